import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../language/is-english.ts';
import { inRegister } from '../register.ts';

type Rule = readonly [RegExp, string];
const rule = (pattern: string, to: string): Rule => [
  lettered(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu'),
  to,
];

/** Words among friends, and the polite words for them. */
const rules: Record<Language, readonly Rule[]> = {
  EN: [
    rule(
      "(?:I )?can[’']?t make it (tomorrow|today|tonight|on \\p{L}+|to (?:the|our) \\p{L}+)",
      'unfortunately I will not be able to attend $1',
    ),
    rule("something(?:[’']s| has)? c[ao]me up", 'something unexpected has come up'),
    rule('can we (?:do|make it)(?= (?:next|tomorrow|on))', 'could we meet'),
    rule('can we (?:do|make it)(?= [^,.!?])', 'could we meet on'),
    rule('can (you|we|I)', 'could $1'),
    rule('cheers|ta', 'Kind regards'),
    rule('hey(?: there)?|hiya', 'Hello'),
    rule('thanks a (?:lot|million|bunch)|thx|ty|many thanks', 'thank you very much'),
    rule('asap', 'as soon as possible'),
    rule('pls|plz', 'please'),
    rule('gonna', 'going to'),
    rule('wanna', 'would like to'),
    rule('(I|we) want to', '$1 would like to'),
    rule('gotta', 'have to'),
    rule('kinda|sort of', 'somewhat'),
    rule('yeah|yep|yup', 'yes'),
    rule('nope', 'no'),
    rule('ok|okay', 'all right'),
    rule('guys|folks', 'colleagues'),
    rule('(?:get|got) back to (you|me|us)', 'reply to $1'),
    rule('let (me|us) know', 'please inform $1'),
    rule('please,? please', 'please'),
    rule('(?:a )?heads[- ]up', 'advance notice'),
    rule(
      '(?:really |so )?sorry (?:about|for) (?:that|this)',
      'please accept my apologies for this',
    ),
    rule('no worries', 'that is no problem'),
    rule('stuff', 'matters'),
    rule('super|awesome', 'excellent'),
    rule('btw', 'by the way'),
    rule('fyi', 'for your information'),
    rule(
      '(tomorrow|today|monday|tuesday|wednesday|thursday|friday) works(?: for (?:me|us))?',
      '$1 would suit me',
    ),
    rule('see (?:you|ya)', 'I look forward to seeing you'),
    rule('we send', 'we will send'),
    rule('(and) give back', '$1 will refund'),
    rule('we give back', 'we will refund'),
    rule('(?:your|the) money back', 'a refund'),
    rule('we are sorry that', 'please accept our sincere apologies that'),
    rule('(?:just )?(?:drop|shoot) (me|us) (?:a line|an e-?mail|a message)', 'please write to $1'),
    rule('give (me|us) a (?:call|ring|shout)', 'please call $1'),
  ],
  BG: [
    rule('здрасти|хей|ехо', 'Здравейте'),
    rule('здравей(?=,? \\p{Lu}|,)', 'Здравейте'),
    rule('няма да смогнем (?:за|до)', 'няма да успеем до'),
    rule('няма да смогнем', 'няма да успеем'),
    rule('не смогваме', 'не успяваме'),
    rule('дай да (?:го|я) (?:местим|преместим)', 'предлагам да преместим срока'),
    rule('дай да', 'предлагам да'),
    rule('айде|хайде', ''),
    rule('чао|до скоро|бай', 'С уважение,'),
    rule('мерси|мерси много', 'благодаря Ви'),
    rule('благодаря ти', 'благодаря Ви'),
    rule('супер', 'отлично'),
    rule('ок|окей', 'добре'),
    rule('аз (?:съм )?(?:зает|заета)', 'имам други ангажименти'),
    rule('звънни(?: ми)?|звънн?ете ми|обади ми се', 'моля, обадете ми се'),
    rule('пиши ми', 'моля, пишете ми'),
    rule('кажи ми', 'моля, кажете ми'),
    rule('прати(?: ми)?', 'моля, изпратете ми'),
    rule('можеш ли', 'бихте ли могли'),
    rule('можеш', 'можете'),
    rule('искаш', 'желаете'),
    rule('имаш', 'имате'),
    rule('знаеш', 'знаете'),
    rule('чакам те|чакаме те', 'очакваме Ви'),
    rule('ти пращам|пращам ти', 'изпращам Ви'),
    rule('теб|тебе', 'Вас'),
    rule('твоят|твоя', 'Вашия'),
    rule('твоята', 'Вашата'),
    rule('твоето', 'Вашето'),
    rule('твоите', 'Вашите'),
    rule('искам да', 'бих искал(а) да'),
    rule('бих искал\\(а\\) да', 'бих искал да'),
    rule('искаме да', 'бихме искали да'),
    rule('съжаляваме', 'искрено съжаляваме'),
    rule('ще пратим', 'ще изпратим'),
    rule('пращаме', 'изпращаме'),
    rule('поздрави', 'С уважение'),
    rule('кофти', 'неприятно'),
    rule('пари(?:те)?(?= обратно)', 'сумата'),
  ],
};
/** The reader is still spoken to as a friend. */
const familiar = lettered(/(?<!\p{L})(?:ти|теб|тебе|твой|твоя|\p{L}{3,}(?:аш|иш|еш))(?!\p{L})/iu);

/** A text as one writes to people one does not know; null if there was nothing to change. */
export function politer(
  text: string,
  language: Language,
): { text: string; isWhole: boolean } | null {
  const told = rules[language].reduce(
    (said, [from, to]) =>
      said.replace(from, (found: string, ...groups: unknown[]) => {
        const own = to.replace('$1', typeof groups[0] === 'string' ? groups[0] : '');
        return /^\p{Lu}/u.test(found) ? capitalised(own) : own;
      }),
    text,
  );
  const formal = inRegister(told, 'formal', language) ?? told;
  if (formal === text) return null;
  const tidy = formal
    .replace(/ {2,}/gu, ' ')
    .replace(
      /(^|\n|[.!?] )([\p{Ll}])/gu,
      (_, before: string, letter: string) => before + capitalised(letter),
    )
    .replace(/(?<=, ?)(Kind regards|С уважение),?/u, '$1');
  return { text: signedApart(tidy), isWhole: isEnglish[language] || !familiar.test(tidy) };
}

/** “…? Kind regards, Rob”: the signature has lines of its own. */
function signedApart(text: string): string {
  return text.replace(
    lettered(/(?<=[.!?]) +((?:Kind regards|С уважение)),? +(\p{Lu}[\p{L} ]{1,30})\.?$/u),
    '\n\n$1,\n$2',
  );
}
