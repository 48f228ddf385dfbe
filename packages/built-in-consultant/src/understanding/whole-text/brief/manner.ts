import { lettered } from '@savet/text/lettered';

/** How a text is to be, or where it goes: no part of what it says. */
export const manner = lettered(
  /(?<!\p{L})(?:(?:in|на) (?:english|bulgarian|английски|български)|polite\p{L}*|friendl\p{L}*|formal\p{L}*|informal\p{L}*|tone|emojis?|exclamation\p{L}*|(?<!(?:was|were|is|are|too|bags?|boxes|pieces?|items?|units?|kg|fell|run) )short(?:er)?|brief|calm|warm|funny|playful|serious|hashtags?|firm(?:ly)?(?! (?:date|order))|please|pls|any ?idea\p{L}*|linkedin|facebook|instagram|viber|whatsapp|sms|любезн\p{L}*|учтив\p{L}*|официалн\p{L}*|спокойн\p{L}*|кратк\p{L}*|кратък|топл[аои]?(?! вода)|емотикон\p{L}*|емоджи\p{L}*|думи|знака|изречени\p{L}*|хаштаг\p{L}*|моля|шеговит\p{L}*|забавн\p{L}*|приятелск\p{L}*|твърд\p{L}*|да звучи|не твърде|без да|фейсбук|инстаграм|вайбър|линкедин|мерси|благодаря предварително|thanks|thank you in advance|напиш\p{L}*|write|draft|make it)(?!\p{L})/iu,
);

const formalSigns = lettered(
  /(?<!\p{L})(?:formal|official|официал\p{L}*|делов\p{L}*|business-like)(?!\p{L})/iu,
);
const informalSigns = lettered(
  /(?<!\p{L})(?:informal|casual|friendly|неофициал\p{L}*|приятелск\p{L}*|свобод\p{L}* тон|на ти)(?!\p{L})/iu,
);
const firmSigns = lettered(
  /(?<!\p{L})(?:firm(?:ly|er)?|strict|(?:second|third|last|final|2nd|3rd) (?:payment )?reminder|serious|твърд\p{L}*|строг\p{L}*|(?:втор|трет)\p{L}* напомняне|последн\p{L}*)(?!\p{L})/iu,
);
const emojiSigns = lettered(
  /(?<!\p{L})(?:with (?:\p{L}+ )?emojis?|emojis? please|add emojis?|с (?:\p{L}+ )?(?:емоджи\p{L}*|емотикон\p{L}*)|сложи (?:емоджи\p{L}*|емотикон\p{L}*))(?!\p{L})/iu,
);
const shortSigns = lettered(
  /(?<!\p{L})(?:short|brief|one line|кратк\p{L}*|кратък|накратко)(?!\p{L})/iu,
);

const warmSigns = lettered(
  /(?<!\p{L})(?:warmer|kinder|more (?:warm|cordial|heartfelt|kind)|friendlier|more friendly|warm(?:ly)? (?:tone|message|words|letter|email)|(?:be|sound|make it|keep it) (?:\p{L}+ )?(?:warm|cordial)|по-топл\p{L}*|по-сърдечн\p{L}*|по-мил\p{L}*|по-дружелюбн\p{L}*|по-приятелск\p{L}*|топъл тон|топло (?:писмо|съобщение)|(?:да е|нека е|направи го) топло|po-toplo|po-sardechno|по-човешк\p{L}*)(?!\p{L})/iu,
);

/** Whether a kinder text is wished. */
export function wishesWarmth(text: string): boolean {
  return warmSigns.test(text);
}

export type Register = 'plain' | 'formal' | 'informal';

/** How a request wants its text. */
export interface Manner {
  register: Register;
  isFirm: boolean;
  hasEmoji: boolean;
  isShort: boolean;
  /** Kinder than the text would be. */
  isWarm?: true;
  /** “In three sentences”, “at most two”. */
  sentences?: { count: number; isExact: boolean };
  /** “No greeting”. */
  noGreeting?: true;
  /** „На „ти““. */
  isFamiliar?: true;
}

const countsOf: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, a: 1, single: 1 },
  ...{ едно: 1, две: 2, три: 3, четири: 4, пет: 5, шест: 6 },
};
const sentenceSigns = lettered(
  /(?<![\p{L}\d–-])((?:(?:up to|at most|max\p{L}*\.?|no more than|under|до|най-много|макс\p{L}*\.?|не повече от)(?: in)? |(?:\d|one|two|three|four|five|едно|две|три|четири|пет)(?: ?[-–] ?| or | to | или | до )))?(\d|one|two|three|four|five|six|едно|две|три|четири|пет|шест)[ -](?:(?:short|кратки) )?(?:sentences?|изречени[ея])(?!\p{L})/iu,
);
const noGreetingSigns = lettered(
  /(?<!\p{L})(?:(?:no|without(?: an?)?) (?:greeting|salutation)|без (?:обръщение|поздрав(?! за)|приветствие))(?!\p{L})/iu,
);
const familiarSigns = lettered(/(?<!\p{L})на [„"]?ти[“"]?(?!\p{L})/iu);

function sentencesWished(text: string): Manner['sentences'] {
  const [, limit, count = ''] = sentenceSigns.exec(text) ?? [];
  const named = Number(count) || (countsOf[count.toLowerCase()] ?? 0);
  return named === 0 ? undefined : { count: named, isExact: limit === undefined };
}

export function mannerIn(text: string): Manner {
  const register = informalSigns.test(text)
    ? 'informal'
    : formalSigns.test(text)
      ? 'formal'
      : 'plain';
  const sentences = sentencesWished(text);
  return {
    register,
    isFirm: firmSigns.test(text),
    hasEmoji: emojiSigns.test(text),
    isShort: shortSigns.test(text),
    ...(warmSigns.test(text) ? { isWarm: true } : {}),
    ...(sentences === undefined ? {} : { sentences }),
    ...(noGreetingSigns.test(text) ? { noGreeting: true } : {}),
    ...(familiarSigns.test(text) ? { isFamiliar: true } : {}),
  };
}
