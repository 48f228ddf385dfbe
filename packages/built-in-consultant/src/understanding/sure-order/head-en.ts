import { lettered } from '@savet/text/lettered';
import { takeReaderEn } from './reader-en.ts';
import type { SureForm, SureGenre, SureHead, SureReader } from './sure-order-type.ts';

const lead = lettered(
  /^(?:(?:hi|hey|hello|please|pls|plz|ok|so|now|just|and|can (?:you|u)|could (?:you|u)|would you|will you|help me(?: to)?|i (?:need|want|have) (?:you )?to|i[’']d like (?:you )?to|we (?:need|want|have) to|i (?:need|want)|we (?:need|want)|need(?: to)?)[,\s]+)+/iu,
);
const manner =
  '(?:(?:short|quick|brief|friendly|nice|polite|warm|formal|firm|casual|simple|small|little|kind|sincere|clear|second|third|last|final|proper|professional|honest|heartfelt|personal|cheerful|thoughtful|gentle|new|good|official),? (?:but |and |yet )?)*';
const chat =
  'sms|text message|text(?= (?:to|telling|asking) )|whats ?app(?: message)?|viber(?: message)?|chat message|dm|messenger message';
const nouns: readonly (readonly [string, SureForm, SureGenre])[] = [
  [`(?:thank[- ]?you|thanks)(?: (?:message|note|e-?mail|mail|letter|card))?`, 'mail', 'thanks'],
  [`(?:farewell|goodbye)(?: (?:message|note|e-?mail|mail|letter|card))`, 'mail', 'farewell'],
  [`(?:apology|sorry)(?: (?:message|note|e-?mail|mail|letter|text))?`, 'mail', 'apology'],
  [`complaint(?: (?:e-?mail|mail|letter))?`, 'mail', 'complaint'],
  [`(?:payment )?reminder(?: (?:message|note|e-?mail|mail|letter))?`, 'mail', 'reminder'],
  [`(?:quote|offer|quotation)(?: (?:e-?mail|mail|letter))?`, 'mail', 'offer'],
  [chat, 'chat', 'letter'],
  [`(?:decline|refusal|rejection|no)(?: (?:e-?mail|mail|letter|note))?`, 'mail', 'decline'],
  [`e-?mail|mail|letter|note|message|reply|answer|something|notice|announcement`, 'mail', 'letter'],
];
const article = '(?:an? |the |some |my |our |another )?';
const writes =
  '(?:(?:write|draft|compose|make|send|create|prepare|do|give|drop|type)(?: (?:me|us|up))? )?';
const headed = nouns.map(
  ([noun, form, genre]) =>
    [
      lettered(
        `^${writes}${article}${manner}(${noun})(?: (?:to|for|telling|asking|reminding|inviting|informing|thanking) )`,
        'iu',
      ),
      form,
      genre,
    ] as const,
);
const wrote = nouns.map(
  ([noun, form, genre]) =>
    [lettered(`^(?: ?,? ?(?:an? )${manner}(${noun}))(?=[ :,])`, 'iu'), form, genre] as const,
);
const deeds: readonly (readonly [RegExp, SureForm, SureGenre])[] = [
  [/^(?:text|sms|whatsapp|dm) (?:to )?/iu, 'chat', 'letter'],
  [/^(?:write|e-?mail|mail|message)(?: an?)? (?:back )?(?:to )?/iu, 'mail', 'letter'],
  [/^invite /iu, 'mail', 'invitation'],
  [/^(?:tell|inform|notify|ask|remind) /iu, 'mail', 'letter'],
  [/^let (?=[^,.:]{2,40} know )/iu, 'mail', 'letter'],
  [/^thank /iu, 'mail', 'thanks'],
  [/^apologi[sz]e to /iu, 'mail', 'apology'],
  [
    /^(?:politely )?(?:decline|turn down|refuse|reject|say no to) (?:the offer (?:of|from) )?(?:politely )?/iu,
    'mail',
    'decline',
  ],
];
const channel = lettered(
  /,? (?:on|by|via|over|through|in|as) (?:an? )?(viber|whats ?app|sms|text message|text|messenger|telegram|signal|chat|e-?mail|mail|letter)(?= |[,.:;]|$)/iu,
);
const notices =
  /^(?:(?:write|draft|make|create|prepare)(?: me| us)? )?(?:an? |the )?(?:short |small |simple |quick |friendly |nice |polite )*(?:door sign|(?:sign|notice|note|text)(?: for| on| to put on)? (?:the|our|my)?(?: shop| front| entrance| salon)? ?(?:door|window|entrance|counter|shop|fridge|kitchen|toilet|gate|lift|staff room|changing room|noticeboard|board|car park|till|reception|desk|website|site|homepage|newsletter)(?: at work| at the office)?|announcement (?:for|on) (?:the|our|my) (?:website|site|homepage|door|board|newsletter))(?: saying| that says| that)?(?::|,)? (?!of )/iu;
const posts =
  /^(?:(?:write|draft|make|create|prepare)(?: me| us)? )?(?:an? |the )?(?:short |small |simple |quick |friendly |nice )*(?:(?:facebook|instagram|linkedin|google|fb|insta) )?(?:post|caption)(?: (?:for|on) (?:our |the )?(?:facebook|instagram|linkedin|google|fb|insta)(?: page)?)?(?: pls| please)?(?: saying| that| about(?= (?:our|the|my|a) )|:|,) /iu;

/** “Cancel the meeting with Mr Dorsey on Tuesday at 2” */
const off =
  /^(cancel|postpone|reschedule) (?:the|our|my) (meeting|appointment|call|lunch|visit|dinner|coffee|viewing|interview) with (.+)$/iu;

const nobody: SureReader = { name: '', role: '', isMany: false, isFirm: false };
const asks = /^(?:asking|reminding|inviting|telling|informing|thanking)$/u;

/** The order of a text in a clause, and the words that the text is to say; null if it is not certain. */
export function headEn(clause: string): SureHead | null {
  const bare = clause
    .replace(lead, '')
    .replace(/^(?=\p{Lu}\p{Ll})./u, (letter) => letter.toLowerCase());
  for (const [sign, form] of [
    [notices, 'notice'],
    [posts, 'post'],
  ] as const) {
    const found = sign.exec(bare);
    if (found !== null)
      return { form, genre: 'letter', reader: nobody, rest: bare.slice(found[0].length) };
  }
  const called = off.exec(bare);
  if (called !== null) {
    const reader = takeReaderEn(called[3] ?? '');
    const [, verb = '', thing = ''] = called;
    if (reader === null) return null;
    const who = /\b(?:we|our|us)\b/iu.test(bare) ? 'we' : 'I';
    return {
      ...{ form: 'mail', genre: 'letter', reader: reader.reader },
      rest: `${who} have to ${verb.toLowerCase()} our ${thing}${reader.rest}`,
    };
  }
  const colon = bare.indexOf(':');
  const way = channel.exec(bare.slice(0, colon < 0 ? WAY_MAX : Math.min(colon, WAY_MAX)));
  const own =
    way === null ? bare : bare.slice(0, way.index) + bare.slice(way.index + way[0].length);
  const isChat = way !== null && !/mail|letter/iu.test(way[1] ?? '');
  for (const [sign, form, genre] of [...headed, ...deeds]) {
    const found = sign.exec(own);
    if (found === null) continue;
    const named = takeReaderEn(own.slice(found[0].length), mayBeAny.test(found[0]));
    const taken = named ?? bareReader(own.slice(found[0].length));
    if (taken === null) continue;
    const verb =
      lettered(/(\p{L}+)(?: to)? $/u)
        .exec(found[0])?.[1]
        ?.toLowerCase() ?? '';
    const noun = wrote
      .map(([each, itsForm, itsGenre]) => ({ at: each.exec(taken.rest), itsForm, itsGenre }))
      .find(({ at }) => at !== null);
    const behind = noun?.at ? taken.rest.slice(noun.at[0].length) : taken.rest;
    const rest = content(behind, verb, taken.reader.isMany || taken.reader.isFirm);
    if (rest === null) return null;
    const isShort = isChat || noun?.itsForm === 'chat' || form === 'chat';
    return {
      form: isShort ? 'chat' : form,
      genre: noun?.itsGenre ?? genre,
      reader: taken.reader,
      rest,
      ...(named === null ? { isOfOther: true } : {}),
    };
  }
  return null;
}

/** “Write five questions”: only “to” surely has a reader behind it. */
const mayBeAny = /(?: to|[a-z] for|asking|telling|informing|reminding|^tell|^inform) $/iu;

/** “Write him a mail that …” */
function bareReader(text: string): { reader: SureReader; rest: string } | null {
  const found = /^(?:him|her|them)(?=[ ,:])/u.exec(text);
  return found === null
    ? null
    : { reader: { ...nobody, role: 'customer', isMany: false }, rest: text.slice(found[0].length) };
}

const WAY_MAX = 70;
const links =
  /^(?::|,|\.|;| [-–—])? ?(?:(?:that|saying(?: that)?|to say(?: that)?|to tell (?:him|her|them)(?: that)?|to let (?:him|her|them) know(?: that)?|know(?: that)?|about this|explaining(?: that)?|telling (?:him|her|them)(?: that)?) |: ?)?/u;

/** The words behind the reader. A verb that asks or reminds belongs to them. */
function content(behind: string, verb: string, isMany: boolean): string | null {
  const whole = behind.trimEnd();
  if (/^(?:ask|asking)$/u.test(verb))
    return /^ (?:if|whether|to|for|when|what|how|where) /u.test(whole) ? `ask${whole}` : null;
  if (/^(?:remind|reminding)$/u.test(verb))
    return /^ (?:of|that|to|about) /u.test(whole) ? `remind them${whole}` : null;
  if (/^(?:invite|inviting)$/u.test(verb))
    return /^ (?:to|for) /u.test(whole) ? `invite them${whole}` : null;
  if (/^(?:thank|thanking)$/u.test(verb))
    return whole.startsWith(' for ') ? `thank them${whole}` : null;
  if (/^ (?:asking|to ask|and ask)(?: (?:him|her|them))? /u.test(whole))
    return whole.replace(/^ (?:asking|to ask|and ask)(?: (?:him|her|them))? /u, 'ask ');
  if (
    /^,? (?:who|that) (?:asked|wants?|invited|is|was|are|were|has|have|had|got|\p{Ll}+ed|wrote|bought|came|left|made|sent|said|paid|gave|took|stayed|did|didn[’']t|haven[’']t|hasn[’']t) /u.test(
      whole,
    )
  )
    return whole.replace(/^,? (?:who|that) /u, isMany ? 'they ' : 'he ');
  if (/^apologi[sz]e$/iu.test(verb) && whole.startsWith(' for ')) return `sorry${whole}`;
  if (/^ (?:about|regarding|who|whose|because|with|of) /u.test(whole)) return null;
  if (asks.test(verb) && whole === '') return null;
  if (
    /^ (?:before|after|in|at|on|during|upstairs|downstairs|from|living)(?= )/u.test(whole) &&
    !/^ [^,.:]{2,40}:/u.test(whole)
  )
    return null;
  return whole
    .replace(/^ (?:before|after|in|at|on|during|from|living) [^,.:]{2,40}(?=:)/u, '')
    .replace(links, '')
    .trim();
}
