import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';

/** Words that show that an order was taken apart wrongly. */
const rests: readonly RegExp[] = [
  /Уважаеми \[обръщение\], (?:г-н|г-жа|г-жо|д-р) /u,
  lettered(/[Мм]оля да благодар\p{L}+/u),
  /\bwithout (?:grovel|begg|boast|bragg|gush)/iu,
  lettered(/(?:съобщение|сабщение|смс|текст) за (?:вибер|вайбър|месинджър|уотсап)/iu),
  /(?:^|\n)(?:\*\*)?(?:Please|Pls) for /u,
  lettered(
    /(?:^|[.!?]\s+|\n)(?:- )?Да (?:благодаря|поздравя|спомена|кажа|добавя|извиня)(?!\p{L})/u,
  ),
  lettered(
    /Уважаеми колеги от \p{Lu}\p{L}+ \p{Lu}\p{L}+(?:ов|ев|ин|ова|ева|ина|ски|ска)(?!\p{L})/u,
  ),
  lettered(
    /(?<!\p{L})и (?:Ви|го|я|ги|му|ѝ|им) (?:питай|попитай|кажи|помоли|напомни|покани)(?!\p{L})/u,
  ),
  // “From me to Olga”
  /(?:^|[.!?]\s+|\n|\*\*Subject:\*\* )From (?:me|us) to /u,
  lettered(/(?:^|[.!?]\s+|\n)(?:- )?(?:[Кк]лиентът|[Кк]лиентката|[Кк]лиентите) (?:е|са) \p{Lu}/u),
  lettered(
    /(?:^|[.!?]\s+|\n)(?:- )?(?:[Tt]he )?(?:[Cc]lient|[Cc]ustomer|[Cc]ouple)(?:[’']s| is| are) \p{Lu}/u,
  ),
  lettered(/(?:^|[.!?]\s+|\n)(?:- )?(?:(?:[Пп]одписва|[Пп]одпис:?) \p{Lu}|[Ss]igned by )/u),
  // “The cause: nothing is lost though.”
  /The cause: [^.\n]* though\./u,
];

/** Bulgarian in Latin letters that has become no word: „4ас“, „затварияме“, „дурвени“. */
const misspelt: Record<Language, RegExp> = {
  EN: /(?!)/u,
  BG: lettered(
    /(?<![\p{L}\d.,])[46][аеиоу]\p{Ll}+|[а-я][46][а-я]|\p{L}{2,}(?:ияме|иаме|ияваме|ияват)(?!\p{L})|(?<!\p{L})(?:дурв|пурв|бурз|твурд|чурв|сурд|гурд|зурн|сабщ|събщ|салф)\p{L}*|(?<!\p{L})\p{Lu}?\p{Ll}*(?:шщ|щщ|ъъ|йй)\p{Ll}*/iu,
  ),
};

/** Whether a text has a rest of its order, or a word that is misspelt. */
export function hasOrderRest(shown: string, language: Language): boolean {
  return rests.some((sign) => sign.test(shown)) || misspelt[language].test(shown);
}
