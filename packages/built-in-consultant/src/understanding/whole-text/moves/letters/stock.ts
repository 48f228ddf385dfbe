import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../../../language/is-english.ts';
import type { Brief } from '../../brief/brief-type.ts';
import { goesOn } from '../goes-on.ts';
import { sentencesOfKind, type Told } from '../told.ts';

const out =
  /out of stock|sold out|unavailable|not available|no longer (?:available|made)|discontinued|изчерпан|наличност|не е налич|не са налич|няма на склад|спря(?:н|л|ха)/iu;
const ordered: Record<Language, RegExp> = {
  EN: lettered(
    /who (?:has )?ordered (\d+|one|two|three|four|five|six|some|a few)(?: of (?:them|these|it))?(?!\p{L})/iu,
  ),
  BG: lettered(
    /ко(?:й|я|и)то (?:е |са )?поръча(?:л|ла|ли|ха)? (\d+|една?|едно|два|две|три|четири|пет|шест)(?: (?:от тях|броя?|бр\.?))?(?!\p{L})/iu,
  ),
};

/** The parts of an out-of-stock notice: the news, the ordered quantity, and the alternatives. */
export function stockParts(
  text: string,
  told: Told,
  _: Brief,
  language: Language,
): Record<string, string> {
  const first = told.happened === '' ? '' : `${capitalised(told.happened)}.`;
  const all = [first, ...told.before, ...told.says, sentencesOfKind(told, 'say')].filter(Boolean);
  const news = all.find((line) => out.test(line)) ?? '';
  const count = ordered[language].exec(text)?.[1] ?? '';
  const thanks = isEnglish[language]
    ? `You ordered ${count} of these.`
    : `Поръчали сте ${count} броя.`;
  const others = all.filter((line) => line !== news && !/ordered \d|of you/iu.test(line));
  return {
    news: goesOn(toReader(news)),
    ordered: count === '' ? '' : thanks,
    choices: sentencesOfKind(told, 'offer'),
    more: others.join(' '),
  };
}

function toReader(text: string): string {
  return text.replace(lettered(/(?<=Поръчан\p{L}+ от )(?:него|нея|тях|клиент\p{L}*)/u), 'Вас');
}
