import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../../language/is-english.ts';
import type { Brief } from '../../brief/brief-type.ts';
import { sentencesOfKind, type Told } from '../told.ts';

const where: Record<Language, RegExp> = {
  EN: lettered(
    /(?:customers?|clients?|members?|subscribers?|users?|students?|guests?|welcome(?: \p{L}+)?) (?:of|to|in|at) (?:my|our|the) ([^,;:.]{3,60}?)(?= (?:that|who|with|and|in which|where|offering|giving|saying|telling)(?!\p{L})|[,;:.]|$)/iu,
  ),
  BG: lettered(
    /(?:клиент\p{L}*|член\p{L}*|абонат\p{L}*|гост\p{L}*|ученици|курсист\p{L}*) (?:на|в|във) ((?:моя|моята|моето|нашия|нашата|нашето) [^,;:.]{3,60}?|\p{L}[^,;:.]{2,40}? (?:ни|ми)(?: за \p{L}+)?)(?= (?:с|със|и|че|който|която)(?!\p{L})|[,;:.]|$)/iu,
  ),
};
const code: Record<Language, RegExp> = {
  EN: /(?:with )?code ([A-ZА-Я\d]{3,15}) (?:for|gives) (\d{1,2} ?%)(?: off| discount)?((?: (?:on|off|from|for) )?[^,;.]{0,60})/u,
  BG: /(?:със? )?код ([A-ZА-Я\d]{3,15}) за (\d{1,2} ?%)(?: отстъпка| намаление)?((?: (?:от|за|на) )?[^,;.]{0,60})/u,
};

/** The parts of a welcome letter: the shop or club that the reader joined, a discount code, and other facts. */
export function welcomedParts(
  text: string,
  told: Told,
  _: Brief,
  language: Language,
): Record<string, string> {
  const found = where[language].exec(text)?.[1]?.trim() ?? '';
  const [, name = '', percent = '', on = ''] = code[language].exec(text) ?? [];
  const deal = isEnglish[language]
    ? `With code ${name} you get ${percent} off${on.replace(/^ (?:off|from|for|on) the /u, ' your ').replace(/^ (?:off|from|for|on) (?!your)/u, ' ')}.`
    : `С код ${name} получавате ${percent} отстъпка${on}.`;
  const told_ = [
    ...told.before,
    ...told.says,
    sentencesOfKind(told, 'offer', 'say', 'ask', 'wish'),
  ].filter(Boolean);
  const lines = name === '' ? told_ : [deal, ...told_.filter((line) => !line.includes(name))];
  return {
    shop: isEnglish[language]
      ? found && `our ${found}`
      : found
          .replace(lettered(/(?<!\p{L})ми(?!\p{L})/u), 'ни')
          .replace(/^мо(?=[яе])/u, 'наш')
          .replace(/^нашя(?=та| )/u, 'наша')
          .replace(lettered(/^наша(?= \p{L}*[^ая] )/u), 'нашия'),
    ...(lines.length === 0
      ? {}
      : {
          facts: lines.join(' ').replace(/(?<=off )the (?=(?:first|second|next) order)/u, 'your '),
        }),
  };
}
