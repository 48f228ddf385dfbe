import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../language/is-english.ts';
import type { Number } from '../../correspondence/number.ts';
import type { SureHead } from '../sure-order-type.ts';
import { small } from './say-all.ts';

/** Bad news for the reader. */
const bad: Record<Language, RegExp> = {
  EN: /^(?:I|We) (?:can[’']t|cannot|can not|won[’']t|will not|am not able|are not able|have to (?:cancel|postpone|move|close)|must (?:cancel|postpone)|(?:have )?(?:chose|chosen|picked|hired|took|went with) (?:someone|somebody|another)|decided (?:for|to go with|against|on))/u,
  BG: lettered(
    /^(?:Няма да (?:мога|можем|дойда|дойдем|успея|успеем)|Не (?:мога|можем|успях|успяхме|успявам)|Отказвам(?:е)?(?!\p{L})|(?:Избрахме|Взехме|Наехме|Спряхме се на) друг|Трябва да (?:отменя|отменим|отложа|отложим|преместя|преместим)|Налага се да)/u,
  ),
};
const wish = lettered(
  /^(?:You (?:asked|wanted|want|invited)|Пои?скахте|Поискахте|Искате|Помолихте|Поканихте)(?!\p{L})/u,
);
const offering = lettered(
  /^(?:supplier|wholesaler|provider|agency|firm|company|partner|доставчик\p{L}*|фирма\p{L}*|агенция\p{L}*|партньор\p{L}*)$/u,
);
const applied = lettered(/^(?:applicant|candidate|кандидат\p{L}*)$/u);

const money = lettered(/\b(?:refund|money back)\b|(?<!\p{L})(?:връщане на пари|парите си)/iu);
const wanting = lettered(/^(?:You want|Искате)(?= )/u);

/** “You want 30 % off.” is understood, not told to whoever wants it. */
function understood(said: readonly string[], number: Number, language: Language): string[] {
  const [first = '', ...rest] = said;
  if (!wanting.test(first)) return [...said];
  const lead = understand[language][number];
  return [`${lead} ${first.charAt(0).toLowerCase()}${first.slice(1)}`, ...rest];
}

const understand: Record<Language, Record<Number, string>> = {
  EN: { one: 'I understand that', several: 'We understand that' },
  BG: { one: 'Разбирам, че', several: 'Разбираме, че' },
};

/** The sentences with the courtesy that their first one needs. */
export function opened(
  said: readonly string[],
  head: SureHead,
  number: Number,
  language: Language,
): string[] {
  return withCourtesy(said, head, language, (all) => understood(all, number, language));
}

function withCourtesy(
  said: readonly string[],
  { form, reader, genre }: SureHead,
  language: Language,
  asUnderstood: (said: readonly string[]) => string[],
): string[] {
  if (form === 'post' || form === 'notice' || genre === 'complaint') return [...said];
  const isEn = isEnglish[language];
  const at = said.findIndex((each) => bad[language].test(each));
  const isApplicant = applied.test(reader.role);
  const isWish = wanting.test(said[0] ?? '');
  const first = at === 0 || (at > 0 && (genre === 'decline' || isApplicant || isWish));
  const told = first
    ? said.map((each, place) =>
        place === at ? `${isEn ? 'Unfortunately' : 'За съжаление'} ${small(each)}` : each,
      )
    : [...said];
  if (isApplicant && at >= 0)
    return [
      isEn ? 'Thank you for your application.' : 'Благодарим Ви, че кандидатствахте.',
      ...told,
    ];
  if (genre === 'offer' && form === 'mail' && told[0]?.startsWith('- ') === true)
    return [isEn ? 'Here is our offer:' : 'Изпращаме Ви офертата си:', ...told];
  if (isApplicant && genre === 'decline')
    return isEn
      ? [
          'Thank you for your application.',
          'Unfortunately we cannot offer you the position.',
          ...told,
        ]
      : [
          'Благодарим Ви, че кандидатствахте.',
          'За съжаление не можем да Ви предложим мястото.',
          ...told,
        ];
  const wished = genre === 'decline' ? told.findIndex((each) => wish.test(each)) : -1;
  if (wished === 0 && at < 0) {
    const [first = '', ...rest] = told;
    return isEn
      ? [
          'Thank you for your message.',
          ...asUnderstood([first]),
          money.test(first)
            ? 'Unfortunately we cannot give you a refund.'
            : 'Unfortunately we have to say no this time.',
          ...rest,
        ]
      : [
          'Благодарим Ви, че ни писахте.',
          ...asUnderstood([first]),
          money.test(first)
            ? 'За съжаление не можем да Ви върнем парите.'
            : 'За съжаление този път трябва да откажем.',
          ...rest,
        ];
  }
  if (genre !== 'decline' || at >= 0) return at > 0 && isWish ? asUnderstood(told) : told;
  if (wished >= 0 || !offering.test(reader.role)) return [];
  return [
    isEn ? 'Thank you for your offer.' : 'Благодарим Ви за предложението.',
    isEn ? 'Unfortunately we cannot accept it.' : 'За съжаление не можем да го приемем.',
    ...told,
  ];
}
