import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { guarded, unguarded } from '../whole-text/order/protected.ts';

const mannersEn =
  '(?:polite|kind|firm|friendly|warm|nice|calm|gentle|gently|brief|short|formal|professional|tactful|diplomatic|respectful|sincere|direct|understanding|sympathetic|soft|light|easy)';
const mannersBg =
  '(?:меко|учтиво|внимателно|спокойно|кратко|мило|деликатно|кротко|любезно|топло|дипломатично|тактично|мека|учтива|топла|кратка|човешко|човешки|топличко)';
/** A sentence or a last clause that says to us how the text is to be, or for whom. */
const wishes: Record<Language, readonly string[]> = {
  EN: [
    `(?:and |but |please )*(?:be|stay|sound|keep it|make it) (?:very |quite |really |as )?${mannersEn}(?:(?:,| and| but| yet) (?:not (?:too )?)?(?:don[’']t|do not|${mannersEn}|pushy|grovel\\p{L}*|beg\\p{L}*|apologetic|never|no)(?: \\p{L}+){0,4})?`,
    "(?:and |but |please )*(?:don[’']t|do not|no need to|without|not) (?:grovel|beg|gush|brag|boast|lecture|preach|sugarcoat)(?:ing)?(?: (?:too much|please|about it|at all))?",
    "(?:and |but |please )*(?:don[’']t|do not) (?:make it|be|sound) (?:too |so |at all )?\\p{L}+",
    'aim (?:it |this )?at (?:people|those|anyone|families|parents|beginners|women|men|students|tourists|locals)(?!\\p{L})[^.!?]{0,90}',
    "(?:for me,? )?it(?:[’']s| is) important(?: (?:to|for) (?:me|us))?,? that (?:it|this|the (?:text|e-?mail|letter|message|tone)) (?:sounds|is|feels|reads|comes across)(?: \\p{L}+){1,5}",
    '(?:please )?(?:go easy|easy does it)(?: on (?:him|her|them))?',
  ],
  BG: [
    '(?:но |и |а |нека |искам )*да (?:се )?(?:усети|усеща|почувства|личи|проличи)(?!\\p{L})[^.!?]{0,70}',
    `(?:но |и |а |${mannersBg},? )*без да (?:звучи(?: \\p{L}+){1,4}|се (?:унижава|моли|оправдава|натрапва|подмазва)\\p{L}*)`,
    '(?:но |и |а )?без клишета(?: от рода на [^!?]{2,80}| като [^!?]{2,80}| и (?:фрази|патос|превземки))?',
    `(?:нека е |да е )?по-${mannersBg}`,
    `(?:но и |но |и |а )?(?:да|нека) (?:е|звучи|бъде) ${mannersBg}`,
    '(?:насочи|насочете) (?:го|я|текста|рекламата) към (?:хора|тези|онези|семейства|родители|начинаещи)(?!\\p{L})[^.!?]{0,90}',
  ],
};

const whole = (language: Language) => lettered(`^(?:${wishes[language].join('|')})[\\s.!]*$`, 'iu');
const sentence: Record<Language, RegExp> = { EN: whole('EN'), BG: whole('BG') };
const tail = (language: Language) =>
  lettered(`,\\s+(?:${wishes[language].join('|')})(?=[.!]?\\s*$)`, 'iu');
const last: Record<Language, RegExp> = { EN: tail('EN'), BG: tail('BG') };
/** “He always pays late, but he’s a good client so go easy”: a sentence that gives the reason for its wish. */
const reasoned: Record<Language, RegExp> = {
  EN: lettered(
    `(?:^|[ ,])(?:so|hence|therefore),? (?:please )?(?:go easy(?: on (?:him|her|them))?|(?:be|keep it|make it|stay|sound) (?:very )?${mannersEn})[\\s.!]*$`,
    'iu',
  ),
  BG: lettered(
    `(?:^|[ ,])(?:затова|така че|та затова)(?: нека е| да е| моля,?)? (?:по-)?${mannersBg}[\\s.!]*$`,
    'iu',
  ),
};

/** Whether a sentence only says to us how a text is to be, or for whom. */
export function isOrderWish(said: string, language: Language): boolean {
  return sentence[language].test(said) || reasoned[language].test(said);
}

/** “I want to apologise without grovelling” */
const inside = / without (?:grovelling|begging|boasting|bragging|gushing)(?=[.,!]|$)/iu;

/** “An email from me to Olga”: who writes is no part of the reader. */
const fromMe: Record<Language, RegExp> = {
  EN: /(?<=^[^.!?:]{0,60}(?:e-?mail|letter|note|message|text|card)) from (?:me|us) (?=to )/iu,
  BG: lettered(
    /(?<=^[^.!?:]{0,60}(?:имейл|мейл|писмо|бележка|съобщение|картичка)) от (?:мен|нас) (?=до )/iu,
  ),
};
const signer: Record<Language, RegExp> = {
  EN: /^(?:it[’']s )?(?:to be )?signed by(?: me| us)?,? (?=\p{Lu})/iu,
  BG: /^(?:подписва(?: се| го| я)?|подпиши (?:го|я)|подписано от) (?=\p{Lu})/iu,
};
const signature: Record<Language, string> = { EN: 'Signed ', BG: 'Подпис: ' };

/** An order without the sentences and last clauses that are wishes to us; its signature is named in one way, and what is quoted stays. */
export function withoutOrderWishes(order: string, language: Language): string {
  const kept = guarded(order.replace(fromMe[language], ''))
    // “7 лв. Подписва”: the abbreviation ends a sentence, too.
    .split(/(?<=[.!?…]) +|(?<=(?:лв|ч|г|бр)\uE000) (?=\p{Lu})/u)
    .map((part) => unguarded(part))
    .flatMap((part, at) => {
      if (at > 0 && isOrderWish(part, language)) return [];
      return [
        part
          .replace(last[language], '')
          .replace(inside, '')
          .replace(signer[language], signature[language]),
      ];
    })
    .join(' ');
  return kept === order ? order : kept.trim();
}
