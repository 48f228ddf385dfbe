/** The command can't be run. The message is for the person who typed it. */
export class StaffCommandError extends Error {}
