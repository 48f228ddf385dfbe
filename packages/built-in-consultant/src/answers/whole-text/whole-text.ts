import type { Language } from '@savet/contract/languages';
import { capitalised, fillTemplate } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Layout, PurposeName, PurposeText } from '../../knowledge/purposes.schema.ts';
import { fillText } from '../../text/fill-text.ts';
import { lengthIn, shortenedTo, type TextLimit } from '../../text/length.ts';
import { join } from '../../text/markdown.ts';
import { detailsOf, inCyrillicIfBulgarian } from '../../understanding/details.ts';
import type { Brief } from '../../understanding/whole-text/brief/brief-type.ts';
import { ownBrief, ownLanguage, type WholeText } from '../../understanding/whole-text/wanted.ts';
import { blockquote } from '../frames/blockquote.ts';
import { countOf } from '../frames/count-of.ts';

type Needed = Pick<Knowledge, 'purposes' | 'details' | 'phrases'>;

/** Most blanks that a reply names. */
const BLANKS_MAX = 6;

/** The whole text, ready to copy, and in two lines at most what only the user can add. */
export function wholeText(
  wanted: WholeText,
  { language, business }: { language: Language; business: string | null },
  knowledge: Needed,
): string {
  const { purposes } = knowledge;
  const { purpose, request } = wanted;
  const template = purposes.texts[purpose][language];
  const layout = purposes.layouts[language];
  const limit =
    [request, ...wanted.added]
      .map((message) => detailsOf(message, knowledge.details).limit)
      .findLast((each) => each !== null) ?? null;
  const readable = inCyrillicIfBulgarian(request);
  const brief = readableIn(language, ownBrief(wanted, business, knowledge));
  const shown = fitted(wanted, template, brief, layout, limit);
  return join(
    blockquote(shown),
    limit === null || lengthIn(shown, limit.unit) > limit.max
      ? ''
      : countOf(shown, limit, knowledge.phrases[language]),
    hasForeign(shown, language) ? layout.foreign : '',
    notes(
      shown,
      purpose.startsWith('review-reply') ? '' : [readable, ...wanted.added].join(' '),
      layout,
    ),
  );
}

/** Whether the user’s words in another language stand in it. */
function hasForeign(shown: string, language: Language): boolean {
  return (shown.match(/\[[^\]\n]+\]/gu) ?? []).some(
    (blank) => /\p{L}{2}/u.test(blank) && ownLanguage(blank) !== language,
  );
}

function fitted(
  wanted: WholeText,
  template: PurposeText,
  brief: Brief,
  layout: Layout,
  limit: TextLimit | null,
): string {
  const whole = setText(wanted, template, brief, layout);
  if (limit === null || lengthIn(whole, limit.unit) <= limit.max) return whole;
  const short = capitalised(fillText(template.short, brief));
  return shortenedTo(short, limit) ?? short;
}

/** The text in its form: with subject, greeting and signature, or without. */
function setText(wanted: WholeText, template: PurposeText, brief: Brief, layout: Layout): string {
  const { form, register, isFirm, hasEmoji } = wanted;
  const isPage = ['about', 'product', 'job', 'voucher'].includes(wanted.purpose);
  if (form === 'mail' && !isPage) {
    const body = fillText(isFirm ? (template.firm ?? template.mail) : template.mail, brief);
    const isEnglish = layout.closings.plain.startsWith('K');
    return [
      fillText(
        fillTemplate(layout.subject, {
          subject: hasEmoji
            ? `${emojis[wanted.purpose] ?? '✨'} ${template.subject}`
            : template.subject,
        }),
        brief,
      ),
      greeting(wanted, brief, layout),
      // English begins with a capital after the greeting, Bulgarian goes on.
      isEnglish ? capitalised(body) : body,
      ...extras(body, wanted, brief, layout),
      `${layout.closings[register]}\n${fillText(layout.signature, brief)}`,
    ].join('\n\n');
  }
  if (form === 'short') {
    const body = fillText(template.short, brief);
    if (
      isPage ||
      ['promotion', 'giveaway', 'for-sale', 'review-reply-bad', 'review-reply-good'].includes(
        wanted.purpose,
      )
    )
      return withEmoji(body, wanted);
    const more = extras(body, wanted, brief, layout)
      .map((line) => ` ${line}`)
      .join('');
    return `${greeting(wanted, brief, layout)} ${body}${more}\n\n${fillText(layout.company, brief)}`;
  }
  const body =
    form === 'post'
      ? (template.post ?? (isPage ? template.mail : template.short))
      : (template.notice ?? (isPage ? template.mail : template.short));
  const text = fillText(body, brief);
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  const more = isPage ? [] : extras(text, wanted, brief, layout);
  const signed = isPage
    ? capital
    : `${[capital, ...more].join('\n\n')}\n\n${fillText(layout.company, brief)}`;
  return hasEmoji ? withEmoji(signed, wanted) : signed;
}

/** Replies and refusals quote figures of the other side. */
const withoutExtras: readonly PurposeName[] = [
  'review-reply-good',
  'review-reply-bad',
  'refusal',
  'complaint',
  'apology',
  'contract-end',
  'price-request',
  'hours',
  'rejection',
  'review-request',
  'follow-up',
];

/** The price, the discount, the day and the place that the text has not said. */
function extras(body: string, { purpose }: WholeText, brief: Brief, { extra }: Layout): string[] {
  const addition = brief['addition'] ?? '';
  if (withoutExtras.includes(purpose)) return addition === '' ? [] : [addition];
  const has = (value: string) => {
    const digits = /\d[\d.,]*/u.exec(value)?.[0];
    return (
      body.includes(digits ?? value) ||
      (digits === undefined && body.toLowerCase().includes(value.toLowerCase().slice(0, 6)))
    );
  };
  const isLeft = (slot: string) => (brief[slot] ?? '') !== '' && !has(brief[slot] ?? '');
  return [
    isLeft('addition') ? '{addition}' : '',
    isLeft('percent') ? extra.percent : '',
    isLeft('amount') && ['general', 'new-thing', 'invitation'].includes(purpose)
      ? extra.amount
      : '',
    isLeft('day') && isLeft('whenTime') ? extra.when : '',
    !isLeft('percent') && isLeft('until') ? extra.until : '',
    isLeft('place') && ['general', 'promotion', 'anniversary', 'new-thing'].includes(purpose)
      ? extra.place
      : '',
  ].flatMap((template) => (template === '' ? [] : [fillText(template, brief)]));
}

/** One sign at the beginning: rules don't know which words to decorate. */
const emojis: Partial<Record<PurposeName, string>> = {
  promotion: '🎉',
  'new-thing': '✨',
  invitation: '🥂',
  anniversary: '🎂',
  thanks: '💛',
  hours: '🕗',
  closed: '📌',
  moved: '📍',
  giveaway: '🎁',
  'holiday-greeting': '🎄',
  job: '👋',
  'new-colleague': '👋',
  'order-ready': '✅',
  'price-change': 'ℹ️',
};
function withEmoji(text: string, { purpose, hasEmoji }: WholeText): string {
  return hasEmoji ? `${emojis[purpose] ?? '✨'} ${text}` : text;
}

function greeting(
  { register, request }: WholeText,
  brief: Brief,
  { greetings, groups }: Layout,
): string {
  const { person = '' } = brief;
  if (person !== '')
    return fillText(register === 'formal' ? greetings.formalPerson : greetings.person, brief);
  const readable = inCyrillicIfBulgarian(request).toLowerCase();
  const group = Object.entries(groups).find(([, words]) =>
    words.some((word) =>
      new RegExp(
        `(?<!\\p{L})(?:to|for|inform|tell|invite|thank|до|за|към|на) (?:(?:all|our|my|the|new|всички|нашите|моите|редовните|новите|regular|loyal|existing) ?){0,3}(?:\\p{L}+ )?${word}(?!\\p{L})`,
        'u',
      ).test(readable),
    ),
  )?.[0];
  if (group !== undefined)
    return fillTemplate(register === 'formal' ? greetings.formalGroup : greetings.group, { group });
  return register === 'formal'
    ? greetings.formal
    : register === 'informal'
      ? greetings.informal
      : greetings.plain;
}

/** The user's words in another language stay, in brackets. Figures and dates are read by everybody. */
function readableIn(language: Language, brief: Brief): Brief {
  const isOther = (value: string) => /\p{L}{2}/u.test(value) && ownLanguage(value) !== language;
  if (!Object.values(brief).some(isOther)) return brief;
  return Object.fromEntries(
    Object.entries(brief).map(([name, value]) => [
      name,
      isOther(value) ? (name === 'business' ? value : `[${value}]`) : value,
    ]),
  );
}

/** What only the user can add, and the figures of the request that the text does not have. */
function notes(shown: string, request: string, layout: Layout): string {
  const blanks = [
    ...new Set(
      [...shown.matchAll(/\[([^\]\n]+)\](?!\()/gu)].map(([, blank = '']) =>
        blank.replace(/[.]$/u, ''),
      ),
    ),
  ];
  const figures = request.match(/(?<![\p{L}\d.,])\d[\d.,:/-]*(?: ?(?:%|€))?/gu) ?? [];
  const digits = shown.replace(/[^\d\s]/gu, '');
  const left = figures.filter(
    (figure) => !digits.includes(figure.replace(/[^\d]/gu, '')) && !isLimit(figure, request),
  );
  return [
    blanks.length === 0
      ? ''
      : fillTemplate(layout.fill, { blanks: blanks.slice(0, BLANKS_MAX).join(', ') }),
    left.length === 0 ? '' : fillTemplate(layout.left, { details: [...new Set(left)].join(', ') }),
  ]
    .filter(Boolean)
    .join(' ');
}

function isLimit(figure: string, request: string): boolean {
  const rest = request.slice(
    request.indexOf(figure) + figure.length,
    request.indexOf(figure) + figure.length + 14,
  );
  return /^\s?(?:words?|characters|chars|sentences|lines|думи|знака|изречения|реда|-?star|stars?|звезд)/iu.test(
    rest,
  );
}
