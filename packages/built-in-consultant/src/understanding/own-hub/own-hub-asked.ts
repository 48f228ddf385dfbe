import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { FieldName } from '../../knowledge/topic.schema.ts';
import { languageOf } from '../../language/language-of.ts';
import type { OwnAsk } from '../details/own-ask.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import { fieldsNamed } from '../fields.ts';
import type { BrandHubReading } from '../reading.ts';
import { isKnownPart, ownAsksIn } from './own-asks.ts';

/** A longer message tells a story, and asks for advice. In UTF-16 units and in words. */
const LENGTH_MAX = 300;
const WORDS_MAX = 30;
/** Fewer words of a part of a question ask nothing. */
const PART_WORDS = 4;
/** An expression of more words is a text. */
const EXPRESSION_WORDS = 4;

const own = lettered(
  /(?<!\p{L})(?:my|our|ours|mine|we|i|us|brand\s?hub|мой|моя|моят|моята|моето|моите|наш\p{L}*|ми|ни|съм|сме|имам|имаме|(?:бранд )?хъба)(?!\p{L})/iu,
);
const hub = lettered(/(?<!\p{L})(?:brand[ -]?hub|бранд[ -]?хъб\p{L}*|хъба)(?!\p{L})/iu);
/** A way, a text or a change is wanted, not what is there. */
const wantsOther = lettered(
  /^\s*(?:(?:can|could) you |please |моля,? )?(?:how (?:do|can|should|would|to)|where|къде|write|draft|create|make (?:us|me)|help|suggest|re-?write|rephrase|shorten|напиш\p{L}*|състав\p{L}*|създа\p{L}*|направ\p{L}*|помогн\p{L}*|измисл\p{L}*|пренапиш\p{L}*|скъси\p{L}*|съкрат\p{L}*|прецени\p{L}* нашето|как да|как се|change|update|смен\p{L}*|промен\p{L}*)(?!\p{L})/iu,
);
const wantsWay = lettered(
  /(?<!\p{L})(?:как да (?:стан|я направ|го направ|ги направ|звуч)\p{L}*|помогн\p{L}*|help (?:us|me)|how (?:do|can|could|to|would) (?:(?:we|i|you) )?(?:make|get|fix|improve|turn))(?!\p{L})/iu,
);
/** Things of the business whose names are fields as well. */
const things: readonly string[] = [
  ...['idealCustomer', 'products', 'businessName', 'businessDescription', 'industry', 'role'],
  ...['category', 'vocabularyGuide', 'brandColors', 'designStyle'],
];
const asEntry = lettered(
  /ideal|entry|field|brand[ -]?hub|(?:did|have) (?:we|i) (?:say|sa|put|writ)|идеал|полет|записа|(?:сме|съм) (?:го |я |ги )?(?:на)?писал|бранд[ -]?хъб|хъба|сме казали/iu,
);
const quoted = /[„“"«‘'](?<said>[^„“”"»«’]{2,60})[“”"»’']/u;
/** “Why is that weak, and what could replace it?” */
const asksReplacement = lettered(
  /(?=.*(?<!\p{L})(?:why|weak|problem|wrong|clich[eé]|empty|защо|слаб|лош|клише|празн))(?=.*(?<!\p{L})(?:instead|replace|better|swap|вместо|замен|замест|по-добр|смен))/iu,
);
/** Asks for a verdict. What, how and why ask for something else than entries. */
const asks = lettered(
  /^(?:is|are|does|do|would|will|can|could|should|has|дали)(?!\p{L})|(?<!\p{L})ли(?!\p{L})/iu,
);
const partEnd = lettered(/(?<=[?!;])\s+|,?\s+(?:and|but|(?<!едно )и(?! също)|а|но)\s+|[.,]\s+/iu);

/**
 * A question on entries of the own Brand Hub that wants more than their values: whether one is any good, says anything else than
 * others, a weak word, a translation. Null for any other message.
 */
export function ownHubAsked(
  message: string,
  before: Language,
  knowledge: Knowledge,
): BrandHubReading | null {
  if (message.length > LENGTH_MAX) return null;
  const query = inCyrillicIfBulgarian(message);
  const words = wordsOf(query).length;
  if (words > WORDS_MAX || wantsOther.test(query) || wantsWay.test(query)) return null;
  if (!own.test(query) && !asksReplacement.test(withoutQuoted(query))) return null;
  if (filled.test(query) && own.test(query)) return overviewOf(message, before);
  const named = fieldsNamed(query, knowledge);
  const isNamed = asEntry.test(query);
  const fields = named.filter((name) => isNamed || !things.includes(name));
  const expression = expressionIn(query);
  const found = ownAsksIn(query).filter((ask) => ask !== 'word' || expression !== null);
  const asksOf = wanted(found, fields, query);
  const rest = fields.length === 0 ? null : restOf(query, knowledge);
  const isPlain = asksOf.every((ask) => ask === 'show');
  const isOfThing = fields.every((name) => things.includes(name));
  if (isPlain && (rest === null || isOfThing || !found.includes('show'))) return null;
  const language = languageOf(withoutTarget(message), before);
  const asked: OwnAsk[] = isPlain ? [...asksOf, 'judge'] : asksOf;
  return {
    ...{ kind: 'brand-hub', about: aboutOf(asked), fields, language, asks: asked },
    ...(expression !== null && { expression }),
    ...(rest !== null && { rest }),
  };
}

/** “Which fields have I filled in?” */
const filled = lettered(
  /(?<!\p{L})(?:(?:which|what)(?: of my| of the)? (?:fields |entries |parts |sections )?(?:of (?:my|the|our) brand hub )?(?:did|have) (?:i|we) (?:already )?(?:fill(?:ed)?|complete[d]?|enter(?:ed)?)|(?:which|what) (?:fields|entries) are (?:already )?(?:filled|complete)|ко(?:и|е|я) (?:полета|неща|части) (?:съм |сме |са (?:ми |ни )?)?(?:вече )?попълни?л?и?(?:л|ла|ли|н|на|но|ни)?|какво (?:съм|сме) попълни(?:л|ла|ли))(?!\p{L})/iu,
);

function overviewOf(message: string, before: Language): BrandHubReading {
  const language = languageOf(message, before);
  return { kind: 'brand-hub', about: 'overview', fields: [], language, asks: ['filled'] };
}

function aboutOf(asked: readonly OwnAsk[]): BrandHubReading['about'] {
  if (asked.includes('contradict')) return 'contradictions';
  return asked.includes('judge') ? 'weak' : 'value';
}

/** The rest of a question that shows an entry: another part of it that nothing here can answer. */
export function restOf(query: string, knowledge: Knowledge): string | null {
  const parts = query.split(partEnd).map((part) => part.trim());
  if (parts.length < 2) return null;
  const rest = parts.find(
    (part) =>
      wordsOf(part).length >= PART_WORDS &&
      asks.test(part) &&
      !isKnownPart(part) &&
      !(own.test(part) && fieldsNamed(part, knowledge).length > 0 && parts.indexOf(part) === 0),
  );
  return rest?.replace(/[?.!]+$/u, '') ?? null;
}

/** Without a field, a question is about the whole Brand Hub, or about a word in quotation marks. */
function wanted(found: readonly OwnAsk[], fields: readonly FieldName[], query: string): OwnAsk[] {
  // “Different from our vision?” asks of the two, not of competitors.
  const isOfBoth = fields.length > 1 && found.includes('difference');
  return found.filter((ask) => {
    if (ask === 'differs' && isOfBoth) return false;
    if (ask === 'word') return fields.length > 0 || asksReplacement.test(withoutQuoted(query));
    if (fields.length === 0)
      return (
        (hub.test(query) || /бранд хуб/iu.test(query)) && ['judge', 'contradict'].includes(ask)
      );
    if (['difference', 'stronger'].includes(ask)) return fields.length > 1;
    return ask !== 'contradict' || fields.length > 1;
  });
}

/** A word or two in quotation marks that an entry is asked about. */
function expressionIn(query: string): string | null {
  const said = quoted.exec(query)?.groups?.['said']?.trim() ?? '';
  return said !== '' && wordsOf(said).length <= EXPRESSION_WORDS ? said : null;
}

function withoutQuoted(query: string): string {
  return query.replace(/[„“"«][^„“”"»«]*[“”"»]/gu, ' ');
}

/** “… into Bulgarian” says nothing of the language of the answer. */
function withoutTarget(message: string): string {
  return message.replace(/\b(?:in|into) (?:bulgarian|english)\b|на (?:български|английски)/iu, ' ');
}
