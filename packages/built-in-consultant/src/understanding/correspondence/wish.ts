import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../language/is-english.ts';
import { ended, sentenceOf } from './sentence.ts';
import { spokenTo, toReaderBg } from './to-reader-bg.ts';
import { toReaderEn } from './to-reader-en.ts';

/** A wish ends where the writer says what they can or can’t. */
export function boundedWish(wish: string, language: Language): string {
  const end = stop[language].exec(wish);
  return end === null ? wish : wish.slice(0, end.index);
}

const stop: Record<Language, RegExp> = {
  EN: /,?\s+(?:and|but|so) (?=(?:I|we|our|my|it)\b)|,\s+(?=(?:I|we|our|my|it|the (?:quote|offer|price|contract)|offer|max|but|each|write|reply|tell|polite)\b)|\s+[-–—]\s+/iu,
  BG: lettered(
    /,?\s+(?:но|а|и) (?=(?:аз|ние|не|мога|можем|ще)(?!\p{L}))|,\s+(?=(?:не|аз|ние|моята|нашата|офертата|цената|договорът|мога|можем|може|за|а|но|max|макс|най-много|напиши|отговори|кажи|\p{L}{3,}(?:та|то|ът|ят|те|а)(?: ни| ми)? (?:е|са|беше|струва|важи))(?!\p{L}))|\s+[-–—]\s+/iu,
  ),
};

const may = lettered(/^може да (\p{L}+)/iu);

/** “20% off the quote” → “you asked for 20% off the quote” */
export function wishOf(found: RegExpExecArray, language: Language): string {
  const wish = boundedWish(found.at(-1) ?? '', language).trim();
  if (wish === '') return '';
  if (!isEnglish[language]) {
    if ((found[1] ?? '').toLowerCase().endsWith('дали'))
      return ended(
        `Попитахте дали ${toReaderBg(wish).replace(may, (_, verb: string) => `можете да ${spokenTo(verb) ?? verb}`)}`,
      );
    const turned = toReaderBg(wish).replace(
      lettered(/^да ((?:не )?(?:се |си |ни |ми |го |я |ги |Ви )*)(\p{L}+)/iu),
      (all, between: string, verb: string) => {
        const to = /(?:м|ме)$/u.test(verb) ? null : spokenTo(verb);
        return to === null ? all : `да ${between}${to}`;
      },
    );
    const polished = sentenceOf(`Вие искате ${turned}`, { language, number: 'several' });
    return (polished ?? '').replace(/^Вие искате /u, 'Поискахте ');
  }
  const us = / (me|us) (?:to |for )?$/iu.exec(
    found[0].slice(0, found[0].length - (found.at(-1) ?? '').length),
  );
  const link = (found[2] ?? '').toLowerCase();
  const turned = toReaderEn(wish).replace(/^(?:the |an? )?(?=)/iu, (part) => part);
  if (us !== null && link === 'to')
    return ended(`You asked ${us[1]?.toLowerCase() ?? 'us'} to ${turned}`);
  if (link === 'to') return ended(`You would like to ${turned}`);
  if (
    /^(?:is|are|wants?|wanted)$/iu.test(found[1] ?? '') &&
    / (?:to be|by|on|before|ready|done) /iu.test(` ${turned} `)
  )
    return ended(`You would like ${turned}`);
  return ended(`You asked for ${turned}`);
}

/** “(asked us to) sponsor their fair” → “sponsor your fair” */
export function deedOf(found: RegExpExecArray, language: Language): string {
  if (!isEnglish[language] || !/ (?:me|us) to $/iu.test(beforeWish(found))) return '';
  const wish = boundedWish(found.at(-1) ?? '', language).trim();
  return /\b(?:my|me|our|us)\b/iu.test(wish) ? '' : toReaderEn(wish);
}

function beforeWish(found: RegExpExecArray): string {
  return found[0].slice(0, found[0].length - (found.at(-1) ?? '').length);
}
