// Runs in the page before its own scripts: keeps every text that a reply has shown.
{
  const seen = new Set();
  window.seenReplies = seen;
  new MutationObserver(() => {
    for (const answer of document.querySelectorAll('[data-sender="assistant"] [data-markdown]')) {
      seen.add(answer.textContent);
    }
  }).observe(document, { characterData: true, childList: true, subtree: true });
}
