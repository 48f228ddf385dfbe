/** The screen that an address shows: its first part, empty for the root. */
export function screenOf(pathname: string): string {
  const [, screen = ''] = pathname.split('/');
  return screen;
}
