/** The expected chat: what each question was followed by when it was last shown. */
export interface Exchange {
  id: string;
  text: string;
  next: Place | null;
}
/** A place of the chat with all versions of its question. */
export interface Place {
  versions: Exchange[];
  shown: Exchange;
}

/** A place whose question has no id yet. */
export function placeholder(text: string): Place {
  const shown: Exchange = { id: '', text, next: null };
  return { versions: [shown], shown };
}

/** Puts a place at the end of the path. */
export function link(chat: { first: Place | null }, last: Place | undefined, added: Place): void {
  if (last) last.shown.next = added;
  else chat.first = added;
}

/** The places that are shown. */
export function pathOf(first: Place | null): Place[] {
  const path: Place[] = [];
  for (let place = first; place; place = place.shown.next) path.push(place);
  return path;
}
