import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { sentencesOf } from '@savet/text/text';
import { framed, greetedIn, whole } from './frame-lines.ts';

/** A shorter apology says nothing but that. */
const SORRY_WORDS = 3;
/** Longer sentences are no items of a list. In words. */
const ITEM_WORDS = 12;
/** The ending of a text: a call, thanks, a wish. Additions come before it. */
const ending = lettered(
  /^(?:(?:please )?(?:call|ring|write|reply|book|sign up|come|visit|contact|answer|message|let (?:me|us) know|see you|thank|thanks|we look forward|looking forward|i look forward|we hope|we[’']d be glad|if you have|questions)|(?:моля,? )?(?:обад|звън|пиш|напиш|отговор|запиш|заповядай|елате|ела|потърс|заяв|резервир|очаква|благодар|до скоро|ще се радва|надява|ако имате|при въпроси|за въпроси|интересувате))/iu,
);
/** Said first, whatever else there is to say. */
const sorry = lettered(
  /(?<!\p{L})(?:sorry|apologi[sz]e|apologies|съжалява\p{L}*|извин\p{L}*)(?!\p{L})/iu,
);
const called: Record<Language, string> = { EN: 'Phone: ', BG: 'Телефон: ' };
const also: Record<Language, string> = { EN: 'Also: ', BG: 'Също: ' };

const phone =
  /^(?:(?:the|our|my) )?(?:phone(?: number)?|number|tel\.?|телефон[аът]*|тел\.?|номер[аът]*)(?: (?:is|e|е))?[: ]*(\+?\d[\d /-]{5,}\d)\.?$/iu;
const phoneBlank = /\[[^\]\n]*(?:phone|телефон)[^\]\n]*\]/iu;

/** A text with what is added to it: in its list if it has one, else before the words with which it ends. */
export function withAdditions(
  text: string,
  sentences: readonly string[],
  language: Language,
): string {
  const [only = ''] = sentences;
  const number = sentences.length === 1 ? phone.exec(only)?.[1] : undefined;
  // A number has its place where the text leaves one for it.
  if (number !== undefined && phoneBlank.test(text)) return text.replace(phoneBlank, () => number);
  const parts = framed(text);
  if (number !== undefined)
    return whole({ ...parts, body: withLast(parts.body, `${called[language]}${number}.`) });
  const lines = parts.body.split('\n');
  const lastItem = lines.findLastIndex((line) => /^[-•] /u.test(line));
  if (lastItem > 0 && sentences.every((each) => each.split(' ').length <= ITEM_WORDS)) {
    const items = sentences.map((each) => `- ${each.replace(/\.$/u, '')}`);
    return whole({ ...parts, body: lines.toSpliced(lastItem + 1, 0, ...items).join('\n') });
  }
  const said = sentences.map((each) =>
    /[.!?]$/u.test(each)
      ? each
      : `${also[language]}${each.charAt(0).toLowerCase()}${each.slice(1)}.`,
  );
  const isSaid = sorry.test(text);
  const isSorry = isSaid || greetedIn(parts.body) !== '';
  const first = said.filter((each) => !isSorry && sorry.test(each));
  // If the text has an apology already, another short one is dropped.
  const rest = said.filter(
    (each) => !sorry.test(each) || (isSorry && !(isSaid && each.split(' ').length <= SORRY_WORDS)),
  );
  const body = [first.join(' '), withLast(parts.body, rest.join(' '))].filter(Boolean).join('\n\n');
  return whole({ ...parts, body });
}

/** A body with an addition before the words with which it ends. */
function withLast(body: string, said: string): string {
  if (said === '') return body;
  const paragraphs = body.split(/\n{2,}/u);
  const last = paragraphs.at(-1) ?? '';
  const isSingle = paragraphs.length === 1;
  if (!isSingle && ending.test(last)) return [...paragraphs.slice(0, -1), said, last].join('\n\n');
  const sentences = sentencesOf(last);
  const kept = sentences.findLastIndex(
    (each) => !(ending.test(each.trim()) || each.trim().endsWith('?')),
  );
  const before = sentences.slice(0, kept + 1).join(' ');
  const after = sentences.slice(kept + 1).join(' ');
  // A text of several paragraphs takes a paragraph more.
  const gap = isSingle ? ' ' : '\n\n';
  const end = [before, said].filter(Boolean).join(gap);
  return [...paragraphs.slice(0, -1), [end, after].filter(Boolean).join(gap)].join('\n\n');
}
