/** Formats of a chat or an answer as a file. */
export const downloadFormats = ['pdf', 'docx', 'md'] as const;
export type DownloadFormat = (typeof downloadFormats)[number];
