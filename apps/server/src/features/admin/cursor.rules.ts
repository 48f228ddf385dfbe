/** Where a page of rows with two ids begins; neither id has a space. */
export function joinCursor(uid: string, id: string): string {
  return `${uid} ${id}`;
}

/** Null for none; what is no cursor finds no row. */
export function splitCursor(cursor: string | undefined): [string, string] | null {
  if (cursor === undefined) return null;
  const [uid = '', id = ''] = cursor.split(' ', 2);
  return [uid, id];
}
