import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../language/is-english.ts';
import { Recent } from '../../recognition/recent.ts';
import { numberIn } from '../correspondence/number.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import type { OrderReader } from '../whole-text/order/order-type.ts';
import { guarded, unguarded } from '../whole-text/order/protected.ts';
import { tidied } from '../whole-text/sentences/tidied.ts';
import { ownLanguage } from '../whole-text/wanted.ts';
import { headRest } from './head-rest.ts';
import type { HeadRest } from './head-rest-type.ts';
import { type Head, headOf } from './heads.ts';
import { type Meta, metaIn, noMeta } from './meta.ts';
import type { PlainKind, PlainOrder } from './plain-order-type.ts';
import { isAside } from './printed-wish.ts';
import { readerFor } from './reader-for.ts';
import { reviewOrderIn } from './review-order-in.ts';
import { sentencesIn } from './sentences-in.ts';

const LENGTH_MAX = 900;
const RECENT_MAX = 30;
const recent = new Recent<{ found: PlainOrder | null }>(RECENT_MAX);

/** An order for a text in plain sentences; null for any other message. */
export function plainOrderIn(written: string): PlainOrder | null {
  if (written.length > LENGTH_MAX) return null;
  return recent.get(written, () => ({ found: read(written) })).found;
}

function read(written: string): PlainOrder | null {
  const text = tidied(inCyrillicIfBulgarian(written))
    .replace(/\s+/gu, ' ')
    .replace(
      lettered(/(?<![\p{L}.])(mr|mrs|ms|dr)(?=\.? \p{Lu})/gu),
      (all) => all.charAt(0).toUpperCase() + all.slice(1),
    )
    .trim();
  const language = ownLanguage(text);
  const review = reviewOrderIn(text, language);
  if (review !== null) return review;
  const sentences = sentencesIn(text);
  const at = sentences.findIndex((sentence) => headOf(sentence, language) !== null);
  const ordered = at < 0 ? null : headOf(sentences[at] ?? '', language);
  if (ordered === null || advice[language].test(text)) return null;
  const rest = headRest(ordered, language);
  const others = sentences.filter((_, place) => place !== at);
  // Sentences before the order come first.
  const told = at === 0 ? [rest.told, ...others] : [...others, rest.told];
  return placed(ordered, rest, told.filter(Boolean), language);
}

const advice: Record<Language, RegExp> = {
  EN: /^(?:how|what|when|why|should|is|are|does|which|where|who)\b|\b(?:tips|ideas|strategy|template|versions|slogans?|calendar|translate|rewrite|shorten)\b/iu,
  BG: lettered(
    /^(?:какво|кога|защо|трябва ли|дали|кой|коя|кое|кои|къде|колко)(?!\p{L})|(?<!\p{L})(?:идеи|съвети|стратегия|шаблон|варианта|слоган\p{L}*|преведи|пренапиши|съкрати)(?!\p{L})/iu,
  ),
};

function placed(
  head: Head,
  rest: HeadRest,
  told: readonly string[],
  language: Language,
): PlainOrder | null {
  const meta: Meta = { ...noMeta };
  const whole = told.flatMap((sentence) => saidIn(sentence, meta, language));
  const { reader, clauses } = withReader(whole, readerOf(rest, meta, language), language);
  if (/^(?:тях|него|нея|това|тази|този|тези|them|it|this|that|these)$/iu.test(rest.topic))
    return null;
  if (clauses.length === 0 && rest.deed === '' && rest.topic === '') return null;
  const isConfirmed = confirmation.test(clauses[0] ?? '');
  if (isConfirmed) clauses[0] = (clauses[0] ?? '').replace(confirmation, '');
  const isPlain =
    head.kind === 'appointment' &&
    rest.kind === undefined &&
    !isConfirmed &&
    !booked.test(rest.topic);
  const isOffer = head.kind === 'letter' && lettered(/^(?:our|наш\p{L}+) /u).test(rest.topic);
  const kind = isConfirmed
    ? 'appointment'
    : isOffer
      ? 'cold'
      : (rest.kind ??
        kindOf(
          isPlain && !head.isDeed ? 'letter' : head.kind,
          [rest.deed, rest.topic, ...clauses].join('. '),
          language,
        ));
  const isLetter =
    kind === 'news' && (reader.group !== '' || reader.name !== '') && head.form === 'notice';
  return {
    kind: isLetter ? 'letter' : kind,
    form: isLetter ? 'mail' : head.form,
    ...{ language, reader, clauses, audience: rest.audience },
    number: numberIn([rest.deed, ...clauses].join('. '), language),
    ...{ deed: rest.deed.replace(/[\s.]+$/u, ''), topic: rest.topic, quote: '' },
    sender: { name: meta.senderName, firm: meta.senderFirm },
    ...{ contact: meta.contact, isSorry: meta.isSorry },
  };
}

const booked = lettered(
  /(?<!\p{L})(?:appointment|booking|reservation|visit|check-up|meeting|час|визита|преглед|резервация|среща)(?!\p{L})/iu,
);
const confirmation = lettered(
  /^(?:потвърждение на (?:час\p{L}*|резервация\p{L}*)|confirmation of (?:her|his|the|an|their) appointment)[,:]?\s*/iu,
);

function readerOf({ reader }: HeadRest, meta: Meta, language: Language): OrderReader {
  const firm = reader.firm || meta.readerFirm;
  if (meta.readerName !== '')
    return { name: meta.readerName.replace(/^Г-/u, 'г-').replace(/^Д-р/u, 'д-р'), group: '', firm };
  const isKnown = reader.name !== '' || reader.group !== '' || firm !== '';
  if (isKnown || meta.readerGroup === '') return { ...reader, firm };
  return readerFor(meta.readerGroup, language);
}

const title = "((?:Mr|Mrs|Ms|Dr|г-н|г-жа|д-р)\\.? \\p{Lu}[\\p{L}’'-]+)";
/** “order 5512 for Ms Park”, “parcel 88-41 of a client called Mr Brandt” */
const ofReader: Record<Language, RegExp> = {
  EN: lettered(
    `(?<!\\p{L})(?:the )?(order|parcel|booking|invoice|delivery|package|shipment)((?: (?:no\\.? )?[#\\d-]+)?) (?:(?:for|of|to) ${title}|(?:for|of|to) (?:a|our|my) (?:client|customer)(?:,? (?:called |named )?${title})?)`,
    'u',
  ),
  BG: lettered(
    `(?<!\\p{L})(поръчка|поръчката|пратка|пратката|доставка|доставката|резервация)((?: (?:№ ?)?[\\d-]+)?) (?:(?:на|за|до) ${title}|(?:на|за|до) (?:клиент|клиента|клиентка|клиентката)(?!\\p{L})(?:,? ${title})?)`,
    'u',
  ),
};

/** The clauses with the reader’s own things as theirs, and the reader whom only they name. */
function withReader(
  clauses: readonly string[],
  reader: OrderReader,
  language: Language,
): { clauses: string[]; reader: OrderReader } {
  let name = reader.name;
  const own = clauses.map((clause) =>
    clause.replace(
      ofReader[language],
      (_, thing: string, number: string, first: string = '', second: string = '') => {
        if (name === '') name = first || second;
        const bare = thing.replace(/(?:та)$/u, '');
        return `${isEnglish[language] ? 'your' : 'Вашата'} ${bare}${number}`;
      },
    ),
  );
  return { clauses: own, reader: { ...reader, name } };
}

const firmAlone = lettered(/^\p{Lu}[\p{L}’'&.-]*(?: \p{Lu}[\p{L}’'&.-]*){0,3}$/u);

/** The content of a sentence for the reader; stores its facts for us in `meta`. */
function saidIn(sentence: string, meta: Meta, language: Language): string[] {
  const bare = sentence.replace(/^[\s,:–—-]+/u, '').replace(/[\s.!;,]+$/u, '');
  if (bare === '' || isAside(bare, language)) return [];
  const whole = metaIn(bare, language);
  if (whole !== null) {
    Object.assign(meta, whole);
    return [];
  }
  const parts = guarded(bare)
    .split(/,\s+|;\s+/u)
    .map((part) => unguarded(part));
  const kept = parts.filter((part, at) => {
    const before = at === 0 ? null : metaIn(parts[at - 1] ?? '', language);
    // “Name: Mr Olsen, Fjordline AS”
    const isFirm = before?.readerName !== undefined && firmAlone.test(part);
    const found = isFirm ? { readerFirm: part } : metaIn(part, language);
    if (found !== null) Object.assign(meta, found);
    return found === null && !isAside(part, language);
  });
  return kept.length === 0 ? [] : [kept.join(', ')];
}

const kinds: Record<Language, readonly (readonly [RegExp, PlainKind])[]> = {
  EN: [
    [
      /\b(?:chose|picked|hired|went with) (?:somebody|someone|another|a different)|\bcandidate\b.*\bchose\b/iu,
      'rejection',
    ],
    [/\b(?:google |online )review\b|\bleave (?:me|us) a review\b/iu, 'review-request'],
    [/\b(?:invoice|overdue|unpaid)\b.*\b(?:due|unpaid|overdue|owe|late)\b/iu, 'payment'],
  ],
  BG: [
    [
      lettered(
        /(?<!\p{L})(?:избрахме|взехме|наехме|сме избрали|избрали сме|спряхме се на) (?:друг|друга|друг човек)(?!\p{L})/iu,
      ),
      'rejection',
    ],
    [
      lettered(/(?:остав\p{L}*|напиш\p{L}*) (?:\p{L}+ )?(?:отзив|ревю)(?!\p{L})/iu),
      'review-request',
    ],
    [lettered(/(?<!\p{L})фактура.*(?:падеж|срок|не е платена|просрочен|закъсня)/iu), 'payment'],
  ],
};

function kindOf(kind: PlainKind, said: string, language: Language): PlainKind {
  if (kind !== 'letter' && kind !== 'request' && kind !== 'appointment') return kind;
  return kinds[language].find(([sign]) => sign.test(said))?.[1] ?? kind;
}
