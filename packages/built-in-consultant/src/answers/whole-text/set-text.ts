import { lettered } from '@savet/text/lettered';
import { capitalised, fillTemplate } from '@savet/text/text';
import type { Layout, PurposeName, PurposeText } from '../../knowledge/purposes.schema.ts';
import { fillText } from '../../text/fill-text.ts';
import { lengthIn, shortenedTo, type TextLimit } from '../../text/length.ts';
import { inCyrillicIfBulgarian } from '../../understanding/details.ts';
import type { Brief } from '../../understanding/whole-text/brief/brief-type.ts';
import type { WholeText } from '../../understanding/whole-text/wanted.ts';
import { inSentences } from './manner/in-sentences.ts';

export function fitted(
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
  const isPage = ['about', 'product', 'job', 'voucher', 'business-card'].includes(wanted.purpose);
  if (form === 'mail' && !isPage) {
    // Without a greeting, a congratulation names whom it is for.
    const isNamed = wanted.purpose === 'congratulation' && wanted.noGreeting === true;
    const own = isNamed ? (template.post ?? template.mail) : template.mail;
    const body = fillText(isFirm ? (template.firm ?? own) : own, brief);
    return [
      fillText(
        fillTemplate(layout.subject, {
          subject: hasEmoji
            ? `${emojis[wanted.purpose] ?? '✨'} ${template.subject}`
            : template.subject,
        }),
        brief,
      ),
      ...(wanted.noGreeting ? [] : [greeting(wanted, brief, layout)]),
      counted(
        withExtras(capitalised(body), extras(body, wanted, brief, layout), '\n\n'),
        wanted,
        layout,
      ),
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
      return withEmoji(counted(body, wanted, layout), wanted);
    const said = counted(
      withExtras(body, extras(body, wanted, brief, layout), ' '),
      wanted,
      layout,
    );
    const whole = wanted.noGreeting
      ? capitalised(said)
      : `${greeting(wanted, brief, layout)} ${goingOn(said, wanted.request)}`;
    return withEmoji(`${whole}\n\n${fillText(layout.company, brief)}`, wanted);
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
    : `${counted([capital, ...more].join('\n\n'), wanted, layout)}\n\n${fillText(layout.company, brief)}`;
  return hasEmoji ? withEmoji(signed, wanted) : signed;
}

/** The text with as many sentences as are wished. */
function counted(body: string, { sentences }: WholeText, layout: Layout): string {
  return sentences === undefined ? body : inSentences(body, sentences, layout);
}

/** Replies and refusals quote figures of the other side. */
const withoutExtras: readonly PurposeName[] = [
  'payment-reminder',
  'request',
  'congratulation',
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
  const readable = inCyrillicIfBulgarian(request).toLowerCase();
  const group = Object.entries(groups)
    .toSorted(byLength)
    .find(([, words]) =>
      words.some((word) =>
        lettered(
          `(?<!\\p{L})(?:to|for|inform(?:ing)?|tell(?:ing)?|invit(?:e|ing)|thank(?:ing)?|ask(?:ing)?|warn(?:ing)?|notify(?:ing)?|remind(?:ing)?|congratulate|welcome|до|за|към|на|каним|поканим|покани|поканете|предупреди|предупредете|попитай|попитайте|уведоми|уведомете|поздрави|поздравете|помоли|помолете|информирай|информирайте) (?:(?:all|our|my|the|new|всички|нашите|моите|редовните|новите|regular|loyal|existing) ?){0,3}(?:\\p{L}+ )?${word}(?!\\p{L})`,
          'u',
        ).test(readable),
      ),
    )?.[0];
  // “To clients: … my colleague Ivo takes over”: he is no reader.
  const isBeside =
    group !== undefined && /^\p{Ll}+$/u.test(person.slice(1)) && isNamedLater(person, request);
  // “To our clients, … recommend my colleague Iva”: the group is greeted.
  const isSpokenOf =
    group !== undefined &&
    person !== '' &&
    lettered(
      `(?:recommend|colleague|препоръча\\p{L}*|колежка\\p{L}*|колега\\p{L}*)(?: \\p{L}+){0,3}? ${person}`,
      'u',
    ).test(request);
  if (person !== '' && !isBeside && !isSpokenOf)
    return addressed(
      fillText(register === 'formal' ? greetings.formalPerson : greetings.person, brief),
    );
  if (group !== undefined)
    return fillTemplate(register === 'formal' ? greetings.formalGroup : greetings.group, { group });
  return register === 'formal'
    ? greetings.formal
    : register === 'informal'
      ? greetings.informal
      : greetings.plain;
}

/** Whether a name stands only among the facts. */
function isNamedLater(person: string, request: string): boolean {
  const facts = /:\s/u.exec(request)?.index ?? request.length;
  return request.indexOf(person) > facts;
}

/** „Г-жо Петрова“: the vocative of a title. */
function addressed(text: string): string {
  return text
    .replace(lettered(/(?<!\p{L})г-жа(?=\s)/gu), 'г-жо')
    .replace(lettered(/(?<!\p{L})госпожа(?=\s)/gu), 'госпожо')
    .replace(lettered(/(?<!\p{L})господин(?=\s)/gu), 'господине')
    .replace(/Уважаеми\/Уважаема (?=г-жо|госпожо|г-ца)/u, 'Уважаема ')
    .replace(/Уважаеми\/Уважаема (?=г-н|господин|д-р|проф)/u, 'Уважаеми ');
}

function byLength([a]: [string, unknown], [b]: [string, unknown]): number {
  return b.length - a.length;
}

/** A text with more sentences, before the one that says where to ask. */
function withExtras(body: string, more: readonly string[], gap: string): string {
  if (more.length === 0) return body;
  const last =
    /\s+(?:Questions: |If you have questions|Please tell us|Is this something|За въпроси: |Ако имате въпроси|Моля, кажете|Бихте ли го)[^\n]*$/u.exec(
      body,
    )?.[0] ?? '';
  const said = last === '' ? body : body.slice(0, -last.length);
  return [said, ...more].join(gap) + last;
}

/** After the comma of a greeting on the same line, a sentence begins with a small letter. */
function goingOn(body: string, request: string): string {
  // A word that the request begins with, or writes small, is no name.
  const [first = ''] = lettered(/^(?!I(?!\p{L}))\p{Lu}\p{Ll}*/u).exec(body) ?? [];
  const small = first.toLowerCase();
  const isWord = lettered(`(?<!\\p{L})${small}(?!\\p{L})`, 'u').test(request);
  const isFirst = /[а-яА-Я]/u.test(first) && request.startsWith(first);
  if (first !== '' && (isWord || isFirst)) return small + body.slice(first.length);
  return body.replace(
    lettered(
      /^(?:We|The|Our|It|All|From|There|This|You|Your|On|In|A|An|Ние|От|До|На|Ще|Има|Няма|Във?|С|Със|За|Вече|Не|При|Нашият|Нашата|Нашето|Нашите|Работим|Имаме|Предлагаме)(?!\p{L})/u,
    ),
    (word) => word.toLowerCase(),
  );
}
