/** Removes the canary, a mark in the instructions, from a streamed answer, wherever the stream splits it. */
export interface CanaryFilter {
  /** @returns text that certainly contains no part of the mark */
  push(piece: string): string;
  /** @returns the text that was held back */
  end(): string;
  /** Whether the answer contained the mark. */
  readonly wasSeen: boolean;
}

/** @param mark ASCII letters and digits */
export function createCanaryFilter(mark: string): CanaryFilter {
  let held = '';
  let wasSeen = false;
  return {
    get wasSeen() {
      return wasSeen;
    },
    push(piece) {
      const text = held + piece;
      const clean = text.replaceAll(mark, '');
      wasSeen ||= clean.length !== text.length;
      const safe = clean.length - openEnd(clean, mark);
      held = clean.slice(safe);
      return clean.slice(0, safe);
    },
    end() {
      const rest = held;
      held = '';
      return rest;
    },
  };
}

/** Length of the end of a text that may be the start of the mark. */
function openEnd(text: string, mark: string): number {
  for (let length = Math.min(mark.length - 1, text.length); length > 0; length -= 1) {
    if (text.endsWith(mark.slice(0, length))) return length;
  }
  return 0;
}
