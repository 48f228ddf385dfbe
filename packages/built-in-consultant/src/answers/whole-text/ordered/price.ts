import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { thanked } from './letters.ts';
import { type OrderSetting, type OrderText, wordsOf } from './setting.ts';
import { small, spoken } from './spoken.ts';

const join = (...parts: string[]) => parts.filter(Boolean).join(' ');

const increase: Record<Language, RegExp> = {
  EN: /^(.+?),? (?:because|since|as) (.+)$/iu,
  BG: /^(.+?),? (?:защото|тъй като|понеже|поради това,? че) (.+)$/iu,
};

/** The new price from its day, the reason, and whom to ask. */
export function price(setting: OrderSetting): OrderText {
  const { order, language, room, wanted } = setting;
  const words = wordsOf(setting).price;
  const [first = '', ...others] = [...order.clauses];
  // The clause after “say why” is the reason.
  const rest = others.map((clause) =>
    isReason(clause, setting)
      ? words.cause(small(clause.replace(/^(?:because|защото|че) /iu, '')))
      : capitalised(spoken(clause, language)),
  );
  const parts = increase[language].exec(first);
  const lead =
    parts === null
      ? capitalised(spoken(first, language))
      : join(capitalised(spoken(parts[1] ?? '', language)), words.cause(small(parts[2] ?? '')));
  return {
    subject: words.subject,
    body: [
      join(lead, ...rest),
      order.wishes.thanks === '' ? '' : words.thanks(thanked(order.wishes.thanks, language)),
      room === 2 && wanted.form === 'mail' ? words.close : '',
    ],
  };
}

/** The user says first that the reason follows. */
function isReason(clause: string, { order, wanted, language }: OrderSetting): boolean {
  const asked = {
    EN: /say why|explain why/iu,
    BG: /кажи(?:те)? (?:им )?защо|обясни(?:те)? (?:им )?защо/iu,
  }[language];
  const at = wanted.request.search(asked);
  const place = wanted.request.indexOf(clause.slice(0, 12));
  return (
    (at >= 0 && place > at && order.clauses.indexOf(clause) > 0) ||
    lettered(/^(?:because|защото)(?!\p{L})/iu).test(clause)
  );
}
