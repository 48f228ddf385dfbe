/** Ids of the chats that this page is deleting, or has deleted and is leaving. */
export const beingDeleted = new Set<string>();
