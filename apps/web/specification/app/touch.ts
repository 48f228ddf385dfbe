import { cdp, type Locator } from 'vitest/browser';

/** Swipes an element horizontally with one finger, by this many CSS pixels; negative is to the left. */
export async function swipe(on: Locator, distance: number): Promise<void> {
  // The cards may still be moving after the swipe before.
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const box = on.element().getBoundingClientRect();
  // The coordinates start at the browser window, in which the page is a frame.
  const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const x = Math.round(frame.x + box.x + box.width / 2);
  const y = Math.round(frame.y + box.y + 40);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    cdp().send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: at, y }],
    });
  await touch('touchStart', x);
  await touch('touchMove', x + Math.sign(distance) * 20);
  await touch('touchMove', x + distance);
  await touch('touchEnd');
}
