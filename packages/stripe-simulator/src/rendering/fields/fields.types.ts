/** Fields of an object that nothing simulated changes. Stored fields win over them, also in nested objects. */
export type Fields = Record<string, unknown>;

/** The fields by the object's type, computed from what is stored of it. */
export type FieldTable = Record<string, (stored: Fields) => Fields>;
