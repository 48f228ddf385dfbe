import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { fillTemplate } from '@savet/text/text';
import type { Layout } from '../../../knowledge/purposes.schema.ts';
import { isEnglish } from '../../../language/is-english.ts';
import { escapeMarkdown } from '../../../text/markdown.ts';
import { commissionIn } from '../../../understanding/commission/commission.ts';
import { nobody, readerIn } from '../../../understanding/whole-text/order/order-reader.ts';
import { answeredMessage } from '../../../understanding/whole-text/replied/answered-message.ts';
import type { WholeText } from '../../../understanding/whole-text/wanted.ts';
import { type SafeFacts, safeFacts } from './safe-facts.ts';

interface Setting {
  language: Language;
  business: string | null;
  layout: Layout;
  words: Layout['honest'];
}

/** A text of the genre that says only what of its order is read without a doubt; all else is a blank. */
export function honestFrame(
  asked: WholeText,
  around: Omit<Setting, 'words'>,
): { text: string; isOwed: boolean } {
  const facts = safeFacts(asked.request, around.language);
  return { text: framed(asked, around, facts), isOwed: facts.isOwed };
}

function framed(asked: WholeText, around: Omit<Setting, 'words'>, facts: SafeFacts): string {
  const setting = { ...around, words: around.layout.honest };
  const firm = around.business === null ? '' : escapeMarkdown(around.business);
  const { words, layout } = setting;
  const lines = (...parts: readonly string[]) => parts.filter(Boolean).join('\n\n');
  if (answeredMessage(asked.request) !== null || asked.purpose === 'review-reply-bad')
    return lines(words.review, firm);
  if (asked.form === 'post' || asked.form === 'notice')
    return lines(withFacts(words.news, facts, words), words.join, firm);
  const said = bodyOf(facts, words);
  const hello = helloFor(asked.request, setting);
  if (asked.form === 'short') {
    const [first = '', ...rest] = said;
    const opened = first.startsWith('[') ? first : first.charAt(0).toLowerCase() + first.slice(1);
    return lines(`${hello} ${[opened, ...rest].join(' ')}`, firm || words.company);
  }
  const closing = `${layout.closings[asked.register]}\n${words.you}, ${firm || words.company}`;
  return lines(
    fillTemplate(layout.subject, { subject: facts.isOwed ? words.owedSubject : words.subject }),
    hello,
    ...said,
    closing,
  );
}

/** The paragraphs of a frame: the debt or the event, then the request with its deadline. */
function bodyOf(facts: SafeFacts, words: Setting['words']): string[] {
  const { deadline, isOwed, amounts, owedFor } = facts;
  const [amount = ''] = amounts;
  if (isOwed) {
    const what =
      owedFor === '' ? '' : fillTemplate(words.owedFor, { what: escapeMarkdown(owedFor) });
    return [
      withFacts(fillTemplate(words.owed, { amount, what }), { ...facts, amounts: [] }, words),
      deadline === '' ? words.pay : fillTemplate(words.payBy, { deadline }),
    ];
  }
  return [
    withFacts(words.happened, facts, words),
    deadline === '' ? words.ask : fillTemplate(words.askBy, { deadline }),
  ];
}

/** A blank that says which amounts and days belong in it. */
function withFacts(blank: string, facts: SafeFacts, words: Setting['words']): string {
  const named = [...facts.amounts, ...facts.days].slice(0, FACTS_MAX).join(', ');
  const given = named === '' ? '' : fillTemplate(words.given, { facts: named });
  return fillTemplate(blank, { given });
}

const FACTS_MAX = 5;

const toReader: Record<Language, RegExp> = {
  EN: lettered(/(?<!\p{L})to (.{2,60})$/iu),
  BG: lettered(/(?<!\p{L})(?:до|на) (.{2,60})$/iu),
};

/** “Hello Tom,”, “Dear neighbours,”, with a blank for a name that the order does not have. */
function helloFor(request: string, { language, layout, words }: Setting): string {
  const isEn = isEnglish[language];
  const head = (request.split(/[,:.]| (?:че|that) /u)[0] ?? '').replace(kin, '');
  const to = toReader[language].exec(head);
  const read = to?.[1] === undefined ? nobody : readerIn(to[1].trim(), language);
  const { name, group } = read.name === '' ? (commissionIn(request)?.reader ?? read) : read;
  if (/^(?:\p{Lu}|(?:mr|mrs|ms|dr|г-н|г-жа|д-р) )/u.test(name))
    return fillTemplate(words.hello, {
      name: escapeMarkdown(isEn ? name : name.replace(/^г-жа /u, 'г-жо ')),
    });
  const [known] =
    Object.entries(layout.groups).find(([, each]) => each.includes(group.toLowerCase())) ?? [];
  if (group !== '' && known !== undefined) return fillTemplate(words.dear, { group: known });
  return fillTemplate(words.hello, { name: words.name });
}

/** A noun before a name: “клиентка Мария”. */
const kin = lettered(
  /(?<= )(?:\p{Ll}{3,}(?:ка|ката|ител|ителя|ник|ника)|клиент|доставчик|колега|колегата|съсед|customer|client|supplier|colleague) (?=\p{Lu})/u,
);
