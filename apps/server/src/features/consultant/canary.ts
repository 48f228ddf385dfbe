/** Finds a mark of the instructions in an answer and takes it out, however the text is cut into pieces. */
export interface CanaryFilter {
  /** @returns what is sure to hold no part of the mark */
  push(piece: string): string;
  /** @returns what was held back */
  end(): string;
  /** Whether the mark has come. */
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

/** Length of the end of a text that may be the beginning of the mark. */
function openEnd(text: string, mark: string): number {
  for (let length = Math.min(mark.length - 1, text.length); length > 0; length -= 1) {
    if (text.endsWith(mark.slice(0, length))) return length;
  }
  return 0;
}
