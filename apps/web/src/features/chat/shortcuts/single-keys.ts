const STORED = 'savet.singleKeys';

/** Chosen on this page, for a browser without storage. */
let chosen: 'on' | 'off' | undefined;

/** Whether keys without Ctrl are shortcuts on this device; who speaks to the computer can do without (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  try {
    return (localStorage.getItem(STORED) ?? chosen) !== 'off';
  } catch {
    return chosen !== 'off';
  }
}

export function turnSingleKeys(to: 'on' | 'off'): void {
  chosen = to;
  try {
    localStorage.setItem(STORED, to);
  } catch {
    // Without storage the choice holds for this page.
  }
}
