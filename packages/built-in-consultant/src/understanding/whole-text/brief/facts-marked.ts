import { lettered } from '@savet/text/lettered';
import { inCyrillicIfBulgarian } from '../../details.ts';

/** “Post for Instagram oak table 2 metres 780 euro”: the facts follow the channel without any mark. */
const afterChannel = lettered(
  /^(.{0,40}?(?<!\p{L})(?:post|caption|story|ad|advert|пост|публикация|обява|стори|реклама) (?:for|on|in|за|във|в) (?:our |the |my )?(?:facebook|instagram|linkedin|tiktok|viber|fb|фейсбук|инстаграм|инста|линкедин|тикток|вайбър|фб))\s+(?:for |about |за )?(?=[\p{L}\d])/iu,
);
/** Words of a sentence about the text, which are no facts to show. */
const sentence = lettered(
  /[:?]|(?<!\p{L})(?:that|say\p{L}*|tell\p{L}*|ask\p{L}*|announc\p{L}*|who|which|where|make it|че|да|кажи|който|която|които|където|направи го)(?!\p{L})/iu,
);

/** The request with a colon before its facts; null if it has none, or is told in sentences. */
export function withFactsMarked(request: string): string | null {
  const text = inCyrillicIfBulgarian(request).trim();
  const found = afterChannel.exec(text);
  if (found === null) return null;
  const facts = text.slice(found[0].length);
  if (!/\d/.test(facts) || sentence.test(facts) || sentence.test(found[1] ?? '')) return null;
  return `${found[1]}: ${facts}`;
}
