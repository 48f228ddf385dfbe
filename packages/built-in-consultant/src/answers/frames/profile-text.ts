import type { Language } from '@savet/contract/languages';
import { capitalised, fillTemplate, sentencesOf } from '@savet/text/text';
import type { FieldValues } from '../../filling/fill.ts';
import { itemsOf } from '../../filling/items.ts';
import { isReadable } from '../../filling/readable-values.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { isEnglish } from '../../language/is-english.ts';
import type { Reply } from '../../reply.ts';
import { lengthIn, type TextLimit } from '../../text/length.ts';
import { escapeMarkdown, join } from '../../text/markdown.ts';
import { detailsOf } from '../../understanding/details.ts';
import { blockquote } from './blockquote.ts';
import { countOf } from './count-of.ts';

/** “Write our Google profile description”, „био за инстаграм профила ни“: of the own business, without facts of its own. */
const asked =
  /^(?=.*(?<!\p{L})(?:our|my|us|ни|ми|нас|фирмата|бизнеса)(?!\p{L}))(?!.*[:?])\s*(?:please |моля,? )?(?:(?:write|draft|make|create|give|i need|need|напиш\p{L}*|направ\p{L}*|състав\p{L}*|дай\p{L}*|трябва)(?: me| us| ми| ни)? )?(?:(?:an?|the|our|my|кратк\p{L}+|кратък|short|new) )*(?:(?:google|facebook|instagram|linkedin|business|company|maps|my|profile|фирмен\p{L}*)[ -]){0,4}(?:profile|bio|(?:business |profile |company )?description|описание|био|профил)(?!\p{L})/iu;
const notOwn =
  /(?<!\p{L})(?:product|job|of our (?!business|company|firm|shop|profile)|продукт|на (?!бизнеса|фирмата|профила|facebook|google|instagram))/iu;
const WORDS_MAX = 18;
/** Fewer fields say too little of a business. */
const FIELDS_MIN = 2;

/** What the Brand Hub says of a business, as the description of its profile; null if that is not asked, or is too little. */
export function profileReply(
  query: string,
  language: Language,
  values: FieldValues,
  knowledge: Pick<Knowledge, 'phrases' | 'details' | 'purposes'>,
): Reply | null {
  if (!asked.test(query) || notOwn.test(query) || query.split(/\s+/u).length > WORDS_MAX)
    return null;
  const known = (...fields: string[]) =>
    fields.find((field) => {
      const value = (values[field] ?? '').trim();
      return value !== '' && isReadable(field, value, language);
    });
  const what = known('businessDescription', 'category', 'industry', 'positioningStatement');
  const offer = known('products');
  const special = known('usp', 'competitiveAdvantage', 'mission');
  const fields = [what, offer, special].filter((field) => field !== undefined);
  if (fields.length < FIELDS_MIN) return null;
  const { profile, fill } = knowledge.purposes.layouts[language];
  const name = (values['businessName'] ?? '').trim();
  const valueOf = (field: string | undefined) =>
    field === undefined ? '' : (values[field] ?? '').trim().replace(/[\s.]+$/u, '');
  const own = small(valueOf(what));
  const lines = [
    what === undefined ? '' : capitalised(name === '' ? `${own}.` : `${name}: ${own}.`),
    offer === undefined
      ? ''
      : fillTemplate(profile.offer, { items: listed(valueOf(offer), language) }),
    special === undefined ? '' : `${capitalised(valueOf(special))}.`,
    profile.contact,
  ].filter(Boolean);
  const { limit } = detailsOf(query, knowledge.details);
  const text = within(
    lines.map((line) => escapeKept(line)),
    limit,
  );
  const blanks = [...text.matchAll(/\[([^\]]+)\]/gu)].map(([, blank = '']) => blank).join(', ');
  return {
    text: join(
      blockquote(text),
      limit === null ? '' : countOf(text, limit, knowledge.phrases[language]),
      blanks === '' ? '' : fillTemplate(fill, { blanks }),
    ),
    isAnswer: true,
    usedFields: [...(name === '' ? [] : ['businessName']), ...fields],
  };
}

/** Its sentences as long as they fit. */
function within(lines: readonly string[], limit: TextLimit | null): string {
  const whole = lines.join(' ');
  if (limit === null || lengthIn(whole, limit.unit) <= limit.max) return whole;
  return lines.reduce((text, line) => {
    const longer = text === '' ? line : `${text} ${line}`;
    return lengthIn(longer, limit.unit) <= limit.max ? longer : text;
  }, '');
}

function listed(value: string, language: Language): string {
  const items = itemsOf(value).map(small);
  const and = isEnglish[language] ? ' and ' : ' и ';
  return items.length < 2 || sentencesOf(value).length > 1
    ? items.join(', ')
    : `${items.slice(0, -1).join(', ')}${and}${items.at(-1) ?? ''}`;
}

/** In the middle of a sentence; abbreviations and names of two capitals stay. */
function small(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** The blank keeps its brackets. */
function escapeKept(line: string): string {
  return /^\[[^\]]+\]$/u.test(line) ? line : escapeMarkdown(line);
}
