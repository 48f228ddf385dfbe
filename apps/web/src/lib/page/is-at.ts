/** Whether the address has this path; the router renders it a little later. */
export function isAt(path: string): boolean {
  return window.location.pathname === path;
}
