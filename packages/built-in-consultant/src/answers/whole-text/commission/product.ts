import type { Language } from '@savet/contract/languages';
import { capitalised } from '@savet/text/text';
import { insideSentence } from '../../../text/inside-sentence.ts';
import { lengthIn } from '../../../text/length.ts';
import { escapeMarkdown } from '../../../text/markdown.ts';
import { ended } from '../ordered/spoken.ts';
import type { CommissionSetting, CommissionText } from './frame.ts';
import { factsOf, priceOf } from './offer-facts.ts';

const article = /^(?:an?|the|our|my|new) /iu;
const hasOrIs = /^(?:comes? with|includes?|with|made|has) /iu;
/** Smallest share of the wanted number of words that is enough. */
const ENOUGH = 0.6;
/** A longer name is a description. */
const TITLE_WORDS = 5;

/** Blanks for the facts of a product that only the user knows. */
const blanks: Record<Language, string> = {
  EN: '[For whom it is and what they use it for, in one sentence.] [What one feels or sees when using it.] [How to look after it, or how it is delivered.]',
  BG: '[За кого е и за какво го ползват, в едно изречение.] [Какво се вижда или усеща при употреба.] [Как се пази или как се доставя.]',
};

/** A product in sentences: what it is, what it is like, its price. */
export function product(setting: CommissionSetting): CommissionText | null {
  const { language } = setting;
  const facts = factsOf(setting);
  if (facts === null) return null;
  const name = facts.title
    .replace(article, '')
    .replace(/(\d)x(\d)/giu, '$1 × $2')
    .replace(/(\d)(cm|mm|ml|kg)\b/giu, '$1 $2');
  const details = facts.notes.filter((fact) => hasOrIs.test(fact));
  const plain = facts.notes.filter((fact) => !details.includes(fact));
  const lead = [capitalised(name), ...plain.map(insideSentence)].join(', ');
  const said = [
    ended(`${escapeMarkdown(lead)}.`),
    ...details.map((fact) => escapeMarkdown(detailOf(fact))),
    ...facts.sentences,
  ].join(' ');
  const price =
    facts.price === '' ? '' : ended(`${escapeMarkdown(priceOf(facts.price, language))}.`);
  const paragraphs = [titleOf(name), said, price].filter(Boolean);
  if (!isTooShort(paragraphs.join('\n\n'), setting))
    return { text: paragraphs.join('\n\n'), isRead: true };
  const open = [titleOf(name), said, blanks[language], price].filter(Boolean);
  return { text: open.join('\n\n'), isOpen: true, isRead: true };
}

/** The name without its measures, if it is long. */
function titleOf(name: string): string {
  const isLong = name.includes(',') || name.split(' ').length > TITLE_WORDS;
  return `**${escapeMarkdown(capitalised(isLong ? name.replace(/ \d.*$/u, '') : name))}**`;
}

/** “With two drawers”, “made of oak”: the same with a subject and a verb. */
function detailOf(fact: string): string {
  if (/^with /iu.test(fact)) return `It comes ${fact}.`;
  if (/^made /iu.test(fact)) return `It is ${fact}.`;
  return `It ${fact.replace(/^come /iu, 'comes ')}.`;
}

function isTooShort(text: string, { commission }: CommissionSetting): boolean {
  const wish = commission.wishes.find(({ do: name }) => name === 'limit');
  if (wish?.do !== 'limit' || wish.limit.unit !== 'words') return false;
  return lengthIn(text, 'words') < wish.limit.max * ENOUGH;
}
