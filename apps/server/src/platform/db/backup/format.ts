/**
 * A backup is JSON lines in gzip: a header; a section for each file and each table, with a line that names it and one line for
 * each row; the totals; and a checksum of all lines before. Rows are arrays of texts as PostgreSQL writes and reads them, so
 * every type keeps its exact value, and either database can read what the other wrote.
 */
export const FORMAT = 'savet-backup';
export const FORMAT_VERSION = 1;

export interface Header {
  format: typeof FORMAT;
  formatVersion: number;
  takenAt: string;
  database: 'embedded' | 'postgres';
  /** Names of the migrations that made the tables, in order. */
  migrations: string[];
  /** Tells whether a secret is the one that encrypted parts of the rows, without giving it away. */
  secretMark: string;
}

/** Begins a section. A file's rows have one element, which is a part of it in base64. */
export type SectionStart = { table: string; columns: string[] } | { file: string };

export interface Total {
  rows: number;
  /** See `RowSum`. */
  sum: string;
}

export interface SequenceState {
  name: string;
  /** As text: it has 64 bits. */
  value: string;
  isCalled: boolean;
}

export interface Totals {
  tables: Record<string, Total>;
  files: Record<string, Total>;
  sequences: SequenceState[];
}

/** The contents of a backup, after every line of it was checked. */
export interface Backup {
  path: string;
  header: Header;
  columns: Map<string, string[]>;
  totals: Totals;
}

/** A backup can't be taken or restored. The message is for the person who asked for it. */
export class BackupError extends Error {}
