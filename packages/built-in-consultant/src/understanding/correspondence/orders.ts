import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import type { Number } from './number.ts';

type Turn = readonly [RegExp, Record<Number, string>];
const both = (text: string): Record<Number, string> => ({ one: text, several: text });
const ordersEn: readonly Turn[] = [
  [
    /^(?:offer|give) (?:them |him |her )?(?=\S)/iu,
    { one: 'I would like to offer you ', several: 'We would like to offer you ' },
  ],
  [
    /^invite (?:them|him|her)(?: all)? (?=back|again|to|for)/iu,
    { one: 'I would like to invite you ', several: 'We would like to invite you ' },
  ],
  [/^ask (?:them |him |her )?(?:if|whether) /iu, both('Could you tell me whether ')],
  [/^ask (?:them|him|her) to /iu, both('Could you please ')],
  [/^ask (?:them |him |her )?for (?=an? |the |\d)/iu, both('Could we have ')],
  [/^(?:suggest|propose) (?=an? )/iu, both('Would ')],
  [/^(?:suggest|propose)(?: that)? (?:he|she|they) /iu, both('Would you like to ')],
  [/^promise (?:them |him |her )?(?:that )?(?=we |I )/iu, both('')],
  [/^promise (?:them |him |her )?to /iu, { one: 'I promise to ', several: 'We promise to ' }],
  [/^thank (?:them |him |her |you )?for /iu, both('Thank you for ')],
  [/^remind (?:them|him|her) that /iu, both('')],
  [
    /^(?:I|we) (?:want|[’']?d like|would like) to (?=invite|offer|pay|give|send|refund|replace|make|meet|thank|show|come|repair|fix|help)/iu,
    { one: 'I would like to ', several: 'We would like to ' },
  ],
  [/^(?:I[’']d|we[’']d) like to /iu, { one: 'I would like to ', several: 'We would like to ' }],
  [
    /^(?:(?:I|we) )?promised (?:to send|sending) (?=\S)/iu,
    { one: 'As promised, I am sending you ', several: 'As promised, we are sending you ' },
  ],
  [/^(?:he|she|they) (?:has to|have to|needs? to|must|should) /iu, both('Could you please ')],
];
const ordersBg: readonly Turn[] = [
  [
    lettered(
      /^предложи(?:те)?(?: (?:му|ѝ|й|им))? да (?=(?:ни |ми |се )*(?!(?:ни|ми|се) )\p{L}+(?:и|е|ят|ат|ва)(?!\p{L}))/iu,
    ),
    { one: 'Предлагам Ви да ', several: 'Предлагаме Ви да ' },
  ],
  [
    lettered(/^предложи(?:те)?(?: (?:му|ѝ|й|им))? да се (?=\p{L}+м(?!\p{L}))/iu),
    both('Удобно ли Ви е да се '),
  ],
  [
    lettered(/^предложи(?:те)?(?: (?:му|ѝ|й|им))? да (?=\p{L}+м(?:е)?(?!\p{L}))/iu),
    { one: 'Предлагам да ', several: 'Предлагаме да ' },
  ],
  [
    lettered(/^(?:предложи(?:те)?|дай(?:те)?)(?: (?:му|ѝ|й|им))? (?=\p{L}|\d)/iu),
    { one: 'Предлагам Ви ', several: 'Предлагаме Ви ' },
  ],
  [
    lettered(/^покани(?:те)?(?: (?:го|я|ги))? (?=на |да |пак )/iu),
    { one: 'Каня Ви ', several: 'Каним Ви ' },
  ],
  [
    lettered(/^(?:по)?питай(?:те)?(?: (?:го|я|ги))? /iu),
    { one: 'Бихте ли ми казали ', several: 'Бихте ли ни казали ' },
  ],
  [lettered(/^помоли(?:те)?(?: (?:го|я|ги))? (?=да )/iu), both('Моля Ви ')],
  [
    lettered(/^благодари(?:те)?(?: (?:му|ѝ|й|им))? за /iu),
    { one: 'Благодаря Ви за ', several: 'Благодарим Ви за ' },
  ],
  [
    lettered(/^обещай(?:те)?(?: (?:му|ѝ|й|им))?,? че /iu),
    { one: 'Обещавам, че ', several: 'Обещаваме, че ' },
  ],
  [lettered(/^напомни(?:те)?(?: (?:му|ѝ|й|им))?,? че /iu), both('')],
  [
    lettered(
      /^(?:той |тя |те |клиентът )?(?:трябва|има) да (?=(?:ни |ми )?\p{L}+(?:и|е|ят|ат)(?!\p{L}))/iu,
    ),
    both('Моля да '),
  ],
  [lettered(/^мол(?:им|я) (?:(?:го|я|Ви) )?да /iu), { one: 'Моля да ', several: 'Молим да ' }],
  [
    lettered(/^може да (?=(?:ни |ми |се )*(?!(?:ни|ми|се) )\p{L}+(?:и|е|а|ят|ат)(?!\p{L}))/iu),
    both('Можете да '),
  ],
  [
    lettered(/^не може да (?=(?:ни |ми |се )*(?!(?:ни|ми|се) )\p{L}+(?:и|е|а|ят|ат)(?!\p{L}))/iu),
    both('Не можете да '),
  ],
  [
    lettered(/^може (?=да (?:му |ѝ |им |го |я |ги )*\p{L}+(?:ем|им|аме|яме)(?!\p{L}))/iu),
    both('Можем '),
  ],
];

/** Orders to the assistant, each with the words in which the sender says it to the reader. */
export const orders: Record<Language, readonly Turn[]> = { EN: ordersEn, BG: ordersBg };
