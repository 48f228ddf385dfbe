import { lettered } from '@savet/text/lettered';
import { lengthIn } from '../../text/length.ts';
import type { WholeText } from '../../understanding/whole-text/wanted.ts';

/** Blanks that no request is expected to fill: who writes, to whom, and how to answer. */
const contact =
  /^(?:your name|name|company|phone|link|phone or link|link or phone|phone or email|email|IBAN|Вашето име|име|обръщение|фирма|телефон|връзка|телефон или връзка|връзка или телефон|телефон или имейл|имейл)$/iu;
/** A text with a larger share of blanks says little of its own. */
const MOSTLY = 0.3;
/** A third person in a text to one reader. */
const recipients = lettered(
  /(?<!\p{L})(?:they|(?<!(?:\d|some|all|one|two|both|most|none) of )them|their|theirs|themselves|them?selves|(?<!(?:\d|един|една|две|два|някои|всички) от )тях|техн(?:ия|ият|ата|ото|ите|а|о|и)|негов\p{L}*|нейн\p{L}*|(?:му|ѝ|им)(?= \p{L}))(?!\p{L})/iu,
);
/** „Носят вода“: a sentence without a subject, whose verb has the third person. */
const theyBg =
  /(?:^|[.!?]\s+|\n>? ?)(?!\p{Lu}\p{Ll}*ият|Трябват )\p{Lu}\p{Ll}{2,}[яа]т(?=\s\p{Ll})/u;
/** An instruction to us inside a sentence of the text. */
const instruction = lettered(
  /(?:\sand|,) (?:(?:ask|tell|remind) you|(?:ask|tell|remind|thank|invite|offer) (?:him|her|them))(?!\p{L})|(?:\sи|,) (?:(?:го|я|ги|му|им|ѝ|Ви) )?(?:помоли|кажи|попитай|напомни|покани|благодари|предложи)(?!\p{L})/iu,
);
/** An instruction as a sentence of its own, or a wish for the tone. */
const order = lettered(
  /(?:^|[.!?:]\s+|\n|,\s+)(?:(?:leave|make sure to leave) (?:room|space|a (?:gap|blank))|(?:be|sound|stay|don[’']t sound|do not sound) (?:kind|firm|polite|angry|friendly|warm|nice|calm)|(?:offer|tell|ask|thank|remind|invite|wish|give) (?:him|her|them)(?!\p{L})|apologi[sz]e(?= |[.,])|(?:propose|suggest|mention|ask (?:if|whether)|say that)(?= )|make (?:it|them) (?:sound|feel)|(?:остави|оставете) (?:празно )?място|(?:не )?(?:бъди|бъдете|звучи|звучиш) \p{L}+|(?:(?:му|ѝ|й|им|го|я|ги|Ви) )?(?:предложи|пожелай|кажи|обясни|помоли|покани|извини се|извини|напомни|спомени|поискай|попитай|обещай|препоръчай|подари|добави)(?!\p{L}))/iu,
);
const dangling = lettered(
  /(?:^|[.!?:]\s+|\n)(?:(?:in|on|for|with|at|by) which|which|whose|who (?!are you)|that (?:we|i|the|they|it)|(?:в|на|за|с|от|по) ко(?:й|я|е|и)то|който|която|което|които|чи[йяе]\p{L}*то|че)(?!\p{L})/iu,
);

export function isContact(blank: string): boolean {
  return contact.test(blank);
}

/** The names of the blanks of a text. */
export function blanksOf(shown: string): string[] {
  const names = [...shown.matchAll(/\[([^\]\n]+)\](?!\()/gu)].map(([, blank = '']) =>
    blank.replace(/[.]$/u, ''),
  );
  return [...new Set(names)];
}

/** Whether the subject or the first sentences leave open what the text is about. */
export function hasOpenMain(shown: string): boolean {
  const paragraphs = shown.split('\n\n');
  const isMail = /^\*\*(?:Subject|Тема):/u.test(paragraphs[0] ?? '');
  const [first = ''] = paragraphs;
  const main = isMail
    ? [first, paragraphs[2] ?? '']
    : [/^.*?[.!?](?=\s|$)/su.exec(first)?.[0] ?? first];
  return blanksOf(main.join('\n')).some((blank) => !contact.test(blank));
}

export function isMostlyBlanks(shown: string, share = MOSTLY): boolean {
  const blank = blanksOf(shown).join(' ');
  return blank !== '' && lengthIn(blank, 'words') > share * lengthIn(shown, 'words');
}

/** Whether a text speaks of its reader as of somebody else, or begins a sentence with a subordinate clause. */
export function speaksOfReader(shown: string, { form, request, added }: WholeText): boolean {
  const said = shown.replace(/\[[^\]\n]*\]/gu, '[]');
  if ([dangling, instruction, order].some((sign) => sign.test(said))) return true;
  if (form !== 'mail' && form !== 'short') return false;
  if (theyBg.test(said) || namesReader(said)) return true;
  // Our own sentences may speak of others.
  const given = new Set(
    [request, ...added]
      .join(' ')
      .toLowerCase()
      .match(lettered(/\p{L}+/gu)) ?? [],
  );
  return (said.match(lettered(recipients.source, 'giu')) ?? []).some((word) =>
    given.has(word.toLowerCase()),
  );
}

const greeted = lettered(
  /(?:Hello|Dear|Hi|Здравейте,|Уважаем\p{L}*) (?:Mr|Mrs|Ms|Dr|г-н|г-жо|г-жа|г-ца|д-р) (\p{Lu}[\p{L}-]+)/u,
);

/** Whether a text greets somebody, and then says of them what they did: „г-н Петров отказа“. */
function namesReader(shown: string): boolean {
  const found = greeted.exec(shown);
  if (found === null) return false;
  const body = shown.slice(found.index + found[0].length);
  return lettered(
    `(?<!\\p{L})(?:Mr|Mrs|Ms|Dr|г-н|г-жа|г-ца|д-р) ${found[1] ?? ''}(?!\\p{L})`,
    'u',
  ).test(body);
}
