import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';

const money =
  '(?:[€£$] ?\\d[\\d.,]{0,12}\\d|[€£$] ?\\d|\\d[\\d .,]{0,12}\\d ?(?:€|£|\\$|лв\\.?|лева|евро|euros?|eur|pounds?|bgn)|\\d ?(?:€|£|\\$|лв\\.?|лева|евро))';
const amount = lettered(`(?<![\\p{L}\\d.,])${money}(?!\\p{L})`, 'iu');
/** “An invoice of 7,500”. */
const billed = lettered(
  lettered(
    /(?<!\p{L})(?:invoices?|bills?|sum|debt|фактур\p{L}*|сметк\p{L}*|сума\p{L}*|дълг\p{L}*) (?:of|for|over|за|от) (\d[\d.,]{0,12}\d)(?!\d|%)/iu,
  ),
);
/** “Owes us 4,200” needs no currency. */
const bare = lettered(
  lettered(
    /(?<!\p{L})(?:ow(?:es?|ed|ing)(?: (?:me|us))?|дължи(?:т|м)?(?: (?:ми|ни))?|(?:ми|ни) дължи(?:т|м)?)(?: (?:about|around|over|nearly|около|над|почти))? (\d[\d.,]{0,12}\d)(?!\d|%| ?(?:days|weeks|months|дни|месец\p{L}*|седмиц\p{L}*))/iu,
  ),
);
const fromTo = lettered(
  lettered(
    /(?<!\p{L})(?:from|от) ([€£$]?\d+(?:[.,]\d+)?)( ?(?:€|лв\.?|лева|евро|euros?|pounds?))? (?:to|на|до) ([€£$]?\d+(?:[.,]\d+)?)( ?(?:€|лв\.?|лева|евро|euros?|pounds?))?(?!\d|%|:)/iu,
  ),
);
const percent = lettered(/(\d+(?:[.,]\d+)?) ?(?:%|percent|per cent|процент\p{L}*|на сто)/iu);
const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември';
const when = lettered(
  `(?<!\\p{L})(?:in|from|on|starting|as of|from the|от|през|считано от) ((?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?:-?(?:ви|ри|ти))? )?(?:of )?(?:${months})|next (?:month|year|week|monday)|monday|(?:следващ|друг)(?:ия месец|ата година|ата седмица)|нова година|понеделник)(?!\\p{L})`,
  'iu',
);
const offered: readonly RegExp[] = [
  lettered(
    /(?<!\p{L})(?:to|also|and) (?:take|buy|book|order|have|get|choose|use|hire|sign up)(?: us)?(?: up)?(?: for)? (?:the |a |an |our )?([\p{L}' -]{3,40}?)(?= too| as well| from us|[?.,!]|$)/iu,
  ),
  lettered(
    /(?<!\p{L})(?:offer|sell)(?: (?:them|people|(?:our |my )?(?:clients|customers|guests)))? (?:the |a |an |our |my )?([\p{L}' -]{3,40}?)(?= to | too| as well| when | after |[?.,!]|$)/iu,
  ),
  lettered(
    /да (?:ни |ме |си )*(?:вземат|взимат|купят|купуват|поръчат|поръчват|запишат|изберат|ползват|наемат|искат)(?: и| също)?(?: за)? ([\p{L} -]{3,40}?)(?=[?.,!]|$| от нас)/iu,
  ),
  lettered(
    /(?:да (?:им |ги )?)?(?:предложа|предложим|предлагам|предлагаме|продам|продадем|продавам|продаваме)(?: им)?(?: и)? ([\p{L} -]{3,40}?)(?=[?.,!]|$| на | след | при )/iu,
  ),
];
const finished: readonly RegExp[] = [
  lettered(
    /(?<!\p{L})(?:finish(?:ed|ing)?|done with|complet(?:e|ed|ing)) (?:the |an |a |their )?([\p{L}' -]{3,30}?)(?=[?.,!]|$)/iu,
  ),
  lettered(
    /(?<!\p{L})(?:приключим|приключа|завършим|завърша|свършим|свърша|приключваме)(?: със?)? (\p{L}{4,}(?:а|я|то|та|те|ът|ят))(?!\p{L})/iu,
  ),
];
/** These stand for the whole job. */
const vague = lettered(
  lettered(
    /^(?:it|them|this|that|more|work|job|something|anything|new|работата|всичко|нещо|повече|още)(?!\p{L})/iu,
  ),
);

const plural = lettered(
  /(?<!\p{L})(?:we(?! (?:shook|agreed|met|talked|spoke|had agreed))|us|our|ours|we[’']re|we[’']ve|ние|нас|ни|наш(?:ия|ият|ата|ето|ите|а|и|е)?|сме|имаме|правим|искаме|работим|продаваме|доставяме|предлагаме)(?!\p{L})/giu,
);
const single = lettered(
  /(?<!\p{L})(?:i|me|my|mine|i[’']m|i[’']ve|аз|мен|ми|моя(?:т|та)?|мо(?:ето|ите|и)|съм|имам|правя|искам|работя|продавам|доставям|предлагам|давам)(?!\p{L})/giu,
);

const alone = lettered(
  lettered(
    /(?<!\p{L})(?:alone|on my own|by myself|one[- ]man|one[- ]woman|solo|сам съм|сама съм|работя сам|работя сама|самичък)(?!\p{L})/iu,
  ),
);

/** The values for the slots of a script, from the story of the user and the question. */
export function slotsIn(
  story: string,
  query: string,
  business: string | null,
  language: Language,
): Readonly<Record<string, string>> {
  const all = `${story}\n${query}`;
  const [, old = '', oldUnit = '', next = '', nextUnit = ''] = fromTo.exec(all) ?? [];
  const unit = nextUnit || oldUnit;
  const found = {
    amount: (amount.exec(all)?.[0] ?? bare.exec(all)?.[1] ?? billed.exec(all)?.[1] ?? '').trim(),
    old: old === '' ? '' : `${old}${oldUnit || unit}`.trim(),
    new: next === '' ? '' : `${next}${unit}`.trim(),
    percent: withSign(percent.exec(all)?.[1]),
    when: when.exec(all)?.[1] ?? '',
    thing: firstOf(offered, all),
    job: firstOf(finished, query) || firstOf(finished, story),
    business: business ?? '',
    we: isPlural(all, business) ? language : '',
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ''));
}

function withSign(number: string | undefined): string {
  return number === undefined ? '' : `${number}%`;
}

function firstOf(patterns: readonly RegExp[], text: string): string {
  const found = patterns
    .map((pattern) => pattern.exec(text)?.[1]?.trim() ?? '')
    .find((each) => each !== '' && !vague.test(each));
  return found ?? '';
}

/** A firm speaks as “we”, unless its owner tells of themselves. */
function isPlural(text: string, business: string | null): boolean {
  // Only the first line counts: the later ones are a talk with us.
  const [told = ''] = text.split('\n');
  if (business === null && alone.test(told)) return false;
  const many = told.match(plural)?.length ?? 0;
  const one = told.match(single)?.length ?? 0;
  return many === 0 && one === 0 ? business !== null : many > 0 && many * 2 >= one;
}
