import type { Language } from '@savet/contract/languages';
import { fillTemplate } from '@savet/text/text';
import { edited } from '../../changing/edited.ts';
import { warmer } from '../../changing/warmer.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { isEnglish } from '../../language/is-english.ts';
import { fillText } from '../../text/fill-text.ts';
import { lengthIn, type TextLimit } from '../../text/length.ts';
import { join } from '../../text/markdown.ts';
import { detailsOf } from '../../understanding/details.ts';
import { readable } from '../../understanding/whole-text/brief/added.ts';
import { lostParts } from '../../understanding/whole-text/lost.ts';
import { firmTopics } from '../../understanding/whole-text/reader/asides.ts';
import { ownBrief, ownLanguage, type WholeText } from '../../understanding/whole-text/wanted.ts';
import { blockquote } from '../frames/blockquote.ts';
import { countOf } from '../frames/count-of.ts';
import { blanksOf, hasOpenMain, isMostlyBlanks, speaksOfReader } from './check-text.ts';
import { type MadeText } from './composed/made-text.ts';
import { withoutDoubled } from './honest/doubled.ts';
import { lostShown } from './lost-shown.ts';
import { withAsideSaid } from './manner/aside-said.ts';
import { sentencesUnmet } from './manner/in-sentences.ts';
import { inFamiliarForm } from './manner/informal-bg.ts';
import { withOpening } from './manner/post-opening.ts';
import { inWholeSentences } from './manner/whole-sentences.ts';
import { fitted } from './set-text.ts';
import { euphonic, hasForeign, price, quoted, readableIn, repricing } from './shown-words.ts';
import { isSpoilt } from './spoilt.ts';

/** Most blanks that a reply names. */
const BLANKS_MAX = 6;

export type Needed = Pick<Knowledge, 'purposes' | 'details' | 'phrases'>;

export interface SetText {
  text: string;
  /** Whether it says all that the request gives, with no blank in what it is for. */
  isWhole: boolean;
  /** Whether every part of the request has its place. */
  isOrdered?: boolean;
  /** Whether it says nothing wrong, though it leaves something open. */
  isClean?: boolean;
  /** A line with the parts of the request that the text leaves out. */
  lostLine?: string;
}

export interface Context {
  language: Language;
  business: string | null;
  /** The offer of the business, in sentences. */
  offer: string;
  /** The entries of the Brand Hub in the language of the text. */
  own?: Readonly<Record<string, string>>;
  /** The writer and the reader, as the request names them. */
  sender?: string;
  reader?: string;
}

export interface LostText extends SetText {
  lost: readonly string[];
}

/** The text as it is shown, in the manner that was asked for, with the lost parts and the facts that only the user can add. */
export function setText(
  wanted: WholeText,
  { language, business, offer, sender = '', reader = '' }: Context,
  knowledge: Needed,
  /** Sentences to add. */
  left = '',
  /** A text that is made already. */
  made: Pick<MadeText, 'shown' | 'said'> | null = null,
): LostText {
  const { purposes, phrases } = knowledge;
  const { purpose, request } = wanted;
  const template = purposes.texts[purpose][language];
  const layout = purposes.layouts[language];
  const limit = limitOf(wanted, knowledge);
  const given = ownBrief(wanted, business, knowledge);
  const addition = [given['addition'] ?? '', left].filter(Boolean).join(' ');
  const people = { signer: sender, ...(reader === '' ? {} : { person: reader }) };
  const details = readableIn(language, { ...given, ...people, addition, ownOffer: offer });
  const brief = { ...details, bill: fillText(layout.bill, details) };
  const set = made?.shown ?? fitted(wanted, template, brief, layout, limit);
  const polite = euphonic(inWholeSentences(withAsideSaid(set, language), language), language);
  const isFamiliar = wanted.isFamiliar === true && !isEnglish[language];
  const told = (isFamiliar ? inFamiliarForm(polite) : null) ?? polite;
  const warm = (wanted.isWarm ? warmer(told, language) : null) ?? told;
  const edits = wanted.edits ?? [];
  const single = withoutDoubled(edits.reduce((text, edit) => edited(text, edit) ?? text, warm));
  const shown = wanted.form === 'post' ? withOpening(single, request, language) : single;
  // “Change the price to 7 €”: the price before is not to be said.
  const repriced = repricing(purposes);
  const isRepriced = wanted.added.some((wish) => repriced.test(wish));
  const said = made?.said ?? request;
  const own = [isRepriced ? said.replace(price, ' ') : said, ...wanted.added]
    .map(readable)
    .join(', ')
    .replace(repriced, ' ');
  const firm = firmTopics([request, ...wanted.added].join('. ')).filter(
    (named) => !shown.includes(named),
  );
  // A part that was left out on request is not lost.
  const words = lostParts(
    warm,
    firm.reduce((text, named) => text.replace(named, ' '), own),
    purpose,
    {
      signs: purposes.signs[purpose],
      layout: purposes.layouts[ownLanguage(own)],
      said: purposes.said,
    },
  );
  const lost = [...words, ...firm];
  const named = lostShown(lost, own);
  const isTooLong = limit !== null && lengthIn(shown, limit.unit) > limit.max;
  const isForeign = hasForeign(shown, language);
  const isOpen = hasOpenMain(shown);
  const isBroken = speaksOfReader(shown, wanted) || isSpoilt(shown, language);
  const unmet = [
    ...(wanted.unmet ?? []),
    ...(wanted.isWarm && warm === told ? [phrases[language].wishes.warmer] : []),
    ...(isFamiliar && told === polite ? ['на „ти“'] : []),
    ...sentencesUnmet(shown, wanted, language),
    ...(edits.length > 0 && single === warm ? [phrases[language].wishes.edited] : []),
  ];
  const isWhole =
    unmet.length === 0 && lost.length === 0 && !isOpen && !isForeign && !isBroken && !isTooLong;
  // A text of the chat that is to be shorter leaves out what there is no room for.
  const isCut = limit !== null && wanted.added.length > 0;
  const isClean = (lost.length === 0 || isCut) && !isBroken;
  const lostLine =
    named.length > 0
      ? fillTemplate(layout.lost, {
          details: named.map((part) => quoted(part, language)).join(', '),
        })
      : '';
  const blanks = blanksOf(shown);
  const names = blanks.slice(0, BLANKS_MAX).join(', ');
  return {
    text: join(
      blockquote(shown),
      // The missing parts come after the text, which is first, ready to copy.
      unmet.length === 0
        ? ''
        : fillTemplate(layout.unmet, {
            wishes: unmet.map((part) => quoted(part, language)).join(', '),
          }),
      named.length > 0 ? lostLine : isWhole || unmet.length > 0 ? '' : layout.start,
      limit === null || isTooLong || isMostlyBlanks(shown)
        ? ''
        : countOf(shown, limit, phrases[language]),
      isForeign ? layout.foreign : '',
      blanks.length === 0
        ? ''
        : fillTemplate(isWhole ? layout.fill : layout.blank, { blanks: names }),
    ),
    isWhole,
    isClean,
    lostLine,
    lost,
  };
}

/** The longest text that a request or a later message allows. */
export function limitOf({ request, added }: WholeText, { details }: Needed): TextLimit | null {
  return (
    [request, ...added]
      .map((message) => detailsOf(message, details).limit)
      .findLast((each) => each !== null) ?? null
  );
}
