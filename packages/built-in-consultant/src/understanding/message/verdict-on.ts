import { lettered } from '@savet/text/lettered';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { comparedWords } from '../../recognition/features.ts';
import { familyOf } from '../../recognition/label.ts';
import { Recent } from '../../recognition/recent.ts';
import { detailsOf, hasSubject } from '../details.ts';
import { verdictWithReasons } from '../forms/mentioned.ts';
import { eligibleLabels } from '../verdict/eligible.ts';
import { relationOf } from '../verdict/related.ts';
import { settled } from '../verdict/settled.ts';
import { decide, type Verdict } from '../verdict/verdict.ts';
import { withoutUnwanted } from '../wanted-text.ts';

/** A follow-up with at most this many words names no topic of its own. */
const BARE_WORDS = 3;
/** “What do I answer?” wants a text. */
const replies = /answer|reply|respond|отговор|пиша|напиша|write/iu;
/** Somebody who wonders wants advice, with or without a question mark. */
const asksAdvice = lettered(
  /^\s*(?:should (?:i|we)|is it (?:worth|better|good|smart|wise)|does it (?:pay|make sense)|how much|how many|струва ли си|има ли смисъл|колко|да (?:\p{L}+ ){1,3}ли)(?!\p{L})/iu,
);
/** “Is that a bad idea?” is about what comes beside it, and not about ideas. */
const doubtfulIdea = lettered(
  /(?<!\p{L})(?:an? (bad|mad|crazy|stupid|silly|dumb|terrible)|(?<=is (?:it|that|this) )a (good|smart|wise)|(лош|глупав|тъп|лудешк|добр|умн)а(?= идея(?: ли|\s*\?))) (?:idea|идея)(?!\p{L})/giu,
);
/** A request for a text with at most this many words may be about nothing. */
const BARE_REQUEST_WORDS = 5;
/** Messages whose verdict is kept: the last questions of a hundred chats. */
const RECENT_MAX = 500;
const recent = new WeakMap<Knowledge, Recent<Verdict>>();

/** “Is it a bad idea to …?”: “Is it bad to …?” */
export function withoutIdea(message: string): string {
  return message.replace(
    doubtfulIdea,
    (_, bad?: string, good?: string, stem?: string) => bad ?? good ?? `${stem ?? ''}о`,
  );
}

/** The verdict on a message by its own words. The message can also be about the chat if there is one before it. */
export function verdictOn(message: string, hasThread: boolean, knowledge: Knowledge): Verdict {
  const verdicts = recent.get(knowledge) ?? new Recent<Verdict>(RECENT_MAX);
  recent.set(knowledge, verdicts);
  const place = hasThread ? 'later' : 'first';
  return verdicts.get(`${place} ${message}`, () => decideOn(message, hasThread, knowledge));
}

function decideOn(message: string, hasThread: boolean, knowledge: Knowledge): Verdict {
  const { recogniser } = knowledge;
  const text = withoutIdea(withoutUnwanted(message));
  const isEligible = eligibleLabels(text, hasThread);
  // “Write a post” about nothing gets a draft from the Brand Hub.
  const words = comparedWords(text).length;
  const isShort = words <= BARE_REQUEST_WORDS;
  const asksHow = (text.includes('?') || asksAdvice.test(text)) && !replies.test(text);
  const mayBeText = !asksHow && (!isShort || hasSubject(detailsOf(text, knowledge.details)));
  const mayHave = (family: string) => mayBeText || family !== 'texts';
  const by = (keeps: (family: string) => boolean) => {
    const keepsLabel = (label: string) => mayHave(familyOf(label)) && keeps(familyOf(label));
    const found = recogniser.classify(text, (label) => isEligible(label) && keepsLabel(label));
    const decided = decide(found, { words, hasThread, isRelated: relationOf(knowledge) });
    return hasThread && words <= BARE_REQUEST_WORDS
      ? decided
      : settled(decided, text, found, knowledge);
  };
  const verdict = verdictWithReasons(text, by, knowledge);
  if (hasThread) return verdict;
  // “Shorter” with nothing to shorten is not what is left when follow-ups are ruled out.
  const first = decide(recogniser.classify(text, eligibleLabels(text, true)), { words });
  const isFollowUp = first.kind === 'certain' && familyOf(first.label) === 'follow-up';
  const isBare = verdict.kind !== 'certain' || words <= BARE_WORDS;
  return isFollowUp && isBare ? { kind: 'none' } : verdict;
}
