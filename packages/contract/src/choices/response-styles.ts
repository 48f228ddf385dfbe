export const responseStyles = ['normal', 'concise', 'explanatory'] as const;
export type ResponseStyle = (typeof responseStyles)[number];
