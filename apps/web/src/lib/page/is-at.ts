/** Whether the page has this path now: the screen follows its address a little later. */
export function isAt(path: string): boolean {
  return window.location.pathname === path;
}
