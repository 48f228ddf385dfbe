/** Ids of the chats that this page is deleting. */
export const beingDeleted = new Set<string>();
