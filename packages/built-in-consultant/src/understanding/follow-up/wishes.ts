import { lettered } from '@savet/text/lettered';
import { holdsAny } from '@savet/text/signs';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { comparedWords } from '../../recognition/features.ts';
import { detailsOf } from '../details.ts';
import { languageAsked } from '../intents.ts';
import type { ChangeKind } from '../reading.ts';
import { wishesWarmth } from '../whole-text/brief/manner.ts';

/** The changes that a message asks for: those that rules can make, and the rest in the user's own words. */
export interface Wishes {
  changes: readonly ChangeKind[];
  unmet: readonly string[];
}

/** A wish for changes is rarely longer than this, in words and in UTF-16 units. */
const WORDS_MAX = 14;
const LENGTH_MAX = 200;
const between = lettered(/[,;&+]|(?<!\p{L})(?:and|but|also|и|но|а също)(?!\p{L})/iu);
/** “Warmer”, “less stiff”, „по-забавно“: a wish for another manner. */
const manner = lettered(
  /(?<!\p{L})(?:(?:more|less) \p{L}+|(?:warm|friendli|funni|soft|strong|punchi|simpl|liveli|bold|clear|nic|kind|catchi|smooth|live|sharp|light|long)er|playful|funny|emotional|persuasive|poetic|по[- ](?!-)\p{L}{4,})(?!\p{L})/iu,
);
/** “Don't mention the till”, „без цената“: rules can't leave out what a sentence says, but emojis. */
const leavingOut = lettered(
  /^(?!.*(?:emoji|емоджи|емотикон))(?:don[’']?t|do not|never|without|leave out|drop|remove|skip|без|не|недей\p{L}*|махни\p{L}*|изтрий\p{L}*|пропусни\p{L}*)(?!\p{L})/iu,
);
const opening =
  /^(?:please |can you |could you |make (?:it|this|that) |а |сега |моля,? |направи(?:те)? го |нека (?:е|бъде) )+/iu;

/** The changes that a message asks for together; null if they are not several, or it is about something else. */
export function severalWishes(
  query: string,
  knowledge: Pick<Knowledge, 'understanding' | 'details'>,
): Wishes | null {
  if (query.length > LENGTH_MAX || comparedWords(query).length > WORDS_MAX) return null;
  const parts = query
    .replace(/[.!?]+\s*$/u, '')
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length < 2) return null;
  const wishes = parts.map((part) => wishIn(part.replace(opening, '').trim(), knowledge));
  if (wishes.includes(null)) return null;
  const known = wishes.flatMap((wish) => (wish?.change ? [wish.change] : []));
  const unmet = wishes.flatMap((wish) => (wish?.unmet ? [wish.unmet] : []));
  return { changes: [...new Set(known)], unmet };
}

function wishIn(
  part: string,
  { understanding, details }: Pick<Knowledge, 'understanding' | 'details'>,
): { change?: ChangeKind; unmet?: string } | null {
  const words = comparedWords(part);
  const { followUps } = understanding;
  if (holdsAny(words, followUps.shorter)) return { change: 'shorter' };
  if (wishesWarmth(part)) return { change: 'warmer' };
  if (holdsAny(words, followUps.informal)) return { change: 'informal' };
  if (holdsAny(words, followUps.formal)) return { change: 'formal' };
  if (detailsOf(part, details).limit !== null) return { change: 'limit' };
  const isOther =
    manner.test(part) || leavingOut.test(part) || languageAsked(words, { understanding }) !== null;
  return isOther ? { unmet: part } : null;
}
