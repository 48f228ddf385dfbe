import { lettered } from '@savet/text/lettered';

const end = '(?:,? (?:please|pls|plz|thanks|моля))?(?=\\s*(?:[,.;!]|$))';
const before = '(?:^|[,.;!]\\s*|\\s+(?:(?:and|but|и|но|а)\\s+)?)';
/** How a text is to read: “no corporate waffle please”, „да не звучи като спам“. */
const manner = [
  '(?:no|without(?: any)?|nothing(?: too)?) (?:\\p{L}+ )?(?:waffle|fluff|hype|clich[eé]s?|buzzwords?|jargon|superlatives?|over the top|big words|bragging|gimmicks?|cheesy|corny|flowery|sugary|drama|bullshit|nonsense|marketing speak|sales talk|fancy words)',
  "(?:(?:it|this|that|which) )?(?:must ?n[’']?t|must not|should ?n[’']?t|should not|do not|don[’']?t|does not|doesn[’']?t|not)(?: let it| make it| to)? (?:read|sound|look|come across|feel|seem)(?: like| as| too)? [^,.;!]{2,40}",
  'без (?:\\p{L}+ ){0,2}(?:приказки|клишета|суперлативи|патос|хвалби|фрази|празнословие|превземки|лиготии|глупости|надуто|помпозно|пресилено|изхвърляния)',
  '(?:(?:и|но|а) )?(?:да|нека) не (?:звучи|прилича|изглежда|мирише|бъде|е)(?: (?:като|на|прекалено|твърде|много))+ [^,.;!]{2,40}',
];
const mannerIn = lettered(`${before}(?:${manner.join('|')})${end}`, 'giu');
const mannerLeft = lettered(`(?<!\\p{L})(?:${manner.join('|')})${end}`, 'iu');
const quotation = /([„“"«][^„“”"»]*[“”"»])/u;

/** An order without the parts that only say how its text is to read; what is quoted stays. */
export function withoutManner(request: string): string {
  return request
    .split(quotation)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(mannerIn, '')))
    .join('');
}

/** Whether a text says how it is to read itself. */
export function saysManner(text: string): boolean {
  return mannerLeft.test(text.replace(/^>? ?- /gmu, ''));
}
