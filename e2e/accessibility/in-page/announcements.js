/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return -- it runs in the page as it is, without types */
// Runs in the page: records what a screen reader would announce.
{
  const live = '[aria-live], output, [role=status], [role=alert]';
  const heard = [];

  const say = (region) => {
    const text = region.textContent.trim();
    if (text !== '') heard.push(text);
  };

  /** A polite region announces only changes, not the text it was inserted with. */
  const hear = (changes) => {
    const regions = new Set();
    const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(live);
      if (region && ![...added].some((node) => node.contains(region))) regions.add(region);
    }
    for (const node of added) {
      if (!(node instanceof Element)) continue;
      const alerts = [...node.querySelectorAll('[role=alert]')];
      for (const alert of node.matches('[role=alert]') ? [node] : alerts) regions.add(alert);
    }
    for (const region of regions) say(region);
  };

  new MutationObserver(hear).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  globalThis.heard = heard;
}
