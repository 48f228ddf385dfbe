import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised, fillTemplate, sentencesOf } from '@savet/text/text';
import type { FieldValues } from '../../filling/fill.ts';
import { itemsOf } from '../../filling/items.ts';
import { isReadable } from '../../filling/readable-values.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { isEnglish } from '../../language/is-english.ts';
import { free, type Reply } from '../../reply.ts';
import { insideSentence } from '../../text/inside-sentence.ts';
import { lengthIn, type TextLimit } from '../../text/length.ts';
import { escapeMarkdown, join } from '../../text/markdown.ts';
import { detailsOf } from '../../understanding/details.ts';
import { guarded, unguarded } from '../../understanding/whole-text/order/protected.ts';
import { withoutWishes } from '../../understanding/whole-text/order/wishes.ts';
import { clausesOf } from '../../understanding/whole-text/roles/cut.ts';
import { blockquote } from './blockquote.ts';
import { countOf } from './count-of.ts';
import { sentencesWanted } from './described.ts';

/** “Write our Google profile description”, „био за инстаграм профила ни“: of the own business, without facts of its own. */
const asked = lettered(
  /^(?=.*(?<!\p{L})(?:our|my|us|ни|ми|нас|фирмата|бизнеса)(?!\p{L}))(?!.*[:?])\s*(?:please |моля,? )?(?:(?:write|draft|make|create|give|i need|need|напиш\p{L}*|направ\p{L}*|състав\p{L}*|дай\p{L}*|трябва)(?: me| us| ми| ни)? )?(?:(?:an?|the|our|my|кратк\p{L}+|кратък|short|new) )*(?:(?:google|facebook|instagram|linkedin|business|company|maps|my|profile|фирмен\p{L}*)[ -]){0,4}(?:profile|bio|(?:business |profile |company )?description|описание|био|профил)(?!\p{L})/iu,
);
const notOwn = lettered(
  /(?<!\p{L})(?:product|job|of our (?!business|company|firm|shop|profile)|продукт|на (?!бизнеса|фирмата|профила|facebook|google|instagram))/iu,
);
const WORDS_MAX = 18;
/** Fewer fields say too little of a business. */
const FIELDS_MIN = 2;

/** “The about us paragraph for our website”, „текст за нас за сайта“. */
const aboutUs = lettered(
  /^(?!.*[:?])\s*(?:please |моля,? )?(?:(?:write|draft|make|create|give|i need|need|напиш\p{L}*|направ\p{L}*|състав\p{L}*|дай\p{L}*|трябва)(?: me| us| ми| ни)? )?(?:(?:an?|the|our|my|кратък|кратко|short|new|текст\p{L}*|страница\p{L}*|абзац\p{L}*|параграф\p{L}*|представяне) )*(?:(?:раздел\p{L}* )?[„"]?за нас[“"]?|[“"]?about[ -]us[”"]?)(?: (?:paragraph|text|section|page|blurb|текст\p{L}*|страница\p{L}*))?(?:,? (?:for|on|за|в|на) (?:our |the |нашия |нашата )?(?:website|site|web ?page|homepage|сайта(?: ни)?|страницата(?: ни)?|уебсайта(?: ни)?))?(?:,? (?:(?:in|with|up to|at most|max\.?|maximum|under|no more than|до|най-много|макс\.?|в) )*\d{2,3} (?:words?|думи)(?: max\p{L}*| най-много)?)?[.! ]*$/iu,
);

/** The profile description of a business from its Brand Hub; null if none is asked for, or the Brand Hub has too little. */
export function profileReply(
  query: string,
  language: Language,
  values: FieldValues,
  knowledge: Pick<Knowledge, 'phrases' | 'details' | 'purposes'>,
): Reply | null {
  const isAbout = aboutUs.test(query) || aboutUs.test(plainOf(query, language));
  const wanted = sentencesWanted(query);
  if (
    (!isAbout && wanted === null && !asked.test(query)) ||
    notOwn.test(query) ||
    query.split(/\s+/u).length > WORDS_MAX
  )
    return null;
  const known = (...fields: string[]) =>
    fields.find((field) => {
      const value = (values[field] ?? '').trim();
      return value !== '' && isReadable(field, value, language);
    });
  const what = known('businessDescription', 'category', 'industry', 'positioningStatement');
  const offer = known('products');
  const special = known('usp', 'competitiveAdvantage', 'mission');
  // A text about us also says for whom we work, what for, and what can be relied on.
  const more = (field: string) =>
    (isAbout || (wanted ?? 0) > 2) && field !== special ? known(field) : undefined;
  const customers = more('idealCustomer');
  const advantage = more('competitiveAdvantage');
  const mission = more('mission');
  const reliable = more('values');
  const fields = [what, customers, offer, special, advantage, mission, reliable].filter(
    (field) => field !== undefined,
  );
  const { profile, fill } = knowledge.purposes.layouts[language];
  const isFilled = Object.values(values).some((value) => (value ?? '').trim() !== '');
  if (fields.length < FIELDS_MIN)
    return (wanted !== null || isAbout) && isFilled ? free(profile.tooLittle) : null;
  const name = (values['businessName'] ?? '').trim();
  const valueOf = (field: string | undefined) =>
    field === undefined ? '' : (values[field] ?? '').trim().replace(/(?<![\s.])[\s.]+$/u, '');
  const own = insideSentence(valueOf(what));
  const said = (value: string, field: string) =>
    isAbout && field === 'mission'
      ? fillTemplate(profile.mission, { mission: insideSentence(value) })
      : `${capitalised(value)}.`;
  const named = (line: string) =>
    what === undefined && name !== '' ? `${name}: ${insideSentence(line)}` : line;
  const items = offer === undefined ? '' : listed(valueOf(offer), language);
  // Few sentences: what it is and what it offers in one.
  const opening = [name, own].filter(Boolean).join(' – ');
  const inOne = `${capitalised([opening, items].filter(Boolean).join(': '))}.`;
  const lines = [
    what === undefined ? '' : capitalised(name === '' ? `${own}.` : `${name}: ${own}.`),
    customers === undefined
      ? ''
      : named(fillTemplate(profile.customers, { customers: insideSentence(valueOf(customers)) })),
    offer === undefined ? '' : fillTemplate(profile.offer, { items }),
    special === undefined ? '' : said(valueOf(special), special),
    advantage === undefined ? '' : `${capitalised(valueOf(advantage))}.`,
    mission === undefined
      ? ''
      : fillTemplate(profile.mission, { mission: insideSentence(valueOf(mission)) }),
    reliable === undefined
      ? ''
      : fillTemplate(profile.values, { values: insideSentence(valueOf(reliable)) }),
    profile.contact,
  ].filter(Boolean);
  const { limit } = detailsOf(query, knowledge.details);
  const isFew = wanted !== null && (wanted === 1 || (wanted === 2 && special !== undefined));
  const few = isFew
    ? [inOne, ...(special === undefined ? [] : [said(valueOf(special), special)])]
    : lines;
  const text = within(
    few.slice(0, wanted ?? few.length).map((line) => escapeKept(line)),
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

/** A request without its wishes for the manner and the length. */
function plainOf(query: string, language: Language): string {
  const cuts = clausesOf(guarded(query), language).map((cut) => unguarded(cut.text));
  return withoutWishes(cuts, language).clauses.join(', ');
}

/** The offer of a business and its special point, in sentences for a letter; empty if its Brand Hub has neither. */
export function offerOf(
  values: FieldValues,
  language: Language,
  { purposes }: Pick<Knowledge, 'purposes'>,
): string {
  const valueOf = (field: string) => {
    const value = (values[field] ?? '').trim();
    return value !== '' && isReadable(field, value, language)
      ? value.replace(/(?<![\s.])[\s.]+$/u, '')
      : '';
  };
  const offered = valueOf('products');
  if (offered === '') return '';
  const special = valueOf('usp') || valueOf('competitiveAdvantage');
  const { offer } = purposes.layouts[language].profile;
  return [
    fillTemplate(offer, { items: listed(offered, language) }),
    special === '' ? '' : `${capitalised(special)}.`,
  ]
    .filter(Boolean)
    .join(' ');
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
  const items = itemsOf(value).map(insideSentence);
  const and = isEnglish[language] ? ' and ' : ' и ';
  return items.length < 2 || sentencesOf(value).length > 1
    ? items.join(', ')
    : `${items.slice(0, -1).join(', ')}${and}${items.at(-1) ?? ''}`;
}

/** The blank keeps its brackets. */
function escapeKept(line: string): string {
  return /^\[[^\]]+\]$/u.test(line) ? line : escapeMarkdown(line);
}
