import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { enumerated } from '../../../text/enumerated.ts';
import { escapeMarkdown } from '../../../text/markdown.ts';
import { ended } from '../ordered/spoken.ts';
import { type CommissionSetting, type CommissionText, mail, note } from './frame.ts';
import { saidOf } from './sentences.ts';

const money = '(?:[€$£] ?)?\\d[\\d.,]*(?: ?(?:€|eur|euros?|pounds?|евро|лв\\.?|лева))?';
const changes: Record<Language, RegExp> = {
  EN: lettered(
    `^(.{2,40}?)(?: (?:goes|go|rises|rise|increases|increase|changes|will (?:go|rise|increase)))?(?: up)? from (${money}) to (${money})((?: (?:per|an?|each) .{2,20})?)$`,
    'iu',
  ),
  BG: lettered(
    `^(.{2,40}?)(?: (?:става|стават|се вдига|се покачва|поскъпва|ще струва|ще стане))? от (${money}) (?:на|до) (${money})((?: (?:на|за) .{2,20})?)$`,
    'iu',
  ),
};
const starts: Record<Language, RegExp> = {
  EN: /^(?:from|as of|starting|effective) ((?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? [a-z]+|[a-z]+ \d{1,2}(?:st|nd|rd|th)?|[a-z]+|next [a-z]+)(?: |$)/iu,
  BG: lettered(
    /^(?:от|считано от) (\d{1,2}(?:-ви|-ри|-ти)? \p{L}+|\d{1,2}\.\d{1,2}\.?|януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември)(?: |$)/iu,
  ),
};
const reasons: Record<Language, RegExp> = {
  EN: /^(?:because of|due to|because|since|as|reason:?|the reason is) (.+)$/iu,
  BG: /^(?:заради|поради|защото|понеже|причината е|причина:?) (.+)$/iu,
};

/** “The first rise in five years” has no verb. */
const verbless = /^(?:the )?(first|last) (\S+) (in|since|for) /iu;

interface Change {
  thing: string;
  before: string;
  after: string;
  /** “ per visit” */
  per: string;
}

const words: Record<
  Language,
  {
    change: (change: Change) => string;
    reason: (reason: string) => string;
    lead: (day: string, list: string) => string;
    close: string;
    subject: (day: string) => string;
  }
> = {
  EN: {
    change: ({ thing, before, after, per }) =>
      `${articled(thing)} will cost ${after}${per} instead of ${before}`,
    reason: (reason) => `The reason: ${reason}.`,
    lead: (day, list) => `From ${day} ${list}.`,
    close: 'If you have questions about it, just reply to this email.',
    subject: (day) => `New prices from ${day}`,
  },
  BG: {
    change: ({ thing, before, after, per }) =>
      `${thing} ще струва ${withDot(after)}${per} вместо ${withDot(before)}`,
    reason: (reason) => `Причината: ${reason}.`,
    lead: (day, list) => `От ${day} ${list}.`,
    close: 'Ако имате въпроси, просто отговорете на този имейл.',
    subject: (day) => `Нови цени от ${day}`,
  },
};

/** New prices from a day, old and new, and why. */
export function prices(setting: CommissionSetting): CommissionText | null {
  const { commission, language, wanted } = setting;
  const { day, items, reason, others } = noticeIn(commission.sentences.flat(), language);
  if (items.length === 0 || day === '') return null;
  const said = saidOf(
    others.map((part) => part.replace(verbless, 'this is the $1 $2 $3 ')),
    language,
    true,
  );
  if (said.notes.length > 0) return null;
  const own = words[language];
  const lead = ended(own.lead(day, enumerated(items, language)));
  const why = reason === '' ? '' : ended(own.reason(reason));
  const body = escapeMarkdown([lead, ...said.sentences, why].filter(Boolean).join(' '));
  if (wanted.form === 'short') return { text: note(setting, body), isRead: true };
  return { text: mail(setting, own.subject(day), [body, own.close]), isRead: true };
}

interface Notice {
  /** From when the new prices count. */
  day: string;
  items: string[];
  reason: string;
  others: string[];
}

function noticeIn(parts: readonly string[], language: Language): Notice {
  const notice: Notice = { day: '', items: [], reason: '', others: [] };
  for (const part of parts) {
    const start = starts[language].exec(part);
    if (start !== null) notice.day = start[1] ?? '';
    const own = start === null ? part : part.slice(start[0].length).trim();
    if (own === '') continue;
    const change = changeIn(own, language);
    const reason = reasons[language].exec(own)?.[1];
    if (change !== null) notice.items.push(words[language].change(change));
    else if (reason !== undefined) notice.reason = reason;
    else notice.others.push(own);
  }
  return notice;
}

function changeIn(part: string, language: Language): Change | null {
  const found = changes[language].exec(part);
  if (found === null) return null;
  const [, thing = '', old = '', after = '', per = ''] = found;
  // “From 3 to 4 euro”: the currency stands once.
  const unit = /[^\d.,]+$/u.exec(after)?.[0] ?? '';
  const before = /[^\d.,]/u.test(old) ? old : `${old}${unit}`;
  return { thing, before, after, per };
}

function articled(thing: string): string {
  return /^(?:the|our|your|an?|all|each|every|\p{Lu})/u.test(thing) ? thing : `the ${thing}`;
}

/** The abbreviation of the lev with its full stop. */
function withDot(sum: string): string {
  return sum.replace(/лв\.?$/u, 'лв.');
}
