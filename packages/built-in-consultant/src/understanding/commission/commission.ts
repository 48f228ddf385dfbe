import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import type { Wish } from '../../changing/rework/wish.ts';
import { wishesIn } from '../../changing/rework/wishes-in.ts';
import { Recent } from '../../recognition/recent.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import type { OrderReader } from '../whole-text/order/order-type.ts';
import { guarded, unguarded } from '../whole-text/order/protected.ts';
import { isOnlyWish } from '../whole-text/order/wishes.ts';
import { tidied } from '../whole-text/sentences/tidied.ts';
import { ownLanguage } from '../whole-text/wanted.ts';
import { type Genre, genreOf } from './genres.ts';
import { partsOf } from './parts.ts';

/** A request for a text: its kind, its reader, and its sentences with their own punctuation. */
export interface Commission {
  genre: Genre;
  language: Language;
  reader: OrderReader;
  /** The firm that writes, if the request names it among its notes. */
  sender: string;
  /** Whether it says where the text goes: “for our webshop”. */
  isPlaced: boolean;
  /** The phrase right after the name of the text: “for a piano teacher”, or the product. */
  subject: string;
  /** Each sentence as the parts between its commas. */
  sentences: readonly (readonly string[])[];
  wishes: readonly Wish[];
  isFirm: boolean;
  /** The request without its wishes. */
  said: string;
}

const LENGTH_MAX = 900;
const RECENT_MAX = 30;
const recent = new Recent<{ commission: Commission | null }>(RECENT_MAX);

/** A request for one of the texts that are made of its own sentences; null for any other. */
export function commissionIn(written: string): Commission | null {
  if (written.length > LENGTH_MAX) return null;
  return recent.get(written, () => ({ commission: readCommission(written) })).commission;
}

const advice: Record<Language, RegExp> = {
  EN: lettered(
    /^(?:how|what|when|why|should|is|are|does|which|where|who)(?!\p{L})|(?<!\p{L})(?:tips|ideas|strategy|template|versions|subject lines?|headlines?|slogans?|calendar|review|check|translate)(?!\p{L})/iu,
  ),
  BG: lettered(
    /^(?:как|какво|кога|защо|трябва ли|дали|кой|коя|кое|кои|къде)(?!\p{L})|(?<!\p{L})(?:идеи|съвети|стратегия|шаблон|варианта|слоган\p{L}*|заглави\p{L}*|календар|провери|преведи)(?!\p{L})/iu,
  ),
};

function readCommission(written: string): Commission | null {
  const text = inCyrillicIfBulgarian(tidied(written)).replace(/\s+/gu, ' ').trim();
  const language = ownLanguage(text);
  if (/\?\s*$/u.test(text) || advice[language].test(text)) return null;
  const head = genreOf(guarded(text), language);
  if (head === null) return null;
  const rest = withoutPlace(head.rest, language);
  const parts = partsOf(rest, head, language);
  if (parts === null) return null;
  const { reader, subject, body } = parts;
  const cut = sentencesIn(body, language);
  if (head.genre === 'welcome' && !ofCustomers.test(text)) return null;
  // A reason that nobody has given, or a headless invitation, is no sentence.
  const first = cut.sentences[0]?.[0] ?? '';
  if (
    cut.sentences.flat().some((part) => whys[language].test(part)) ||
    (lettered(/^\p{L}+ing /u).test(first) && head.genre === 'post')
  )
    return null;
  const sender = cut.sentences.flat().find((part) => senderNote[language].test(part)) ?? '';
  const sentences = cut.sentences
    .map((each) => each.filter((part) => part !== sender))
    .filter((each) => each.length > 0);
  return {
    sender,
    isPlaced: rest !== head.rest,
    genre: head.genre,
    language,
    reader,
    subject: unguarded(subject),
    sentences,
    wishes: cut.wishes,
    isFirm: lettered(
      /(?<!\p{L})(?:firm|strict|second|third|last|final|твърдо|строго|второ|трето|последно)/iu,
    ).test(text),
    said: [unguarded(subject), ...sentences.map((parts) => parts.join(', '))].join('. '),
  };
}

/** “In English for our facebook”, „за фейсбук“: where it goes. */
const places: Record<Language, RegExp> = {
  EN: /^(?:,? (?:in (?:english|bulgarian)|(?:for|on|in) (?:(?:my|our|the) )?(?:web ?shop|online shop|shop|facebook|fb|insta(?:gram)?|linkedin|google|whatsapp|viber|web ?site|site|page|newsletter|local paper|newspaper)(?: (?:page|group))?)(?![a-z]))+/iu,
  BG: lettered(
    /^(?:,? (?:на (?:английски|български)|(?:за|във|в|на|по) (?:магазина|онлайн магазина|фейсбук|фб|инста(?:грам)?|линкедин|гугъл|google|facebook|instagram|вайбър|viber|whatsapp|сайта|страницата|местния вестник|бюлетина)(?: ни)?)(?!\p{L}))+/iu,
  ),
};

function withoutPlace(rest: string, language: Language): string {
  return rest.replace(places[language], '');
}

/** Colleagues are welcomed with other words. */
const ofCustomers = /(?:client|customer|guest|buyer|клиент|гост)/iu;

const whys: Record<Language, RegExp> = {
  EN: /^(?:and )?(?:say |explain |tell (?:them|people) |mention )?(?:why|how)(?= )/iu,
  BG: /^(?:и )?(?:кажи |кажете |обясни |обяснете |разкажи )?(?:им )?(?:защо|как)(?= )/iu,
};

/** „Фризьорски салон „Ая““, “we're a dog groomer”: who writes. */
const senderNote: Record<Language, RegExp> = {
  EN: /^(?:we[’']re|we are) (?:an? )(?:[a-z]+ ){0,3}(?:called )?[“"][^”"]{2,40}[”"]$/iu,
  BG: lettered(/^(?:от )?(?:\p{Ll}+ ){1,3}[„“"][^“”"]{2,40}[“”"]$/u),
};

const extra: Record<Language, RegExp> = {
  EN: lettered(
    /^(?:(?:please )?(?:keep (?:it|this)|make (?:it|this))? ?(?:plain|short|brief|simple|firm|polite|friendly|formal|informal|casual|warm|dry|nice|neutral|human)(?:(?:,? and|,? but|,)? (?:not )?(?:too )?(?:plain|short|brief|simple|firm|polite|friendly|rude|formal|informal|casual|warm|pushy|salesy|cheesy|apologetic|aggressive|begging|dry|long))*(?: (?:e-?mail|text|message|letter|post|tone|please|pls))*|(?:no|without(?: any)?|nothing|don[’']t be|not)(?: too)? (?:apolog(?:ies|y|etic)|excuses|hype|fluff|cheesy|pushy|salesy|drama|small talk|begging|rude|corporate(?: speak)?|jargon|bla ?bla|marketing (?:speak|talk))(?:,? (?:please|pls))?|sound(?:ing)? [a-z]+(?: (?:and|but) [a-z]+)?|please|pls|thanks|thank you|asap|in our (?:tone(?: of voice)?|voice|style))$/iu,
  ),
  BG: lettered(
    /^(?:(?:да е |нека е |и )?(?:кратко|кратка|кратък|любезно|учтиво|твърдо|приятелски|топло|официално|неофициално|просто|простичко)(?:,? (?:но|и|а) (?:не )?(?:много |прекалено )?(?:кратко|любезно|учтиво|твърдо|приятелски|топло|официално|грубо|нахално))*(?: за (?:вайбър|viber|фейсбук|инстаграм|смс))?|(?:да|нека) не (?:е|звучи|бъде)(?: прекалено| много| твърде| като)* [^.;]{3,30}|без (?:извинения|излишни приказки|патос|клишета|сладникавости)|моля|благодаря|мерси)$/iu,
  ),
};

/** The sentences, with their commas, and what of them only says how the text is to be. */
function sentencesIn(text: string, language: Language): { sentences: string[][]; wishes: Wish[] } {
  const wishes: Wish[] = [];
  const sentences = text
    .replace(
      /(?<=(?:лв|г|ч|euro|eur|€)\uE000?\.?) (?=(?:около|до|макс\S*|най-много|approx\.?|about|max\.?|under) \d+ (?:думи|знака|символа|words|characters))/giu,
      '; ',
    )
    .split(/(?<=[.!?;])\s+|\s+[–—-]\s+|\n+/u)
    .map((sentence) =>
      sentence
        .replace(/[.!;]+$/u, '')
        .split(/,\s+/u)
        .map((part) => unguarded(part).trim())
        .filter((part) => part !== '' && !isWish(part, language, wishes)),
    )
    .filter((parts) => parts.length > 0);
  return { sentences, wishes };
}

/** Whether a part only says how the text is to be; what can be done afterwards is noted. */
function isWish(part: string, language: Language, wishes: Wish[]): boolean {
  const bare = part.replace(/^(?:and|but|и|но) /iu, '');
  const wished = wishesIn(bare, language);
  if (wished.rest === '' && wished.wishes.length > 0) {
    wishes.push(...wished.wishes.filter(({ do: name }) => name !== 'add' && name !== 'replace'));
    return true;
  }
  return extra[language].test(bare) || isOnlyWish(bare, language);
}

/** Whether a sentence of a text is a wish that was taken for a fact. */
export function isWishPart(sentence: string, language: Language): boolean {
  return extra[language].test(sentence) || isOnlyWish(sentence, language);
}
