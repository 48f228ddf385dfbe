/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return -- it runs in the page as it is, without types */
// Runs in a page: everything that runs, loads or links, and should not, or changes the page.
(() => {
  const all = [...document.querySelectorAll('*')];
  const shown = ({ outerHTML }) => outerHTML.slice(0, 200);
  const isOwn = (address = '') =>
    address.startsWith(`${location.origin}/`) || /^(?:data:image|blob:)/.test(address);

  const scripts = all
    .filter(
      (element) =>
        element.matches('iframe, object, embed, base, meta[http-equiv=refresh i]') ||
        element.getAttributeNames().some((attribute) => attribute.startsWith('on')) ||
        (element.localName === 'script' && !isOwn(element.src)),
    )
    .map(shown);
  if ('wasRun' in window) scripts.push('a planted script was run');

  const links = all
    .filter((element) => element.localName === 'a')
    .filter(({ protocol, host, rel, title, textContent, nextElementSibling }) => {
      if (protocol === 'mailto:' || host === location.host) return false;
      const isWeb = protocol === 'http:' || protocol === 'https:';
      // A shared page has it in brackets behind the link.
      const behind = nextElementSibling?.matches('small') ? nextElementSibling.textContent : '';
      const said = `${title} ${textContent} ${behind}`;
      return !isWeb || !rel.includes('noopener') || !said.includes(host);
    })
    .map(shown);

  const loaded = all
    .filter((element) => {
      const addresses = [element.getAttribute('src'), element.getAttribute('srcset')];
      if (element.localName === 'link') addresses.push(element.getAttribute('href'));
      return addresses.some(
        (address) => address !== null && !isOwn(new URL(address, location.href).href),
      );
    })
    .map(shown);

  const own = 'body, head, script, link, meta, title, #root';
  // A shared page is written by the server.
  const isShared = document.querySelector('#root') === null;
  const isOfProduct = (element) =>
    element.matches(
      isShared ? `${own}, head > style, body > header, body > main, body > footer` : own,
    );
  const changed = all
    .filter(
      (element) =>
        element.matches('body style, title ~ title, main ~ main, plaintext') ||
        (element.matches('form') && !isOwn(element.action)) ||
        (element.matches('html > *, head > *, body > *') && !isOfProduct(element)),
    )
    .map(shown);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) changed.push(`it is ${scrollWidth - clientWidth} px too wide`);

  return { scripts, links, loaded, changed };
})();
