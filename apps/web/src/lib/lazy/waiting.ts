/** What comes within this, in milliseconds, was not waited for. */
const NOTICED_AFTER_MS = 300;

let waits = 0;
const listeners = new Set<() => void>();

/** Whether a part of the application has been waited for long enough to say so. */
export function isWaiting(): boolean {
  return waits > 0;
}

export function subscribeWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says so while this is waited for. */
export function waitedFor<Result>(work: Promise<Result>): Promise<Result> {
  let isNoticed = false;
  const timer = setTimeout(() => {
    isNoticed = true;
    change(1);
  }, NOTICED_AFTER_MS);
  return work.finally(() => {
    clearTimeout(timer);
    if (isNoticed) change(-1);
  });
}

function change(by: 1 | -1) {
  waits += by;
  for (const listener of listeners) listener();
}
