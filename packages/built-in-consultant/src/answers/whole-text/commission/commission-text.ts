import type { Language } from '@savet/contract/languages';
import { capitalised } from '@savet/text/text';
import { reworked } from '../../../changing/rework/reworked.ts';
import type { Layout } from '../../../knowledge/purposes.schema.ts';
import { type Commission, commissionIn } from '../../../understanding/commission/commission.ts';
import type { Genre } from '../../../understanding/commission/genres.ts';
import type { WholeText } from '../../../understanding/whole-text/wanted.ts';
import { about } from './about.ts';
import { away } from './away.ts';
import { flyer } from './flyer.ts';
import type { CommissionSetting, CommissionText } from './frame.ts';
import { letter } from './letters.ts';
import { prices } from './prices.ts';
import { product } from './product.ts';
import { reminder } from './reminder.ts';

const writers: Record<Genre, (setting: CommissionSetting) => CommissionText | null> = {
  ...{ about, away, flyer, product, reminder, advert: flyer },
  ...{ letter: orReminder, message: orReminder, post: letter, price: pricesOr, welcome: letter },
};
const unpaid =
  /(?:invoice|фактура).*(?:unpaid|overdue|not paid|hasn[’']t paid|haven[’']t paid|chasing|was due|late|плати|платен|просроч|закъсня|дължи)|(?:chas(?:e|ing)|unpaid|overdue|не е платил|неплатен|просрочен).*(?:invoice|фактура)/iu;

/** A letter on an unpaid invoice asks for the payment. */
function orReminder(setting: CommissionSetting): CommissionText | null {
  return unpaid.test(setting.wanted.request) ? reminder(setting) : letter(setting);
}

function pricesOr(setting: CommissionSetting): CommissionText | null {
  return prices(setting) ?? letter(setting);
}

/** Texts that have no better one elsewhere. */
export const ownGenres: readonly Genre[] = [
  ...(['about', 'advert', 'away', 'flyer', 'price'] as const),
];

export interface MadeCommission {
  shown: string;
  said: string;
  isOpen: boolean;
  commission: Commission;
  unmet: readonly string[];
}

interface Around {
  language: Language;
  business: string | null;
  own: Readonly<Record<string, string>>;
  layout: Layout;
  names: Readonly<Record<string, string>>;
}

/** The text for a request that is taken sentence by sentence, with its wishes; null if some part has no place. */
export function commissionText(wanted: WholeText, around: Around): MadeCommission | null {
  const commission = commissionIn(wanted.request);
  if (commission === null || commission.language !== around.language || wanted.added.length > 0)
    return null;
  if (wanted.isFamiliar || (wanted.unmentioned ?? []).length > 0) return null;
  const business = commission.sender === '' ? around.business : capitalised(commission.sender);
  const made = writers[commission.genre]({ commission, wanted, ...around, business });
  if (made === null || !hasFigures(made.text, commission.said)) return null;
  const { text, undone } = withWishes(made.text, commission, around.language);
  return {
    shown: text,
    said: made.isRead === true ? '' : commission.said,
    isOpen: made.isOpen === true,
    commission,
    unmet: [
      ...undone.map((name) => around.names[name] ?? name),
      ...(made.isOpen === true ? (lengthAsked.exec(wanted.request)?.slice(0, 1) ?? []) : []),
    ],
  };
}

/** Too few facts for so many words. */
const lengthAsked = /(?:\d{1,4} ?[-–] ?)?\d{1,4} (?:words|думи)/iu;

/** Wishes that a text meets as it is. */
const met = [
  'no-emoji',
  'no-hashtags',
  'no-exclamation',
  'formal',
  'informal',
  'warmer',
  'shorter',
  'fix',
  'livelier',
];

function withWishes(
  text: string,
  { wishes }: Commission,
  language: Language,
): { text: string; undone: readonly string[] } {
  const { text: shown, undone } = reworked(text, wishes, language, { proof: '', vocabulary: '' });
  return { text: shown, undone: undone.filter((name) => !met.includes(name)) };
}

/** Whether a text has all figures of what it is made of, however they are written. */
function hasFigures(text: string, said: string): boolean {
  const digits = text.replace(/\D+/gu, ' ');
  const bare = text.replace(/(?<=\d)[ .,](?=\d)/gu, '');
  return (said.match(/\d+/gu) ?? []).every(
    (figure) => digits.includes(figure) || bare.includes(figure),
  );
}
