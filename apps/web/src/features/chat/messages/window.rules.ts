/** Messages drawn at most: a few screens of them in either direction, all of them open to find-in-page. */
export const WINDOW = 120;
/** How far the window moves at a time. */
const STEP = 50;

/** The part of a list that is drawn, by place; `end` is not in it. */
export interface DrawnPart {
  start: number;
  end: number;
}

/** @param last id of the last message drawn; null: the end of the list, whatever comes there */
export function drawnPart(ids: readonly string[], last: string | null): DrawnPart {
  const place = last === null ? -1 : ids.indexOf(last);
  const end = place < 0 ? ids.length : place + 1;
  return { start: Math.max(0, end - WINDOW), end };
}

/** What the last message drawn is after moving towards the beginning. */
export function movedEarlier(ids: readonly string[], last: string | null): string | null {
  const { start, end } = drawnPart(ids, last);
  return start === 0 ? last : lastOf(ids, end - Math.min(STEP, start));
}

/** After earlier messages came in above this one: some of them are drawn, and it is drawn still. */
export function movedAbove(ids: readonly string[], id: string): string | null {
  return lastOf(ids, Math.max(0, ids.indexOf(id) - STEP) + WINDOW);
}

export function movedLater(ids: readonly string[], last: string | null): string | null {
  return lastOf(ids, drawnPart(ids, last).end + STEP);
}

/** So that this message is drawn, with others around it. */
export function movedTo(ids: readonly string[], id: string): string | null {
  return lastOf(ids, ids.indexOf(id) + 1 + WINDOW / 2);
}

function lastOf(ids: readonly string[], end: number): string | null {
  return end >= ids.length ? null : (ids[end - 1] ?? null);
}
