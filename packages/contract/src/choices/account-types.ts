export const accountTypes = ['startup', 'other'] as const;
export type AccountType = (typeof accountTypes)[number];
