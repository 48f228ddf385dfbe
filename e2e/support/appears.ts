import type { Page } from '@playwright/test';

/** Runs in the page: hears of every change, where asking now and then would come too late. */
const watcher = (selector: string, text: string) => `new Promise((resolve) => {
  const observer = new MutationObserver(look);
  function look() {
    const all = [...document.querySelectorAll(${JSON.stringify(selector)})];
    const found = all.find((one) => one.textContent.includes(${JSON.stringify(text)}));
    if (!found) return;
    observer.disconnect();
    resolve(found.textContent);
  }
  observer.observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  look();
})`;

/**
 * For what goes by itself after a moment: begun before that, it ends once such an element has been there.
 * @returns the element's text
 */
export function appears(page: Page, selector: string, text = ''): Promise<string> {
  return page.evaluate<string>(watcher(selector, text));
}
