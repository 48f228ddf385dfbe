/** The details of a request by the name of their slot; an empty one is not known. */
export type Brief = Readonly<Record<string, string>>;
