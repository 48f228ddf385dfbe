import type { Language } from '@savet/contract/languages';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../../language/is-english.ts';
import { turned, withoutCliticFirst } from '../brief/clauses.ts';
import { toSecondPerson } from './second-person.ts';

/** What a sentence does in a letter. */
export const moveKinds = ['sorry', 'offer', 'ask', 'thanks', 'wish', 'say'] as const;
export type MoveKind = (typeof moveKinds)[number];

export interface Move {
  kind: MoveKind;
  /** A sentence of the writer; of a bare “apologise” it is empty. */
  sentence: string;
  /** The words of the request that it stands for. */
  source: string;
}

/** A pattern of an order, and the sentence it becomes: `$1` are the user’s words, “{We}” is “We” or “I”. */
type Turn = readonly [MoveKind, RegExp, string];

const him =
  '(?:him|her|them|you|(?:the|our|my) (?:\\p{L}+ )?(?:client|customer|guest|member|candidate|applicant|reader|patient|parent|team|buyer|reviewer)s?|customers|clients|guests|everyone|everybody|people|(?:Mr|Mrs|Ms|Dr) \\p{Lu}[\\p{L}-]+(?: politely| kindly)?)';
const telling =
  '(?:mention|say|explain|add|note|state|point out|stress|emphasi[sz]e|confirm|(?:tell|remind|assure|inform|reassure) HIM|let HIM know|make (?:it )?clear)'.replaceAll(
    'HIM',
    him,
  );
const en = (pattern: string) => new RegExp(`^${pattern.replaceAll('HIM', him)}$`, 'iu');

const turnsEn: readonly Turn[] = [
  [
    'sorry',
    en(
      "(?:please )?(?:apologi[sz]e|say(?:ing)? (?:that )?(?:we are |we[’']re |i am |i[’']m )?sorry)(?: (?:to HIM|sincerely|again|once more|first|for (?:this|that|it|the inconvenience)))?",
    ),
    '',
  ],
  [
    'sorry',
    en(
      "(?:please )?(?:apologi[sz]e|say (?:we are |we[’']re )?sorry)(?: to HIM)?(?: for| about) (.+)",
    ),
    '{We} apologise for $1.',
  ],
  [
    'say',
    en(
      '(?:give|state|mention|say|include|add|name|tell HIM) (the (?:new )?(?:delivery )?(?:date|address|price|time|number|deadline)) (?:is )?(.+)',
    ),
    '$1 is $2.',
  ],
  ['offer', en('offer to (.+)'), '{We} would be glad to $1.'],
  ['offer', en('offer (?:HIM )?(.+)'), '{We} offer you $1.'],
  [
    'offer',
    en('give (?:HIM )?((?:an? |the |one |our |\\d|[€$£]|free ).+)'),
    '{We} would like to give you $1.',
  ],
  [
    'offer',
    en('(?:they|he|she|customers|everyone) (?:get|gets|receive|receives) (.+)'),
    'You get $1.',
  ],
  ['offer', en('promise (?:HIM )?(?:that )?(.+)'), '{We} promise $1.'],
  ['ask', en('(?:ask|request|invite|encourage|urge) HIM not to (.+)'), 'Please do not $1.'],
  [
    'wish',
    en('invite (?:HIM )?(?:back|to (?:come|visit|try)(?: \\p{L}+)? (?:back|again))(.*)'),
    '{We} would be glad to welcome you again$1.',
  ],
  ['wish', en('(?:invite|encourage) HIM to (apply .+)'), 'You are welcome to $1.'],
  ['ask', en('asking(?: HIM)? to (.+)'), 'Please $1.'],
  ['ask', en('(?:ask|invite|encourage|urge|remind)(?: HIM)? to (.+)'), 'Please $1.'],
  [
    'ask',
    en('(?:ask|request)(?: HIM)? ((?:whether|if|when|which|what|how|where|who) .+)'),
    'Please let {us} know $1.',
  ],
  ['ask', en('(?:ask|request)(?: HIM)? for (.+)'), 'Please send {us} $1.'],
  [
    'ask',
    en(
      '(?:please )?((?:pay|transfer|settle|reply|respond|answer|rsvp|call|book|register|sign up|confirm|contact|order) (?:by|within|until|before|us|me|at|on|via|through|to|here|in)(?: .+)?)',
    ),
    'Please $1.',
  ],
  ['ask', en('please (?!keep|make|write|use|be |no |don)(.+)'), 'Please $1.'],
  ['thanks', en('thank HIM (?:for|again for) (.+)'), 'Thank you for $1.'],
  ['thanks', en('thank(?: HIM)?'), 'Thank you.'],
  ['thanks', en('thanks? (?:for )(.+)'), 'Thank you for $1.'],
  ['thanks', en('thank ((?:the|our|my|all) .+)'), 'Thank you to $1.'],
  ['wish', en('wish HIM (.+)'), '{We} wish you $1.'],
  ['say', en('recommend (?:to HIM )?(.+)'), '{We} recommend $1.'],
  ['say', en('congratulate HIM (?:on|for) (.+)'), 'Congratulations on $1.'],
  ['wish', en('invite HIM (?:to|for) (.+)'), '{We} invite you to $1.'],
  ['offer', en('(?:propose|suggest) (?:to )?(.+)'), '{We} suggest $1.'],
  [
    'say',
    en(
      `${telling}(?: to HIM)?(?: that)?,? ((?:we|i|you|it|they|he|she|our|my|the|this|these|there|his|her|their|all|if|for|from|on|in|until|everyone|\\p{Lu}\\p{L}+) .+)`,
    ),
    '$1.',
  ],
  ['say', en(`${telling}(?: to HIM)?(?: that) (.+)`), '$1.'],
  ['say', en(`(?:${telling}|include)(?: to HIM)? (.+)`), 'Please note: $1.'],
];

const му = '(?:(?:му|ѝ|й|им|го|я|ги|Ви) )?';
const ку =
  '(?:(?: любезно| учтиво)? (?:(?:на )?(?:г-н|г-жа|г-ца|д-р) \\p{Lu}[\\p{L}-]+|му|ѝ|й|им|го|я|ги|клиент\\p{L}*|на клиент\\p{L}*|хората|гост\\p{L}*))?';
const bg = (pattern: string) => new RegExp(`^(?:моля,? )?${му}${pattern}$`, 'iu');
const telling_bg =
  '(?:каж|напомн|обясн|спомен|уточн|посоч|отбеле?ж|увер|информир|подчерта|добав|съобщ|уведом)(?:и|ете|ай|айте|й|йте)';

const turnsBg: readonly Turn[] = [
  ['sorry', bg(`извин(?:и|ете) се${ку}(?: на \\p{L}+)?(?: (?:отново|искрено|учтиво))?`), ''],
  ['sorry', bg(`извин(?:и|ете) се${ку}(?: на \\p{L}+)? за (.+)`), '{Извиняваме} се за $1.'],
  [
    'say',
    bg(
      `(?:каж|посоч|спомен|добав|напиш|уточн)(?:и|ете)${ку} ((?:новата|новия|новият|новото) (?:дата|адрес|цена|час|номер|срок))(?: е)? (.+)`,
    ),
    '$1 е $2.',
  ],
  ['say', bg(`препоръча(?:й|йте)${ку} (.+)`), '{Препоръчваме} Ви $1.'],
  ['offer', bg(`подар(?:и|ете)${ку} (.+)`), '{Подаряваме} Ви $1.'],
  [
    'offer',
    bg(`предлож(?:и|ете)${ку} да (\\S*(?:м|ме) .+|(?:го|я|ги|му|им|ѝ|Ви) \\S+(?:м|ме)(?: .+)?)`),
    '{Можем} да $1.',
  ],
  ['offer', bg(`предлож(?:и|ете)${ку} да (.+)`), '{Предлагаме} Ви да $1.'],
  ['offer', bg(`предлож(?:и|ете)${ку} (.+)`), '{Предлагаме} Ви $1.'],
  [
    'offer',
    bg(`(?:дай|дайте)${ку} ((?:\\d|ваучер|отстъпка|код|безплат|един|една|едно).+)`),
    '{Предлагаме} Ви $1.',
  ],
  ['offer', bg(`обеща(?:й|йте)${ку},? (че .+|да .+)`), '{Обещаваме} $1.'],
  ['offer', bg(`обеща(?:й|йте)${ку} (.+)`), '{Обещаваме} Ви $1.'],
  [
    'wish',
    bg(`покан(?:и|ете)${ку} (?:пак|отново|да (?:дойд|се върн|ни посет)\\p{L}+ (?:пак|отново))(.*)`),
    'Ще се {радваме} да Ви {видим} отново$1.',
  ],
  [
    'wish',
    bg(`(?:насърч|окураж|покан)(?:и|ете)${ку} да кандидатств\\p{L}+(.*)`),
    'Ще се {радваме} да кандидатствате$1.',
  ],
  ['ask', bg(`(?:помол|накара|подкан|прикан)(?:и|ете|й|йте)${ку} да (.+)`), 'Моля да $1.'],
  ['ask', bg(`(?:поискай|поискайте)${ку} да (.+)`), 'Моля да $1.'],
  ['ask', bg(`(?:помол(?:и|ете)${ку} за|поискай(?:те)?${ку}) (.+)`), '{Моля} Ви за $1.'],
  [
    'ask',
    bg(`попита(?:й|йте)${ку},? ((?:дали|кога|кой|коя|кое|какво|колко|къде|как) .+)`),
    'Моля, кажете {ни} $1.',
  ],
  ['wish', bg(`покан(?:и|ете)${ку} да (.+)`), '{Каним} Ви да $1.'],
  ['wish', bg(`покан(?:и|ете)${ку} (?:на|за) (.+)`), '{Каним} Ви на $1.'],
  [
    'thanks',
    bg(`благодар(?:и|ете)${ку}(?: на (?:него|нея|тях))? за (.+)`),
    '{Благодаря} Ви за $1.',
  ],
  ['thanks', bg(`благодар(?:и|ете) на (.+)`), '{Благодаря} на $1.'],
  ['thanks', bg(`благодар(?:и|ете)${ку}`), '{Благодаря} Ви.'],
  ['wish', bg(`пожела(?:й|йте)${ку} (.+)`), '{Пожелаваме} Ви $1.'],
  ['say', bg(`${telling_bg}${ку},? че (.+)`), '$1.'],
  ['ask', bg(`${telling_bg}${ку} да (.+)`), 'Моля да $1.'],
  ['say', bg(`${telling_bg}${ку} (?!се |на |за |да )(.+)`), 'Имайте предвид: $1.'],
  ['ask', bg('(ако [^,]+), да (.+)'), '$1, моля да $2.'],
  [
    'ask',
    bg(
      'да (?!е |са |бъде |звучи |има |няма |не )(\\p{L}*(?:ат|ят|и|е|а|я)|(?:се|ни|ми|го|я|ги) \\p{L}+(?:ат|ят|и|е|а|я))((?: |$).*)',
    ),
    'Моля да $1$2.',
  ],
];
const voicesBg: readonly (readonly [string, string, string])[] = [
  ['Извиняваме', 'Извинявам', 'Извиняваме'],
  ['Можем', 'Мога', 'Можем'],
  ['Предлагаме', 'Предлагам', 'Предлагаме'],
  ['Подаряваме', 'Подарявам', 'Подаряваме'],
  ['Препоръчваме', 'Препоръчвам', 'Препоръчваме'],
  ['Обещаваме', 'Обещавам', 'Обещаваме'],
  ['радваме', 'радвам', 'радваме'],
  ['видим', 'видя', 'видим'],
  ['Моля', 'Моля', 'Молим'],
  ['ни', 'ми', 'ни'],
  ['Каним', 'Каня', 'Каним'],
  ['Благодаря', 'Благодаря', 'Благодарим'],
  ['Пожелаваме', 'Пожелавам', 'Пожелаваме'],
];

/** Words that open an order to us, to see where the next piece of a request begins. */
export const orderStarts: Record<Language, string> = {
  EN: `(?:(?:also|please) )?(?:apologi[sz]e|say (?:that|sorry|we)|mention|explain|add that|note that|state that|point out|confirm that|tell ${him}|remind ${him}|assure ${him}|reassure ${him}|inform ${him}|let ${him} know|offer(?! (?:is|ends|valid|of|for|from)(?!\\p{L}))|ask ${him}|ask (?:to|for|whether|if|when|which|what|who|how|where)|thank ${him}|thank (?:the|our) |invite ${him}|wish ${him}|encourage ${him}|promise|propose|suggest|recommend|congratulate|rsvp|pay (?:by|within)|give ${him}|give (?:[\\d€$£]|the new|an?|our)|saying sorry|asking ${him} to|request)(?!\\p{L})`,
  BG: `(?:моля,? )?(?:(?:му|ѝ|й|им|го|я|ги) )?(?:извин|предлож|спомен|обясн|помол|покан|благодар|напомн|уточн|посоч|увер|насърч|каж|уведом|отбележ|подар)(?:и|ете)(?!\\p{L})|препоръча(?:й|йте)(?!\\p{L})|(?:(?:му|ѝ|й|им) )?(?:обещай|пожелай|поискай|попитай|дай)(?:те)?(?!\\p{L})|да (?:не )?(?:(?:се|ни|ми|го|я|ги) )*\\p{L}+(?:ат|ят)(?!\\p{L})|ако (?:не )?\\p{L}+ [^,.;]{2,60}, да (?:се |ни |ми )?\\p{L}+(?:ат|ят|и|е)(?!\\p{L})`,
};

/** “Recommend my colleague”: one person writes. */
const ofMine = /(?<!\p{L})(?:my|ми|моя|моята|моето|моите)(?!\p{L})/iu;

/** What a piece of a request tells us to say, as its writer says it; null if it tells us nothing. */
export function moveOf(piece: string, isSelf: boolean, language: Language): Move | null {
  const plain = piece
    .trim()
    .replace(/[\s,.;!]+$/u, '')
    .replace(
      /^(?:(?:and|but|also|then|please(?= (?:apolog|offer|mention|ask|tell|say|invite|thank))|и|но|а|също|после)[, ]+)+/iu,
      '',
    );
  const table = isEnglish[language] ? turnsEn : turnsBg;
  const found = table.find(([, sign]) => sign.test(plain));
  if (found === undefined) return null;
  const [kind, sign, sentence] = found;
  const words = plain.replace(sign, voiced(sentence, isSelf || ofMine.test(plain), language));
  const own = isEnglish[language] ? turned(words, language) : toSecondPersonIn(words, kind);
  const said = (isEnglish[language] ? own : withoutCliticFirst(own))
    .replace(/\.\.$/u, '.')
    .replace(/^(?:новия|новият) (адрес|час|номер|срок)(?= е )/iu, 'новият $1');
  return { kind, sentence: capitalised(said), source: piece };
}

function toSecondPersonIn(words: string, kind: MoveKind): string {
  const own = turned(words, 'BG');
  return kind === 'ask' || kind === 'wish' || kind === 'offer' ? toSecondPerson(own) : own;
}

function voiced(sentence: string, isSelf: boolean, language: Language): string {
  if (isEnglish[language])
    return sentence.replace('{We}', isSelf ? 'I' : 'We').replace('{us}', isSelf ? 'me' : 'us');
  return voicesBg.reduce(
    (text, [name, one, many]) => text.replace(`{${name}}`, isSelf ? one : many),
    sentence,
  );
}
