import { lettered } from '@savet/text/lettered';

const adjEn =
  '(?:too |very |a bit |a little |overly |more |less )*(?:kind|firm|polite|friendly|angry|rude|warm|formal|informal|calm|short|brief|professional|pushy|honest|funny|serious|cold|aggressive|emotional|desperate|apologetic|gentle|nice|clear|direct|soft|strict|respectful|salesy|cheesy|light|personal|positive|confident|humble|harsh|hurt|offended|bitter)';
const adjBg =
  '(?:много |малко |прекалено |твърде |по-)*(?:любез\\p{L}+|твърд\\p{L}*|учтив\\p{L}*|мил[аио]?|приятелск\\p{L}+|топл\\p{L}+|топъл|сърдит\\p{L}*|ядосан\\p{L}*|груб\\p{L}*|официал\\p{L}+|спокоен|спокойн\\p{L}+|кратък|кратк\\p{L}+|строг\\p{L}*|настоятел\\p{L}+|нахал\\p{L}+|искрен\\p{L}*|човешк\\p{L}+|директ\\p{L}+|професионал\\p{L}+|весел\\p{L}*|сериоз\\p{L}+|агресив\\p{L}+|обиден\\p{L}*|студен[аио]?|мек[аио]?)';
const end = '(?=\\s*[,.;!]|\\s+(?:and|и)\\s|\\s*$)';

/** “Firm about the deadline”: the topic is kept, for the text to say or for the reply to name as lost. */
const topic =
  '(?:(?<=firm|strict|clear|direct|твърд\\p{L}{0,2}|строг\\p{L}{0,2}) (?:about|on|regarding|за|относно) [^,.;!]{2,40}?)?';

const soundEn = lettered(
  /(?:[,.;]\s*|\s)(?:(?:and|but|please)\s+)*(?:(?:don[’']t|do not|should not) sound|without sounding) (?:(?:too|like a|as if|very) )?\p{L}+(?=\s*[,.;!]|\s+and\s|\s*$)/giu,
);
const soundBg = lettered(
  /(?:[,.;]\s*|\s)(?:(?:и|но|нека|да)\s+)*(?:не звуч(?:и|иш|ете)|без да звуч(?:и|иш|им)|да не звуч(?:и|им)) (?:(?:много|твърде|прекалено|като) )?\p{L}+(?=\s*[,.;!]|\s+и\s|\s*$)/giu,
);

/** Wishes for the tone and for blanks. They are no part of the text. */
const asides: readonly RegExp[] = [
  soundEn,
  soundBg,
  lettered(
    `(?:[,.;]\\s*|\\s)(?:(?:and|but|please)\\s+)*(?:be|sound|stay|remain|keep (?:it|the tone)|make (?:it|the tone)(?: sound)?|(?:it|the tone|the text) should (?:be|sound)|(?:don[’']t|do not|without) (?:be|being|sound|sounding|make it|making it)) ${adjEn}(?:(?:,? (?:and|but|yet|or)|,) (?:not )?${adjEn})*${topic}${end}`,
    'giu',
  ),
  lettered(
    /(?:[,.;]\s*|\s)(?:(?:and|but|please)\s+)*leave (?:(?:some|enough|a|me) )*(?:room|space|spaces|blank|gap|place|line) for (?:(?:the|his|her|their|a|my) )?(?:[\p{L}’']+ ?){1,4}?(?=\s*[,.;!]|\s*$)/giu,
  ),
  lettered(
    `(?:[,.;]\\s*|\\s)(?:(?:и|но|нека|да)\\s+)*(?:(?:не )?(?:бъди|бъдете|звучи|звучиш|звучете|звучим)|без да (?:звучи|звучиш|си|е|сме)|тонът да (?:е|бъде)|да (?:е|бъде)) ${adjBg}(?:(?:,? (?:и|но|а)|,) (?:не )?${adjBg})*${topic}${end}`,
    'giu',
  ),
  lettered(
    /(?:[,.;]\s*|\s)(?:и\s+)?(?:остави|оставете) (?:ми )?(?:празн[оа] |едно )?(?:място|поле|ред|празно) за (?:\p{L}+ ?){1,4}?(?=\s*[,.;!]|\s*$)/giu,
  ),
];

const firmTopic = lettered(
  `(?<!\\p{L})(?:firm|strict|твърд\\p{L}{0,2}|строг\\p{L}{0,2}) (?:about|on|regarding|за|относно) ([^,.;!]{2,40}?)${end}`,
  'giu',
);

/** The topics that the text must be firm about. A text that does not mention one has lost it. */
export function firmTopics(request: string): string[] {
  return [...request.matchAll(firmTopic)].map(([, named = '']) => named);
}

/** A request without its wishes for the tone and for blanks. */
export function withoutAsides(request: string): string {
  const plain = asides.reduce((text, aside) => text.replace(aside, ' '), request);
  return plain === request
    ? request
    : plain
        .replace(/\s+(?=[,.;!])/gu, '')
        .replace(/([,.;])(?:\s*[,.;])+/gu, '$1')
        .replace(/\s+/gu, ' ')
        .trim();
}
