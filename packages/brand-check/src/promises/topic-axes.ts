import { languageCodes } from '@savet/contract/languages';
import { phrases } from '@savet/text/phrases';
import type { Axis } from './axes.ts';

/** Where the users of each language are at home: nothing from there is foreign. */
const home: ReadonlySet<string> = new Set(['BG', 'GB', 'IE', 'US', 'CA', 'AU', 'NZ']);
const countries = languageCodes.flatMap(countriesIn).join('|');
const hither =
  '(?:come|comes|coming|came|travel|travels|arrive|arrives|flown|shipped|trucked|imported|bought|grown|made|sourced|picked|sewn|produced|supplied|delivered|baked|caught)';
const hitherBulgarian =
  '(?:идва|идват|пътува|пътуват|пристига|пристигат|внася|внасят|внасяме|купуваме|купува|купуват|отгледан|отглежда|отглеждат|произведен|произвежда|произвеждат|доставя|доставят|доставяме|расте|растат|докарва|докарват|берат|шият|правят)\\p{L}*';

/** Opposites by what a value is about: each lists the words of its subject instead of whole sayings. */
export const topicAxes: readonly Axis[] = [
  {
    value: phrases`local(?:ly)? | neighbou?r* | nearby | seasonal | season | from the village | own (?:fields?|farm|garden) | местн* | съсед* | сезон* | от селото | собствен*`,
    against: phrases`
      ${hither} (?:\p{L}+ ){0,4}(?:from|in) (?:${countries})
      ${hitherBulgarian} (?:\p{L}+ ){0,3}(?:от|в|чак от) (?:${countries})
    `,
  },
  {
    value: phrases`season* | сезон*`,
    against: phrases`all (?:the )?year round | every day of the year | out of season | целогодишно | през цялата година | извън сезона`,
  },
  {
    value: phrases`frozen | fresh* | home-?made | from scratch | замразен* | пресн* | прясно | домашн*`,
    against: phrases`
      (?:from|out of) (?:the )?freezer | ready[- ]made | reheated | warmed up again | microwave* | defrost* | thawed | from (?:a )?(?:packet|tin|can)s? | powdered \p{L}+
      фризер* | размраз* | полуфабрикат* | готов\p{L}* (?:смес|сос|тест)\p{L}* | микровълнов* | претопл* | от (?:пакет|консерв|кофа)\p{L}* | на прах
    `,
  },
  {
    value: phrases`no track* | not track | privacy | data (?:is|are|stays?|remains?) (?:yours|with you) | your data | no surveillance | без следене | не следим | данни\p{L}* (?:са|остава\p{L}*) \p{L}+ | поверител* | личн* данни`,
    against: phrases`
      (?:we|our \p{L}+|the (?:app|system|software|tool|program)) (?:\p{L}+ )?(?:look at|watch|watches|see|sees|record|records|log|logs|monitor|monitors|follow|follows|track|tracks|count|counts|note|notes|store|stores|analyse|analyses|evaluate|evaluates) (?:\p{L}+ ){0,2}(?:which|who|what|where|when|how (?:long|often|much)) (?:\p{L}+ ){0,3}(?:your|people|staff|employees|you|they|visitors|users|team)
      (?:screens?|keystrokes?|mouse|webcams?|calls|conversations|locations?|clicks) (?:\p{L}+ )?(?:is|are|gets?) (?:\p{L}+ )?(?:recorded|logged|tracked|monitored|watched|stored)
      your (?:data|files|texts|entries|photos|messages) (?:\p{L}+ ){0,4}(?:for|to) (?:\p{L}+ ){0,2}(?:advertis\p{L}*|marketing|train\p{L}*|third parties|partners)
      (?:следим|наблюдаваме|записваме|проследяваме|броим|отчитаме) (?:\p{L}+ ){0,2}(?:кой|коя|кои|какво|къде|кога|колко|служител\p{L}*|хора\p{L}*|екип\p{L}*|разговор\p{L}*)
      (?:разговор|екран|местоположени|кликван)\p{L}* (?:Ви )?(?:се )?(?:записва|следи|проследява|наблюдава)\p{L}* | данни\p{L}* (?:Ви )?(?:\p{L}+ ){0,3}(?:за реклам\p{L}*|на партньор\p{L}*|на трети лица)
    `,
  },
  {
    value: phrases`compare* | no comparison* | own pace | without (?:grades|marks|exams) | no (?:grades|marks|exams|scores|ranking) | before exams | без сравн* | не сравнява* | без (?:оценки|бележки|изпити|класации) | свое(?:то)? темпо`,
    against: phrases`
      (?:board|list|table|chart|poster|screen|wall|page)s? (?:\p{L}+ ){0,6}(?:who|which \p{L}+) (?:\p{L}+ ){0,3}(?:most|best|first|fastest|furthest|least) | league tables? | leader ?boards? | (?:pupil|student|learner|child|player) of the (?:week|month|year|term)
      (?:stars?|medals?|cups?|prizes?|trophy|trophies|badges?) (?:goes |go )?(?:for|to) the (?:best|fastest|first|most|top|winners?) | rankings? | top (?:three|five|ten) | best in (?:the )?(?:class|group)
      табло\p{L}* (?:\p{L}+ ){0,5}(?:кой|коя|кое|най-\p{L}+) | (?:ученик|дете|курсист|отличник)\p{L}* на (?:месеца|седмицата|срока) | класаци* | (?:медал|купа|звезд|наград|грамот)\p{L}* за (?:най-|първ|победител)\p{L}* | кой е (?:пръв|първи|най-\p{L}+)
    `,
  },
  {
    value: phrases`safety | safe | сигурност* | безопасност*`,
    against: phrases`
      catch(?:es)? up (?:on|with) (?:the )?(?:road|motorway|time|schedule|timetable) | mak(?:e|es|ing) up (?:for )?(?:the )?(?:lost |missed )?time | steps? on it | (?:puts?|putting) (?:\p{L}+ )?foot down | overtak* | short ?cuts? | skip(?:s|ping)? (?:the |a )?(?:break|check|rest|test|inspection)s?
      навакса* | настъпва\p{L}* (?:газта|педала) | кара\p{L}* (?:по-)?бързо | гони\p{L}* (?:времето|графика|разписанието) | изпревар* | без (?:да спира|почивк)\p{L}* | прескача\p{L}* (?:проверк|почивк)\p{L}*
    `,
  },
];

/** The names of all countries in a language but those of its own users, as alternatives of a pattern. */
function countriesIn(language: (typeof languageCodes)[number]): string[] {
  const names = new Intl.DisplayNames(language.toLowerCase(), { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !home.has(code))
    .flatMap((code) => names.of(code) ?? [])
    .filter((name) => /^[\p{L} -]+$/u.test(name));
}
