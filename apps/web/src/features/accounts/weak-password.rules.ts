/** Beginnings that guessing programs try first. */
const common =
  /^(password|passw0rd|qwerty|letmein|welcome|admin|iloveyou|abc123|парола|йцукен|savet)/i;
/** Shorter than this, a password of one kind of character is soon guessed. */
const SHORT = 10;

/** Whether a password should be advised against; it is accepted all the same. */
export function isWeakPassword(password: string): boolean {
  const isOneKind = /^(\d+|\p{L}+)$/u.test(password);
  const isRepetition = new Set(password).size <= 3;
  return common.test(password) || isRepetition || (isOneKind && password.length < SHORT);
}
