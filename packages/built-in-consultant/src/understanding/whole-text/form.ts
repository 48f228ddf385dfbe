import { lettered } from '@savet/text/lettered';
import { beginsWithAny, holdsAny } from '@savet/text/signs';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { PurposeName, TextForm } from '../../knowledge/purposes.schema.ts';
import { comparedWords } from '../../recognition/features.ts';

type Needed = Pick<Knowledge, 'purposes'>;

export const postSigns = [
  'post',
  'facebook',
  'instagram',
  'linkedin',
  'tiktok',
  'story',
  'caption',
  'пост',
  'поста',
  'публикаци*',
  'фейсбук',
  'инстаграм',
  'линкедин',
  'fb',
  'фб',
  'сторита',
  'стори',
];

export const shortSigns = [
  'sms',
  'смс',
  'viber',
  'вайбър',
  'whatsapp',
  'text message',
  'text to a',
  'text to my',
  'text to our',
  'dm',
  'message',
  'съобщение',
  'есемес*',
];

export const mailSigns = [
  'email*',
  'e mail*',
  'mail',
  'letter',
  'newsletter*',
  'имейл*',
  'мейл*',
  'мейла',
  'писмо',
  'писма',
  'бюлетин*',
  'ел писмо',
];

export const noticeSigns = [
  'notice',
  'sign',
  'door',
  'poster',
  'flyer',
  'leaflet',
  'advert',
  'ad',
  'реклама*',
  'обява',
  'флаер*',
  'листовка*',
  'табел*',
  'вратата',
  'витрината',
  'обявление',
  'бележка',
  'плакат',
  'надпис',
  'website',
  'сайта',
];

/** Names of the forms: none of them is what a text is about. */
export const formSigns = [
  ...[postSigns, shortSigns, mailSigns, noticeSigns].flat(),
  ...['reminder*', 'invitation*', 'announcement*', 'reply', 'note'],
  ...['напомнян*', 'покана', 'покани', 'съобщени*', 'отговор', 'публикация'],
].filter((sign) => !['sign', 'вратата', 'витрината', 'door'].includes(sign));

/** “Text our customers that …”. */
const texting = lettered(
  /^\s*(?:please )?text (?:(?:all|our|my|the) ){0,2}\p{L}+ (?:that|to)(?!\p{L})/iu,
);

/** The form in which a request wants its text. */
export function formAskedFor(message: string, name: PurposeName, { purposes }: Needed): TextForm {
  const head = name.startsWith('review-reply')
    ? (/^[^,.;:„“"]*?(?= who | saying | ко(?:й|я)то |[,.;:„“"]|$)/iu.exec(message)?.[0] ?? message)
    : message;
  if (texting.test(message)) return 'short';
  const words = comparedWords(withoutFacts(head));
  const named: readonly [TextForm, readonly string[]][] = [
    ['mail', mailSigns],
    ['post', postSigns],
    ['notice', noticeSigns],
    ['short', shortSigns],
  ];
  const places = named.flatMap(([form, signs]) => {
    const at = words.findIndex((_, start) => beginsWithAny(words.slice(start), signs));
    return at < 0 ? [] : [{ form, at }];
  });
  const [first] = places.toSorted((a, b) => a.at - b.at);
  const isShort =
    first?.form === 'short' && places.length > 1
      ? places.find(({ form }) => form !== 'short')
      : first;
  return isShort?.form ?? purposes.signs[name].form;
}

/** A request without what its text says: “that the website was down” names no form. */
function withoutFacts(message: string): string {
  return message.replace(/(?<= )(?:that|because)\s[^.!?]*|,\s(?:че|защото)\s[^.!?]*/iu, ' ');
}

/** The form that a follow-up names: “and for LinkedIn?”; null if it names none. */
export function formNamed(message: string): TextForm | null {
  const words = comparedWords(message);
  if (holdsAny(words, mailSigns)) return 'mail';
  if (holdsAny(words, postSigns)) return 'post';
  if (holdsAny(words, shortSigns)) return 'short';
  return holdsAny(words, noticeSigns) ? 'notice' : null;
}
