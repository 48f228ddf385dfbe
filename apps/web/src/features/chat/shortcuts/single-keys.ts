const STORED = 'savet.singleKeys';

/** Whether keys without Ctrl are shortcuts on this device; who speaks to the computer can do without (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    return true;
  }
}

export function turnSingleKeys(to: 'on' | 'off'): void {
  try {
    localStorage.setItem(STORED, to);
  } catch {
    // Without storage they stay on.
  }
}
