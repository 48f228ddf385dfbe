import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { escapeMarkdown } from '../../../text/markdown.ts';
import { frameWords } from './frame-words.ts';

const money = lettered(
  /(?:[£€$] ?\d|\d[\d.,]* ?(?:€|евро|euro|eur|лв|лева|k(?!\p{L})|хил))|(?<!\p{L})(?:бруто|нето|чисто|salary|wage)(?!\p{L})/iu,
);
const place = /^(?:(?:in|at|near|в|във|до) )?\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*$/u;
const start =
  /^(?:start(?:s|ing)?|начало|старт|започва(?:ме)?)(?: (?:date|от|on|in|from|is))*:? (?=\S)/iu;
const hours =
  /^(?:\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)? ?(?:-|–|to|until|till|до) ?\d{1,2}|weekends?|nights?|evenings?|mornings?|\d ?(?:часа|смени)|на смени|от \d{1,2} до \d{1,2})/iu;
const payWords =
  /^(?:we (?:offer|pay)|paying|pays?|pay|salary|wage|предлагаме|плащаме|даваме|заплата(?:та)?(?: е)?|заплащане):? /iu;

/** The facts as lines of a list; those of one name are one line. */
export function jobFacts(texts: readonly string[], language: Language): string[] {
  return texts
    .map((text) => jobFact(text, language))
    .reduce<string[]>((all, fact) => {
      const [name = ''] = lettered(/^\p{L}+(?: \p{L}+)?: /u).exec(fact) ?? [];
      const last = all.at(-1) ?? '';
      const isSame = name !== '' && last.startsWith(name);
      return isSame ? [...all.slice(0, -1), `${last}, ${fact.slice(name.length)}`] : [...all, fact];
    }, [])
    .map((fact) => `- ${escapeMarkdown(fact)}`);
}

/** “£12.20 an hour” → “Pay: £12.20 an hour”: a fact of a job in its place. */
export function jobFact(text: string, language: Language): string {
  const { pay, place: where, start: from, hours: when } = frameWords[language];
  const label = (name: string, value: string) => `${name}: ${value}`;
  if (money.test(text)) return label(pay, text.replace(payWords, ''));
  if (start.test(text)) return label(from, text.replace(start, ''));
  if (hours.test(text)) return label(when, text);
  if (place.test(text)) return label(where, text.replace(/^(?:in|at|в|във) /iu, ''));
  return capitalised(text);
}
