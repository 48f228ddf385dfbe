const HOUR_SECONDS = 3_600;

/** A token like the server's, without a valid signature. */
export function tokenFor(uid: string, seconds = HOUR_SECONDS): string {
  const now = Math.floor(Date.now() / 1_000);
  const claims = { sub: uid, iat: now, exp: now + seconds };
  return `x.${btoa(JSON.stringify(claims))}.x`;
}
