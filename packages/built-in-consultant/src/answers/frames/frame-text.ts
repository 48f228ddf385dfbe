import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { fillTemplate } from '@savet/text/text';
import { fillSkeleton, unplaced } from '../../filling/skeleton.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Phrases } from '../../knowledge/phrases.schema.ts';
import type { FrameKind } from '../../knowledge/skeletons.schema.ts';
import { languageOf } from '../../language/language-of.ts';
import { lengthIn, shortenedTo, type TextLimit } from '../../text/length.ts';
import { escapeMarkdown, join } from '../../text/markdown.ts';
import type { Details } from '../../understanding/details.ts';
import { blockquote } from './blockquote.ts';
import { countOf } from './count-of.ts';

export interface Frame {
  kind: FrameKind;
  details: Details;
  /** The name to sign with; null for another business, or if it is not known. */
  business: string | null;
  language: Language;
}

/** A frame for a text with the user's own words in it, its length if that is limited, and what it needs. */
export function frameText(
  { kind, details: asked, business, language }: Frame,
  knowledge: Pick<Knowledge, 'skeletons' | 'phrases'>,
): string {
  const { kinds, occasion, lead: frame, givenLead: given } = knowledge.skeletons[language];
  const lead = { frame, given };
  const isNamedOnly = kind === 'slogan' && slogan.test(asked.object ?? '');
  const details = readable(isNamedOnly ? { ...asked, object: null } : asked, language);
  const skeleton = kinds[kind];
  const isAside = isAboutReader(kind, details.news);
  const facts = isAside ? null : factsFor(skeleton.given, details);
  const isGiven = facts !== null;
  const text = isGiven ? skeleton.given : skeleton.text;
  const short = isGiven ? skeleton.givenShort : skeleton.short;
  const fill = (template: string) =>
    fillSkeleton(template, { ...details, news: facts, business }, { occasion });
  const { limit } = details;
  const { counts } = knowledge.phrases[language];
  const whole = fill(text);
  const cut = limit === null ? whole : withoutBlankLines(whole, limit);
  const isTooLong = cut === null;
  const shown =
    cut ??
    (limit === null
      ? whole
      : fittingShort(
          // A slogan has no title.
          kind === 'slogan' ? [fill(short)] : [fill(short), fill('{title|…}: […]')],
          limit,
          counts,
        ));
  const left = isGiven
    ? ''
    : alsoPutIn(
        isTooLong ? short : text,
        { ...details, news: isAside ? details.news : null },
        language,
        knowledge,
      );
  return join(
    isGiven ? '' : lead.frame,
    isGiven ? '' : `**${skeleton.title}**`,
    blockquote(shown),
    limit === null || lengthIn(shown, limit.unit) > limit.max
      ? ''
      : countOf(shown, limit, knowledge.phrases[language]),
    [isGiven ? '' : skeleton.needs, left].filter(Boolean).join(' '),
    isGiven ? lead.given : '',
  );
}

/** “A short slogan for the van” is about nothing but itself. */
const slogan = lettered(/(?<!\p{L})(?:slogan|tagline|strapline|motto|слоган|мото|девиз)/iu);

/** Texts that one person reads. */
const toPerson: readonly FrameKind[] = ['email', 'letter', 'message', 'reply', 'invitation'];
/** Somebody is spoken of: “her name is …”, or the writer says what they want. */
const ofSomebody = lettered(
  /(?<!\p{L})(?:he|she|his|her|him|(?:we|i) want to|той|тя|негов\p{L}*|нейн\p{L}*|ѝ|името (?:му|ѝ|й)|казва се|(?:искам|искаме) да)(?!\p{L})/iu,
);

/** Whether facts speak of their reader, as to a third person. Rules can't turn them round, so they are only listed. */
function isAboutReader(kind: FrameKind, news: string | null): boolean {
  return news !== null && toPerson.includes(kind) && ofSomebody.test(news);
}

/** The facts of a request: those that follow its object need it beside them. */
function factsFor(template: string, { news, object, more }: Details): string | null {
  if (news !== null || more === null) return news;
  const hasObject = /\{(?:title|object)\|/i.test(template);
  return hasObject || object === null ? more : `${object}, ${more}`;
}

/** The first of the forms of which at least a sentence fits, or a blank that says how long it may be. */
function fittingShort(
  forms: readonly string[],
  limit: TextLimit,
  counts: Phrases['counts'],
): string {
  const blank = limit.unit === 'words' ? counts.blankWords : counts.blankCharacters;
  const fitting = forms.map((form) => shortenedTo(form, limit)).find((form) => form !== null);
  return fitting ?? fillTemplate(blank, { max: limit.max });
}

/** The frame without its last lines that are only blanks, so that it fits; null if it is too long even so. */
function withoutBlankLines(text: string, { max, unit }: TextLimit): string | null {
  let lines = text.split('\n');
  for (;;) {
    const shown = lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
    if (lengthIn(shown, unit) <= max) return shown;
    const last = lines.findLastIndex((line, index) => index > 0 && isBlankLine(line));
    if (last < 0) return null;
    lines = lines.toSpliced(last, 1);
  }
}

/** “Why now: [reason].” and “[One request]”: nothing of it comes from the user. */
function isBlankLine(line: string): boolean {
  return /^(?:[-\d. ]*)?(?:[^[\]:\d]{0,40}: )?(?:\[[^\]]+\][\s,.–:;]*)+$/u.test(line);
}

/** The details without words in another language; names may be in any. */
function readable(details: Details, language: Language): Details {
  const own = (text: string | null) =>
    text === null || languageOf(text, language) === language ? text : null;
  const { object, more, news, occasion, addressee } = details;
  return {
    ...details,
    ...{ object: own(object), more: own(more), news: own(news) },
    ...{ occasion: own(occasion), addressee: own(addressee) },
  };
}

/** The details that a text has no place for, in one line; empty if it has all. */
export function alsoPutIn(
  text: string,
  asked: Details,
  language: Language,
  { skeletons }: Pick<Knowledge, 'skeletons'>,
): string {
  const { asked: phrase, details: names } = skeletons[language];
  const left = unplaced({ text }, readable(asked, language)).map(([name, value]) =>
    fillTemplate(names[name as keyof typeof names], { value: escapeMarkdown(value) }),
  );
  return left.length === 0 ? '' : fillTemplate(phrase, { details: left.join('; ') });
}
