const STORED = 'savet.singleKeys';

/** The choice on this page, for browsers without storage. */
let chosen: 'on' | 'off' | undefined;

/** Whether single-key shortcuts are on in this browser. Speech input users need to turn them off (WCAG 2.1.4). */
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
    // Without storage the choice lasts until the page closes.
  }
}
