import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { stemOf } from '@savet/text/stems';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../../language/is-english.ts';
import { languageOf } from '../../../language/language-of.ts';
import { insideSentence } from '../../../text/inside-sentence.ts';
import { escapeMarkdown } from '../../../text/markdown.ts';
import { type OrderSetting, type OrderText, wordsOf } from './setting.ts';
import { small } from './spoken.ts';

/** Entries that may give the reason for how a business works. */
const reasons = [
  'mission',
  'painPoints',
  'usp',
  'competitiveAdvantage',
  'positioningStatement',
  'vision',
] as const;

export interface WhyPart {
  text: string;
  unmet?: readonly string[];
}

/** A reason that the request asks for and doesn’t give, from the Brand Hub; else an open blank. */
export function whyPart(asked: string, setting: OrderSetting): WhyPart {
  const { own, language } = setting;
  const topic = asked.replace(/^(?:why|защо) /iu, '');
  const question = wordsOf(setting).why.because(escapeMarkdown(asDone(topic, language)));
  const mission = own['mission'] ?? '';
  if (mission === '') return { text: `${question} [${blanks[language]}]`, unmet: [asked] };
  return { text: `${question} ${wanting(mission, language)}` };
}

const blanks: Record<Language, string> = {
  EN: 'the reason, in one sentence',
  BG: 'причината, с едно изречение',
};

/** “We work at night” → “do we work at night”; Bulgarian asks with the same words. */
function asDone(topic: string, language: Language): string {
  if (!isEnglish[language]) return topic;
  return topic
    .replace(/^we don[’']t /iu, 'don’t we ')
    .replace(/^we (are|were|have|can|will) /iu, '$1 we ')
    .replace(lettered(/^we (?=\p{L})/iu), 'do we ')
    .replace(/^(.+?) (is|are) /iu, '$2 $1 ');
}

/** “Put engineers where …” → “We want to put engineers where …”; „Всеки ресторант да отваря …“ → „Искаме всеки …“. */
export function wanting(mission: string, language: Language): string {
  const own = escapeMarkdown(mission.replace(/(?<![\s.])[\s.]+$/u, ''));
  if (!isEnglish[language])
    return / да /u.test(own) ? `Искаме ${insideSentence(own)}.` : `${capitalised(own)}.`;
  const isDeed = lettered(
    /^(?:to )?(?:put|make|help|give|bring|build|let|keep|show|turn|get|take|find|offer|teach|save)(?!\p{L})/iu,
  ).test(own);
  return isDeed
    ? `We want to ${insideSentence(own.replace(/^to /iu, ''))}.`
    : `${capitalised(own)}.`;
}

/** A post on why we do something: what it is, whom it is for, what they live through, and what stands behind it. */
export function whyPost(setting: OrderSetting): OrderText | null {
  const { order, own, language, room } = setting;
  const [asked = ''] = order.clauses;
  const topic = asked.replace(/^(?:why|защо) /iu, '');
  const stems = stemsOf(topic);
  const words = wordsOf(setting).why;
  // The advice of its own on the same thing: it shares a word with it.
  const near = reasons.filter((field) =>
    stemsOf(own[field] ?? '').some((stem) => stems.includes(stem)),
  );
  const pain = own['painPoints'] ?? '';
  const want = own['desires'] ?? '';
  const advantage = own['competitiveAdvantage'] ?? '';
  if (near.length === 0 || pain === '')
    return {
      subject: '',
      body: [
        `${capitalised(escapeMarkdown(topic))}.`,
        `${words.because(escapeMarkdown(asDone(topic, language)))} [${blanks[language]}]`,
        `[${gains[language]}]`,
      ],
      unmet: [asked],
      isOpen: true,
    };
  const who = own['idealCustomer'] ?? '';
  const lines = [
    `${capitalised(escapeMarkdown(topic))}.`,
    [
      who === '' || room < 1 ? '' : words.customers(insideSentence(escapeMarkdown(who))),
      heard[language](escapeMarkdown(pain), escapeMarkdown(want)),
    ]
      .filter(Boolean)
      .join(' '),
    [
      own['mission'] === undefined ? '' : wanting(own['mission'], language),
      advantage === '' ? '' : `${capitalised(escapeMarkdown(advantage))}.`,
    ]
      .filter(Boolean)
      .join(' '),
  ];
  return { subject: '', body: lines };
}

const gains: Record<Language, string> = {
  EN: 'what the customer gains by it',
  BG: 'какво печели клиентът от това',
};

const heard: Record<Language, (pain: string, want: string) => string> = {
  EN: (pain, want) =>
    `What we hear from them: “${pain}”.${want === '' ? '' : ` What they want: ${small(want)}.`}`,
  BG: (pain, want) =>
    `Какво чуваме от тях: „${pain}“.${want === '' ? '' : ` Какво искат: ${insideSentence(want)}.`}`,
};

function stemsOf(text: string): string[] {
  return (text.toLowerCase().match(lettered(/\p{L}{4,}/gu)) ?? [])
    .filter((word) => !common.test(word))
    .map((word) => stemOf(word));
}

const common =
  /^(?:why|that|this|with|from|only|have|after|before|when|what|just|which|защо|само|след|преди|който|която|които|това|както|като)$/u;

/** The entries of the Brand Hub that a text in this language may show. */
export function readableOwn(
  values: Readonly<Record<string, string | undefined>>,
  language: Language,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value = '']) =>
      value.trim() !== '' && (field === 'businessName' || languageOf(value, language) === language)
        ? [[field, value.trim().replace(/(?<![\s.])[\s.]+$/u, '')]]
        : [],
    ),
  );
}
