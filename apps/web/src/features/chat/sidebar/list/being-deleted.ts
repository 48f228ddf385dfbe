/** Chats whose deletion is under way or has just succeeded: their screen does not say that they are missing. */
export const beingDeleted = new Set<string>();
