import { openMenu } from '../support/screen-states/open-menu.ts';
import { expect, test } from '../support/screen-states/stage.ts';
import { areas } from '../support/screen-states/states.ts';

/** A screen of 1280 × 1024 px at 400 %. */
test.use({ viewport: { width: 320, height: 256 } });

test('at four times the size a user can read answers, ask questions and reach every menu entry', async ({
  stage,
}) => {
  const answered = areas.chat.find(({ name }) => name === 'chat-answered');
  if (!answered) throw new Error('there is no such state');
  await stage.show(answered, async (page) => {
    const question = page.locator('#question');
    const reply = page.getByRole('article').last();
    await reply.scrollIntoViewIfNeeded();
    await expect(reply).toBeInViewport();
    await question.fill('And then?');
    const send = page.locator('button[type=submit]');
    await send.scrollIntoViewIfNeeded();
    await expect(send).toBeInViewport({ ratio: 1 });
    await question.fill('');
    await openMenu(page);
    const entries = page.locator('#side-menu').getByRole('link');
    await expect(entries).not.toHaveCount(0);
    for (const entry of await entries.all()) {
      await entry.scrollIntoViewIfNeeded();
      await expect(entry).toBeInViewport({ ratio: 0.9 });
    }
  });
});
