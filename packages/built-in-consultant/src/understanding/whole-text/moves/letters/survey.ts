import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../../language/is-english.ts';
import type { Brief } from '../../brief/brief-type.ts';
import type { Told } from '../told.ts';

const about: Record<Language, RegExp> = {
  EN: /(?:survey|questionnaire|feedback|form|poll|questions) (?:about|on|regarding) ([^,;:.]{3,80})/iu,
  BG: lettered(
    /(?:анкета\p{L}*|проучване\p{L}*|въпросник\p{L}*|допитване\p{L}*)(?: (?:от|с) \d+ (?:минути|мин\.?|въпроса))? (?:за|относно) (?!клиент)([^,;:.]{3,80})/iu,
  ),
};
const minutes = lettered(/(\d{1,2})[ -]?(?:minutes?|mins?|минути|минута|мин)(?!\p{L})/iu);
const questions =
  /(\d{1,2}|three|five|four|ten|три|пет|четири|десет)(?: short| кратки)? (?:questions|въпроса)/iu;
const closes: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(?:closes? on|until|till|by|before|open until|deadline(?: is)?) ((?:the )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{L}+|\p{L}+ \d{1,2}|\p{Lu}\p{L}+day)(?: at \d[\d:apm]*)?)/iu,
  ),
  BG: lettered(
    /(?<!\p{L})(?:до|срок(?:ът)?(?: е)?(?: до)?) (\d{1,2}\.? ?\p{L}+|(?:края на )?(?:понеделник|вторник|сряда|четвъртък|петък|събота|неделя|седмицата|месеца))/iu,
  ),
};
const prize: Record<Language, RegExp> = {
  EN: lettered(
    /(?:one|two|three|\d+)(?: of (?:them|you|those|the participants|all)| participants?| winners?| person| people| lucky \p{L}+)* (?:wins?|gets?|will (?:win|get|receive)|receives?) ([^,;.]{3,60})|(?:prize(?: is)?|win|everyone (?:who \p{L}+ )?gets|gets?|each gets) (?:is )?((?:an? |\d|[€$£])[^,;.]{3,60})/iu,
  ),
  BG: lettered(
    /(?:един|една|двама|трима)(?: от (?:тях|участниците|вас|всички)| участни\p{L}+| късметли\p{L}+)* (?:печели|печелят|ще спечел\p{L}+|ще получ\p{L}+|получава) ([^,;]{3,60}?)(?=, |;|\.?$)|(?:награда(?:та)?(?: е)?|получава\p{L}*|печел\p{L}+) ([^,;]{3,60}?)(?=, |;|\.?$)/iu,
  ),
};

/** About what a survey asks, how long it takes, until when, and what one can win. */
export function surveyParts(
  text: string,
  _: Told,
  __: Brief,
  language: Language,
): Record<string, string> {
  const en = isEnglish[language];
  const [whole = '', one, each] = prize[language].exec(text) ?? [];
  const won = (one ?? each ?? '').trim().replace(/^(?:is|е)\s/iu, '');
  const isOne = one !== undefined && /^(?:one|един|една)/iu.test(whole);
  const time = minutes.exec(text)?.[1] ?? '';
  const count = questions.exec(text)?.[1] ?? '';
  return {
    surveyAbout: (about[language].exec(text)?.[1] ?? '').replace(/ (?:and|и) .*$/u, '').trim(),
    minutes: time,
    questions: count,
    closes: closes[language].exec(text)?.[1] ?? '',
    prize:
      won === ''
        ? ''
        : en
          ? isOne
            ? `One of the participants wins ${won}.`
            : `You can win ${won}.`
          : isOne
            ? `Един от участниците печели ${won}.`
            : `Можете да спечелите ${won}.`,
  };
}
