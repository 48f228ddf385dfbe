import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../language/is-english.ts';
import { nobody } from '../whole-text/order/order-reader.ts';
import type { HeadRest } from './head-rest-type.ts';
import { readerFor } from './reader-for.ts';

export const offered = lettered(
  /(?:(?:the |our |my )?(?:offer|quote|quotation|proposal),?(?: (?:that|which))? (?:I|we) (?:sent|gave|made)(?: to)? ((?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)(?: (.*))?$|^ ?(?:до|на|за) ((?:(?:г-н|г-жа|д-р) )?\p{Lu}[\p{L}-]+) за офертата(?: (.*))?$)/u,
);

/** “The offer I sent Mr Jansen two weeks ago” */
export function sentOffer(sent: RegExpExecArray, found: HeadRest, language: Language): HeadRest {
  const when = (sent[2] ?? sent[4] ?? '').replace(/[\s.]+$/u, '');
  const told = isEnglish[language]
    ? `I sent you our offer${when === '' ? '' : ` ${when}`}`
    : `Пиша Ви за офертата${when === '' ? '' : ` ${when}`}`;
  return {
    ...found,
    reader: { ...nobody, name: sent[1] ?? sent[3] ?? '' },
    told,
    kind: 'follow-up',
  };
}

/** “(asking) for permission to put four tables” → “We would like to ask you for permission to put four tables” */
export function askedEn(asked: string): string {
  const [, link = '', rest = ''] = /^(for|to|if|whether) (.+?)[\s.]*$/isu.exec(asked) ?? [];
  if (link === 'to') return `Could you please ${rest}?`;
  if (link === 'if' || link === 'whether') return `Could you tell us whether ${rest}?`;
  if (link !== 'for') return asked;
  return /^(?:an?|the|\d)\b/iu.test(rest)
    ? `Could we have ${rest}?`
    : `We would like to ask you for ${rest}`;
}

const moreOf = /^(.+?),\s+((?:we|I|otherwise|our|the|it)\b.+)$/isu;
const requestOf: Record<Language, RegExp> = {
  EN: /^ ?to (.+?) (for|to|if|whether) (.+)$/isu,
  BG: lettered(
    /^ ?(?:от|на) (.+?[“"”]|(?:\p{L}+ )?[\p{L}-]+?) (да|за|капаро|аванс|предплащане|депозит|потвърждение|отговор|снимки|документи)(?!\p{L})(.*)$/isu,
  ),
};

/** “Ask our client BrightWorks for a 40% deposit” */
export function requestRest(left: string, found: HeadRest, language: Language): HeadRest {
  const parts = requestOf[language].exec(left);
  if (parts === null) return found;
  const [, who = '', link = '', what = ''] = parts;
  const reader = readerFor(who, language);
  const [, asked = what, more = ''] = moreOf.exec(what) ?? [];
  const told = isEnglish[language]
    ? `${askedEn(`${link} ${asked}`)}${more === '' ? '' : ` ${more}`}`
    : link === 'да'
      ? `помоли да${what}`
      : `Молим Ви за ${link === 'за' ? '' : link}${what}`;
  return { ...found, reader, told, audience: who };
}
