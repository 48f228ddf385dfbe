import type { Language } from '@savet/contract/languages';
import { capitalised } from '@savet/text/text';
import { escapeMarkdown } from '../../../text/markdown.ts';
import { type Debt, debtIn, debtorIn, isOfDebt, ordinalIn } from './debt.ts';
import { type CommissionSetting, type CommissionText, mail, note } from './frame.ts';
import { saidOf } from './sentences.ts';

interface Words {
  /** The invoice or the amount, as the subject of a sentence. */
  what: (debt: Debt) => string;
  state: (what: string, debt: Debt) => string;
  nth: (ordinal: string) => string;
  please: Record<'until' | 'firm' | 'kind', (until: string) => string>;
  crossed: string;
  subject: (number: string, ordinal: string) => string;
}

const words: Record<Language, Words> = {
  EN: {
    what: ({ hasBill, number, sum }) => {
      if (!hasBill) return `the amount of ${sum}`;
      return `our invoice${spaced(number)}${sum === '' ? '' : ` for ${sum}`}`;
    },
    state: (what, { due, late }) => {
      if (due !== '') return `${what} was due on ${due} and has not been paid yet.`;
      return late === '' ? `${what} has not been paid yet.` : `${what} is now ${late} overdue.`;
    },
    nth: (ordinal) => `This is our ${ordinal} reminder.`,
    please: {
      until: (until) => `Please transfer the amount by ${until}.`,
      firm: () =>
        'Please transfer the amount within the next few days, or tell me today when we can expect it.',
      kind: () => 'Could you please check it and tell me when we can expect the payment?',
    },
    crossed:
      'If the payment is already on its way, please ignore this message. If something about the invoice is unclear, just write to me.',
    subject: (number, ordinal) =>
      `Invoice${spaced(number)}: payment${ordinal === '' ? '' : ` (${ordinal} reminder)`}`,
  },
  BG: {
    what: ({ hasBill, number, sum }) => {
      if (!hasBill) return `сумата ${sum}`;
      return `фактура${number === '' ? 'та' : ` ${number}`}${sum === '' ? '' : ` за ${sum}`}`;
    },
    state: (what, { due, late }) => {
      if (due !== '') return `${what} беше с падеж ${due} и още не е платена.`;
      return late === ''
        ? `${what} още не е платена.`
        : `плащането по ${what} закъснява вече с ${late}.`;
    },
    nth: (ordinal) => `Това е нашето ${ordinal} напомняне.`,
    please: {
      until: (until) => `Моля, преведете сумата до ${until}.`,
      firm: () =>
        'Моля, преведете сумата в следващите дни или ми кажете още днес кога да я очакваме.',
      kind: () => 'Бихте ли проверили и бихте ли ми казали кога да очакваме плащането?',
    },
    crossed:
      'Ако вече сте платили, моля, не обръщайте внимание на това съобщение. Ако нещо по фактурата не е ясно, пишете ми.',
    subject: (number) => `Фактура${spaced(number)}: плащане`,
  },
};

const asksPayment = /(?:please pay|transfer|моля,? (?:плат|превед))/iu;

/** A payment reminder: the debt, its due date, and the deadline. */
export function reminder(setting: CommissionSetting): CommissionText | null {
  const { commission, language, wanted } = setting;
  const { subject, sentences, reader } = commission;
  const all = [subject, ...sentences.flat()].filter(Boolean).join(', ');
  const debt = debtIn(all, language);
  if (debt === null) return null;
  const others = sentences
    .map((parts) => parts.filter((part) => !isOfDebt(part, language)))
    .filter((parts) => parts.length > 0)
    .map((parts) => saidOf(parts, language, true));
  if (others.some(({ notes }) => notes.length > 0)) return null;
  const said = others.flatMap((each) => each.sentences);
  const own = words[language];
  const ordinal = ordinalIn(`${wanted.request} ${all}`, language);
  const isFirm = commission.isFirm || wanted.isFirm;
  const state = capitalised(own.state(own.what(debt), debt));
  const lead = [escapeMarkdown(state), ordinal === '' ? '' : own.nth(ordinal), ...said]
    .filter(Boolean)
    .join(' ');
  const manner = isFirm ? 'firm' : 'kind';
  const please = said.some((sentence) => asksPayment.test(sentence))
    ? ''
    : own.please[debt.until === '' ? manner : 'until'](debt.until);
  const name = reader.name === '' ? debtorIn(all, language) : reader.name;
  const addressed = { ...setting, commission: { ...commission, reader: { ...reader, name } } };
  if (wanted.form === 'short')
    return { text: note(addressed, [lead, please].filter(Boolean).join(' ')), isRead: true };
  const title = own.subject(debt.number, isFirm ? ordinal : '');
  return { text: mail(addressed, title, [lead, please, own.crossed]), isRead: true };
}

function spaced(text: string): string {
  return text === '' ? '' : ` ${text}`;
}
