/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return -- it runs in the page as it is, without types */
// Runs in a page: everything that runs, loads or links, and should not.
(() => {
  const all = [...document.querySelectorAll('*')];
  const shown = ({ outerHTML }) => outerHTML.slice(0, 200);
  const isOwn = (address) =>
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
    .filter(({ protocol, host, rel, title, textContent }) => {
      if (protocol === 'mailto:' || host === location.host) return false;
      const isWeb = protocol === 'http:' || protocol === 'https:';
      return !isWeb || !rel.includes('noopener') || !`${title} ${textContent}`.includes(host);
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

  return { scripts, links, loaded };
})();
