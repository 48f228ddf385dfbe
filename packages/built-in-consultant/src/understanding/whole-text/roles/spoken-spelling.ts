import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';

type Turn = readonly [RegExp, string];

const word = (pattern: string, flags = 'giu') =>
  lettered(`(?<![\\p{L}\\d’'])(?:${pattern})(?![\\p{L}’'])`, flags);

/** Short forms of hurried writing, in full. */
const turns: Record<Language, readonly Turn[]> = {
  EN: [
    [/(?<=[.,;] )(me|from|signed): ?(?=\p{Lu})/giu, '$1 '],
    [word('cos|coz|cuz|bc'), 'because'],
    [word("'?til|till(?= (?:\\p{L}+day|\\d|the end|next|late|further))"), 'until'],
    [word('pls|plz'), 'please'],
    [word('inc|incl\\.?'), 'including'],
    [word('yrs'), 'years'],
    [word('mins'), 'minutes'],
    [word('probs'), 'problems'],
    [word('msg'), 'message'],
    [word('gonna'), 'going to'],
    [word('its(?= (?:[£€$\\d]|free|a |an |the |not |all ))'), 'it’s'],
    [word("who[’']?s(?= \\p{L}+ (?:is|are|was|were|has|have)(?!\\p{L}))"), 'whose'],
    [word('mon'), 'Monday'],
    [word('tues?'), 'Tuesday'],
    [word('weds?(?=[ ,.-])(?! (?:to|him|her))'), 'Wednesday'],
    [word('thur?s?'), 'Thursday'],
    [word('fri'), 'Friday'],
    [word('sat(?= (?:and|to|\\d|from|until|morning|afternoon|evening)|[-–.,]|$)'), 'Saturday'],
    [word('sun(?= (?:\\d|from|until|morning|afternoon|evening)|[.,]|$)'), 'Sunday'],
    [lettered(/(\p{L}+day)[-–](\p{L}+day)/gu), '$1 to $2'],
    [word('jan'), 'January'],
    [word('feb'), 'February'],
    [word('sept?'), 'September'],
    [word('oct'), 'October'],
    [word('nov'), 'November'],
    [word('dec'), 'December'],
    [word('mr'), 'Mr'],
    [word('mrs'), 'Mrs'],
    [word('ms(?= \\p{Lu})', 'gu'), 'Ms'],
    [word('dr(?= \\p{Lu})', 'gu'), 'Dr'],
    [word('cnc'), 'CNC'],
    [word('cv'), 'CV'],
    [word('(mum|dad|mother|father|son|daughter|sister|brother|wife|husband)s(?= \\p{L})'), '$1’s'],
    [
      lettered(
        /(?<!\p{L})(wo|do|ca|is|are|has|have|did|does|was|were|would|could|should)nt(?!\p{L})/giu,
      ),
      '$1n’t',
    ],
    [lettered(/(?<!\p{L})(we|they|you)ll(?!\p{L})(?<!well)/giu), '$1’ll'],
    [
      lettered(
        /(?<!\p{L})(today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december)(?!\p{L})/gu,
      ),
      '{$1}',
    ],
  ],
  BG: [
    [/(?<=[.,;] )(аз|от|подпис): ?(?=\p{Lu})/giu, '$1 '],
    [word('щото|щот'), 'защото'],
    [word('тая'), 'тази'],
    [word('тоя'), 'този'],
    [word('оня'), 'онзи'],
    [word('тва'), 'това'],
    [word('тел\\.?:?(?= ?\\+?\\d)'), 'тел.'],
    // „Ще и направим“, „килимът и е готов“: the short pronoun, without its accent.
    [lettered(/(?<=(?<!\p{L})ще )и(?= \p{L}+(?:м|ме|а|я)(?!\p{L}))/gu), 'ѝ'],
    [lettered(/(?<=\p{L}(?:ът|ят|та|то|те) )и(?= (?:е|са|беше|бяха|ще|не|няма)(?!\p{L}))/gu), 'ѝ'],
    [lettered(/(?<=\p{L})(?<!(?:само|но|а|и|или|така|като)) (?=(?:защото|понеже) )/giu), ', '],
  ],
};

/** A request with its hurried short forms in full. */
export function spelledOut(request: string, language: Language): string {
  return turns[language]
    .reduce((text, [from, to]) => text.replace(from, to), request)
    .replace(lettered(/\{(\p{L})(\p{L}+)\}/gu), (_, first: string, rest: string) =>
      /^(?:oday|omorrow)$/u.test(rest) ? first + rest : first.toUpperCase() + rest,
    );
}
