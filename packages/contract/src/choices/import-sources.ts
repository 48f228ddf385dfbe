/** Programs whose chats can be imported, as screens name them. */
export const importSources = ['ChatGPT', 'Claude'] as const;
export type ImportSource = (typeof importSources)[number];
