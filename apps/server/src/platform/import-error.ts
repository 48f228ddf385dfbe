/** A file cannot be imported. The message is for the person who tries. */
export class ImportError extends Error {}
