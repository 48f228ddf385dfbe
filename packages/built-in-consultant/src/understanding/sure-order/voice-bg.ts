import { lettered } from '@savet/text/lettered';
import { secondPerson } from '../whole-text/moves/second-person.ts';
import { pleaBg, speltBg, toYouBg } from './statement-bg.ts';
import type { SureVoice } from './sure-order-type.ts';

export const days =
  '(?:понеделник|вторник|сряда|четвъртък|петък|събота|неделя|утре|днес|вдругиден|другата седмица|следващата седмица)';
export const timeOnly = lettered(
  `^(?:(?:във|в|на|за|към|около|след|преди|от|до|или|и|между|сутринта|следобед|вечерта|по обяд|ч\\.?|часа|${days}|\\d{1,2}(?:[.:]\\d\\d)?|януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември)(?: |,|$))+$`,
  'iu',
);
export const whom = '(?:(?:му|ѝ|й|им|го|я|ги) )?';

export type Act = readonly [RegExp, (found: readonly string[], voice: SureVoice) => string | null];

export const we = ({ number }: SureVoice, one: string, several: string): string =>
  number === 'one' ? one : several;

export function asking(what: string, voice: SureVoice): string | null {
  const turned = speltBg(toYouBg(what.replace(lettered(/^може ли (?:да )?/iu), 'може ли ')))
    .replace(
      lettered(/^((?:кога|как|къде|колко) )може да (\p{Ll}+)/iu),
      (all, how: string, verb: string) =>
        /(?:м|ме|те)$/u.test(verb) ? all : `${how}можете да ${youOf(verb)}`,
    )
    .replace(
      lettered(/^(дали )(?:може|могат) (да (?:(?:ни|ми|се|го|я|ги) )*)(\p{Ll}+)/iu),
      (all, how: string, link: string, verb: string) =>
        /(?:м|ме|те)$/u.test(verb) ? all : `${how}можете ${link}${secondPerson(verb) ?? verb}`,
    );
  if (
    lettered(/(?<!кой )(?:може|могат) да (?:(?:ни|ми|се) )*\p{Ll}+(?<!м|ме|те)(?!\p{L})/u).test(
      turned,
    )
  )
    return null;
  if (lettered(/(?<!\p{L})(?:е|са) \p{Ll}+(?:ил|ал|ял)[аи]?(?!\p{L})/u).test(turned)) return null;
  return `Бихте ли ${we(voice, 'ми', 'ни')} казали ${turned}?`;
}

function youOf(verb: string): string {
  return pleaBg(verb)?.replace(/^да /u, '') ?? verb;
}

/** „В сряда или четвъртък“: each day with its preposition. */
export function inTime(when: string): string {
  const own = speltBg(when)
    .replace(lettered(/^(?=(?:понеделник|сряда|четвъртък|петък|събота|неделя))/iu), 'в ')
    .replace(/^(?=вторник)/iu, 'във ');
  return own.replace(lettered(/^в (?=вторник)/iu), 'във ');
}
