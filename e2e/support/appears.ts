import type { Page } from '@playwright/test';

/** Runs in the page: observes every change; polling would be too late. */
const watcher = (selector: string, text: string) => `new Promise((resolve) => {
  const observer = new MutationObserver(look);
  function look() {
    const all = [...document.querySelectorAll(${JSON.stringify(selector)})];
    const found = all.find((element) => element.textContent.includes(${JSON.stringify(text)}));
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
 * For elements that disappear after a moment. Called before, it resolves once such an element has appeared.
 * @returns the element's text
 */
export function appears(page: Page, selector: string, text = ''): Promise<string> {
  return page.evaluate<string>(watcher(selector, text));
}
