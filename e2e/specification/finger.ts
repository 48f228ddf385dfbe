import type { Locator } from '@playwright/test';

/** One finger that goes down on something and moves to the side by so many pixels; negative is to the left. */
export async function swipe(on: Locator, distance: number): Promise<void> {
  const page = on.page();
  const box = await on.boundingBox();
  if (!box) throw new Error('nothing to swipe on');
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(box.y + 40);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: at, y }],
    });
  await touch('touchStart', x);
  await touch('touchMove', x + Math.sign(distance) * 20);
  await touch('touchMove', x + distance);
  await touch('touchEnd');
  await session.detach();
}
