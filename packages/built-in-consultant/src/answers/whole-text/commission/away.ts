import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { escapeMarkdown } from '../../../text/markdown.ts';
import { month, weekdayBg, weekdayEn } from './days.ts';
import type { CommissionSetting, CommissionText } from './frame.ts';

const day = `(?:\\d{1,2}(?:st|nd|rd|th)?(?:-?(?:ви|ри|ти|ми))?(?: (?:of )?${month})?|${month} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}\\.\\d{1,2}\\.?|${weekdayEn}|${weekdayBg})`;
const patterns: Record<
  Language,
  { back: RegExp; range: RegExp; until: RegExp; urgent: RegExp; holiday: RegExp }
> = {
  EN: {
    back: lettered(
      `(?:back|return\\p{L}*|again)(?: in the office| at work| in)?(?: on| from)? (?:the )?(${day})`,
      'iu',
    ),
    range: lettered(
      `(?:from )?(?:the )?(${day}) ?(?:-|–|to|until|till|through) ?(?:the )?(${day})`,
      'iu',
    ),
    until: lettered(`(?:until|till) (?:the )?(${day})`, 'iu'),
    urgent: lettered(/(?:urgent|emergenc|important|meantime|instead|anything|in the mean)/iu),
    holiday: lettered(/(?:holiday|vacation|on leave|annual leave)/iu),
  },
  BG: {
    back: lettered(
      `(?:връщам се|обратно|на линия|отново)(?: съм)?(?: на работа)?(?: на| от)? (${day})`,
      'iu',
    ),
    range: lettered(`(?:от )?(${day}) ?(?:-|–|до) ?(${day})`, 'iu'),
    until: lettered(`до (${day})`, 'iu'),
    urgent: lettered(/(?:спешн|неотложн|важн|междувременно|вместо мен|заместв)/iu),
    holiday: lettered(/(?:отпуск|почивка|ваканция)/iu),
  },
};
const contact = lettered(/(?:[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+?\d[\d /-]{5,}\d)/u);
const person: Record<Language, RegExp> = {
  EN: lettered(/(?:my |our )?(?:colleague |assistant |partner )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/u),
  BG: lettered(/((?:колегата |колежката |колега )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/u),
};

/** When nobody is there, as far as it is told. */
interface Absence {
  /** The first and the last day, if both are named. */
  span: readonly [string, string] | null;
  /** The day of the return, or if none is named, the end. */
  returns: string;
  end: string;
  isHoliday: boolean;
}

const words: Record<
  Language,
  {
    thanks: string;
    when: (absence: Absence) => string;
    help: (who: string, where: string) => string;
    later: string;
    signature: string;
  }
> = {
  EN: {
    thanks: 'Thank you for your message.',
    when: whenInEnglish,
    help: (who, where) => `If it is urgent, please ${who === '' ? 'use' : 'contact'} ${where}.`,
    later: 'I will answer everything else when I am back.',
    signature: 'Kind regards,\n[your name]',
  },
  BG: {
    thanks: 'Благодаря за съобщението.',
    when: whenInBulgarian,
    help: (who, where) =>
      `Ако е спешно, ${who === '' ? 'потърсете ни на' : 'обърнете се към'} ${where}.`,
    later: 'На останалото ще отговоря, щом се върна.',
    signature: 'Поздрави,\n[Вашето име]',
  },
};

function whenInEnglish({ span, returns, end, isHoliday }: Absence): string {
  if (span !== null) {
    const back = returns === '' ? '' : ` and will be back on ${returns}`;
    return `I am ${isHoliday ? 'on holiday' : 'away'} from ${span[0]} to ${span[1]}${back}.`;
  }
  if (returns !== '') return `I am away at the moment and will be back on ${returns}.`;
  return `I am away until ${end}.`;
}

function whenInBulgarian({ span, returns, end, isHoliday }: Absence): string {
  const away = isHoliday ? 'съм в отпуск' : 'ме няма';
  if (span !== null) {
    const back = returns === '' ? '' : ` и се връщам на ${returns}`;
    return `От ${span[0]} до ${span[1]} ${away}${back}.`;
  }
  if (returns !== '') return `В момента ${away} и се връщам на ${returns}.`;
  return `До ${end} ${away}.`;
}

/** An answer while nobody is there: when, when not any more, and who helps. */
export function away({ commission, language, business }: CommissionSetting): CommissionText | null {
  const parts = commission.sentences.flat();
  const absence = absenceIn(parts.join(', '), language);
  if (absence === null) return null;
  const { thanks, when, later, signature } = words[language];
  const firm = business === null ? '' : `, ${escapeMarkdown(business)}`;
  return {
    text: [
      `${thanks} ${when(absence)}`,
      [helpIn(parts, language), later].filter(Boolean).join(' '),
      `${signature}${firm}`,
    ].join('\n\n'),
    isRead: true,
  };
}

/** Null if no day is named. */
function absenceIn(text: string, language: Language): Absence | null {
  const { back, range, until, holiday } = patterns[language];
  const found = range.exec(text);
  const span = found === null ? null : ([found[1] ?? '', found[2] ?? ''] as const);
  const returns = back.exec(text)?.[1] ?? '';
  const end = until.exec(text)?.[1] ?? '';
  if (span === null && returns === '' && end === '') return null;
  return { span, returns, end, isHoliday: holiday.test(text) };
}

/** Whom to turn to in the meantime; empty if nobody is named. */
function helpIn(parts: readonly string[], language: Language): string {
  const helper =
    parts.find((part) => patterns[language].urgent.test(part)) ??
    parts.find((part) => contact.test(part));
  if (helper === undefined) return '';
  // The address may stand behind a comma: “urgent: Maria, maria@…”.
  const reachable = parts.slice(parts.indexOf(helper)).find((part) => contact.test(part)) ?? '';
  const address = contact.exec(reachable)?.[0] ?? '';
  const who =
    person[language].exec(helper.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()))?.[1] ?? '';
  return words[language].help(who, [escapeMarkdown(who), address].filter(Boolean).join(': '));
}
