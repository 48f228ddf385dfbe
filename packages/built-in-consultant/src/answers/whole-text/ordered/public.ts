import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { itemsOf } from '../../../filling/items.ts';
import { isEnglish } from '../../../language/is-english.ts';
import { enumerated } from '../../../text/enumerated.ts';
import { insideSentence } from '../../../text/inside-sentence.ts';
import { escapeMarkdown } from '../../../text/markdown.ts';
import { turned } from '../../../understanding/whole-text/brief/clauses.ts';
import { type OrderSetting, type OrderText, wordsOf } from './setting.ts';
import { ended, inSentences, isSaid, small } from './spoken.ts';
import { whyPart } from './why.ts';

/** Facts without verbs as one sentence, the others as they are, and the reason if one is asked for. */
export function post(setting: OrderSetting): OrderText {
  const { order, language } = setting;
  const reason = order.wishes.why === '' ? null : whyPart(order.wishes.why, setting);
  return {
    subject: '',
    body: [
      inSentences(
        order.clauses.map((clause) => forMany(clause, language)),
        language,
        false,
      ),
      reason?.text ?? '',
    ],
    ...(reason?.unmet === undefined ? {} : { unmet: reason.unmet }),
  };
}

/** „На лично съобщение“, “DM to book”. */
function forMany(clause: string, language: Language): string {
  if (isEnglish[language]) return clause;
  return clause.replace(
    /^запитвания (?:на|по) (?=лично|вайбър|телефон)/iu,
    'за запитвания пишете на ',
  );
}

const months = lettered(
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември)(?!\p{L})/iu,
);
const amount = lettered(
  /(?:[€$£] ?\d|\d[\d.,]* ?(?:€|eur\p{L}*|евро|лв|лева|leva|pounds?)(?!\p{L}))/iu,
);

/** A product in sentences: what it is, its facts, its price. */
export function product(setting: OrderSetting): OrderText {
  const { order, language, own } = setting;
  const facts = order.clauses;
  const price = facts.find((fact) => amount.test(fact)) ?? '';
  const notes = facts.filter((fact) => fact !== price && !isSaid(fact, language));
  const sentences = facts.filter((fact) => fact !== price && isSaid(fact, language));
  const described = [
    ...(notes.length === 0 ? [order.title] : []),
    ...notes.map((note) => (months.test(note) ? inMonths(note, language) : note)),
  ];
  const lead = ended(
    `${capitalised(escapeMarkdown(described.map((part, at) => (at === 0 ? part : small(part))).join(', ')))}.`,
  );
  const who = own['usp'] ?? '';
  return {
    subject: '',
    body: [
      `**${capitalised(escapeMarkdown(order.title))}**`,
      [
        lead,
        inSentences(sentences, language, false),
        who === '' || setting.room < 2 ? '' : `${capitalised(escapeMarkdown(who))}.`,
      ]
        .filter(Boolean)
        .join(' '),
      price === '' ? '' : priced(price, language),
    ],
  };
}

function inMonths(note: string, language: Language): string {
  return isEnglish[language] ? `in ${note}` : `през ${note.toLowerCase()}`;
}

function priced(price: string, language: Language): string {
  const own = price.replace(lettered(/(\d) ?лв(?!\.|\p{L})/u), '$1 лв.');
  if (/^(?:price|цена)/iu.test(own)) return ended(`${capitalised(own)}.`);
  return ended(`${isEnglish[language] ? 'Price' : 'Цена'}: ${own}.`);
}

const openings: Record<Language, RegExp> = {
  EN: lettered(
    /^(?:(?:they|he|she|you)(?:[’']re| are| is)? |it |(?:the )?(?:restaurant|place|café|cafe|hotel) )?(opens?|opening|had|have|has|are|just|won|moved|started|lost|were)(?!\p{L})/iu,
  ),
  BG: lettered(
    /^(?:те |той |тя |които? |която |току-що )?(отвар\p{L}+|имат|имаха|откриват|откри\p{L}*|спечели\p{L}*|наскоро|търсят|напусна\p{L}*|\p{L}{3,}(?:иха|аха|яха|наха))(?!\p{L})/iu,
  ),
};

/** Why we write now, who we are, what sets us apart, and one question. */
export function cold(setting: OrderSetting): OrderText | null {
  const { order, language, own, business } = setting;
  const words = wordsOf(setting).cold;
  const trigger = order.clauses.find((clause) => openings[language].test(clause)) ?? '';
  const others = order.clauses.filter((clause) => clause !== trigger);
  if (others.some((clause) => !isSaid(clause, language))) return null;
  const what = own['businessDescription'] ?? own['category'] ?? own['industry'] ?? '';
  const offered = own['products'] ?? '';
  const special = own['usp'] ?? own['competitiveAdvantage'] ?? '';
  if (what === '' && special === '' && offered === '') return openCold(setting, trigger);
  return {
    subject: words.subject(escapeMarkdown(order.reader.firm)),
    body: [
      [
        trigger === '' ? '' : `${words.opens} ${toReader(trigger, language)}.`,
        inSentences(others, language),
      ]
        .filter(Boolean)
        .join(' '),
      [
        what === ''
          ? ''
          : words.we(escapeMarkdown(business ?? ''), insideSentence(escapeMarkdown(what))),
        offered === '' ? '' : offering[language](listed(offered, language)),
        special === '' ? '' : specialOf(special, language),
      ]
        .filter(Boolean)
        .join(' '),
      words.ask,
    ],
  };
}

/** The same with blanks, if the Brand Hub says nothing in this language. */
function openCold(setting: OrderSetting, trigger: string): OrderText {
  const { language, order, business } = setting;
  const words = wordsOf(setting).cold;
  return {
    subject: words.subject(escapeMarkdown(order.reader.firm)),
    body: [
      trigger === '' ? '' : `${words.opens} ${toReader(trigger, language)}.`,
      words.we(escapeMarkdown(business ?? ''), `[${words.blank}]`),
      words.ask,
    ],
    isOpen: true,
  };
}

const offering: Record<Language, (items: string) => string> = {
  EN: (items) => `We offer ${items}.`,
  BG: (items) => `Предлагаме ${items}.`,
};

/** „Единствените, които …“ → „Ние сме единствените, които …“ */
export function specialOf(special: string, language: Language): string {
  const own = escapeMarkdown(special);
  const isOnly = !isEnglish[language]
    ? own.toLowerCase().startsWith('единствен')
    : /^the (?:only|search firm|first)/iu.test(own);
  if (isOnly)
    return !isEnglish[language]
      ? `Ние сме ${insideSentence(own)}.`
      : `We are ${insideSentence(own)}.`;
  return `${capitalised(own)}.`;
}

function listed(value: string, language: Language): string {
  const items = itemsOf(value).map((item) => escapeMarkdown(insideSentence(item)));
  return enumerated(items, language);
}

/** „Отварят на 5 май“ → „отваряте на 5 май“ */
function toReader(trigger: string, language: Language): string {
  const own = insideSentence(trigger);
  if (isEnglish[language])
    return turned(own, 'EN')
      .replace(/^(?:they|he|she) (?:are|is) /iu, 'you are ')
      .replace(/^(?:they|he|she) has /iu, 'you have ')
      .replace(/^(?:they|he|she) /iu, 'you ')
      .replace(/^(?:open|opens|opening) /iu, 'you are opening ');
  return own
    .replace(/^(?:те|той|тя|които|който|която) /iu, '')
    .replace(lettered(/^((?:току-що |наскоро )?\p{L}+)ха(?!\p{L})/u), '$1хте')
    .replace(lettered(/^(\p{L}+[ая])т(?!\p{L})/u), '$1те')
    .replace(lettered(/^(\p{L}+)ят(?!\p{L})/u), '$1ите');
}
