import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../language/is-english.ts';
import { escapeMarkdown } from '../../../text/markdown.ts';
import { complaintOf } from '../../../understanding/correspondence/complaint.ts';
import { ended } from '../../../understanding/correspondence/sentence.ts';
import { small } from '../../../understanding/correspondence/to-reader-en.ts';
import type { PlainOrder } from '../../../understanding/plain-order/plain-order-type.ts';
import { good, isPraise } from '../../../understanding/plain-order/praise.ts';
import { toldParts } from '../../../understanding/plain-order/told-parts.ts';
import { plainWords } from './plain-words.ts';

/** A denial of the review. */
const denial = lettered(
  /(?<!\p{L})(?:nobody|no one|lie|lies|the extra|ordered on the day|лъжа|другите \d+|на място|not true|isn[’']t true|wasn[’']t|weren[’']t|didn[’']t|never|actually|the truth|don[’']t want|on the website|agreed|signed|никой|не е вярно|не е така|истината|нямаше|не искам|на сайта|пише в|всъщност|след срока|подписа)(?!\p{L})/iu,
);
const but: Record<PlainOrder['language'], RegExp> = {
  EN: /^(.{3,80}?),?\s+(?:but|though|however)\s+(.+)$/isu,
  BG: /^(.{3,80}?),?\s+(?:но|ама|обаче|само че)\s+(.+)$/isu,
};
const people = lettered(
  /(?:thank you|thanks(?: to)?|благодаря(?: на)?),? (\p{Lu}\p{Ll}+)|^(\p{Lu}\p{Ll}+) (?:was|is|made|did|беше|е) (?!\p{L}+ (?:was|were))/u,
);

const nameAlone = lettered(/^\p{Lu}[\p{L}’'&.-]*(?: \p{Lu}[\p{L}’'&.-]*){0,3}$/u);

/** The answer to a review: thanks, regret for what is not denied, and what its order tells of the cause. */
export function reviewBody(order: PlainOrder): string | null {
  const { quote, language, number, clauses, reader } = order;
  const words = plainWords[language];
  const parts = toldParts(order);
  if (parts === null) return null;
  // A name alone says nothing to the writer of a review.
  if (parts.some(({ text, isSentence }) => !isSentence && nameAlone.test(text))) return null;
  const said = parts.map(({ text, isSentence }) => escapeMarkdown(isSentence ? text : ended(text)));
  const isGood = isPraise(quote);
  const name = reader.name === '' ? '' : reader.name.split(' ')[0];
  const hello = name === '' ? '' : isEnglish[language] ? `Hello ${name}, ` : `Здравейте, ${name}, `;
  const opened = (text: string) => (hello === '' ? text : `${hello}${small(text)}`);
  if (isGood) {
    const praised = people.exec(quote);
    const person = praised?.[1] ?? praised?.[2] ?? '';
    const passed = person === '' ? '' : words.passedOn(person);
    return [opened(words.good[number]), passed, ...said, words.again[number]]
      .filter(Boolean)
      .join(' ');
  }
  // Without a word on what went wrong there is no answer that helps.
  if (said.length === 0) return null;
  const isDenied = clauses.some((clause) => denial.test(clause));
  const mixed = but[language].exec(quote);
  const isMixed = mixed !== null && good.test(mixed[1] ?? '');
  const complaint = complaintOf(isMixed ? (mixed[2] ?? '') : quote, language);
  const regret = isDenied ? '' : regretOf(complaint, order);
  const lead = isMixed ? words.honest : words.told[number];
  return [opened(lead), regret, ...said, isDenied ? words.call : ''].filter(Boolean).join(' ');
}

function regretOf(
  { complaint, isStated }: ReturnType<typeof complaintOf>,
  { language, number }: PlainOrder,
): string {
  const words = plainWords[language];
  // “(The app is fine but) crashed twice”
  if (complaint === '' || /^[a-z]+ed /iu.test(complaint)) return words.sorryForThat[number];
  const own = escapeMarkdown(complaint);
  // A clause about us in the third person, such as „забравиха“, can’t stand in our own sentence.
  if (!isEnglish[language] && lettered(/\p{L}(?:аха|оха|иха|яха)(?!\p{L})/u).test(own))
    return words.sorryForThat[number];
  return isStated ? words.sorryForThat[number] : `${words.sorryThat[number]}${small(own)}.`;
}
