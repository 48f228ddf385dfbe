import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import { familyOf } from '../../recognition/label.ts';
import type { PartReading } from '../reading.ts';
import type { Verdict } from '../verdict/verdict.ts';
import { isText } from './change.ts';
import { placeIn } from './part-asked.ts';
import type { Thread } from './thread-state.ts';

/** A longer message says something of its own. In words. */
const WORDS_MAX = 11;

const done = lettered(
  /^[^\p{L}]*(?:(?:but|well|no|yes|ok|но|ами|да|е)[, ]+)*(?:(?:we|i) (?:\p{L}+ ){1,4}already$|(?:we|i)(?:[’']ve| have)?(?: all)? (?:already|tried|did|do (?:that|this|it|all|both)|done)|(?:already|tried) (?:do|doing|done|did|that|this|it)|(?:(?:това|тези|всичко|всичките|него|го|ги|тези неща) )*(?:вече|пробва\p{L}*|опита\p{L}*)(?: (?:го|ги|я|съм|сме|това))*(?: (?:правим|правя|направих\p{L}*|пробва\p{L}*|опита\p{L}*))?|(?:правим|правя|направихме|направих|пробвахме|пробвах|опитахме|опитах) (?:го|ги|я|всичко|това)(?: вече)?)(?!\p{L})/iu,
);
const pushy = lettered(
  /(?<!\p{L})(?:pushy|annoying|intrusive|rude|begging|desperate|salesy|impolite|spam|spammy|too much for them|нахал\p{L}*|натрап\p{L}*|досад\p{L}*|нагл\p{L}*|невъзпитан\p{L}*|просия|прося|спам)(?!\p{L})/iu,
);
const nerve = lettered(
  /(?<!\p{L})(?:nerve|courage|afraid|scared|embarrass\p{L}*|awkward|uncomfortable|shy|dare|ashamed|не ми стиска|смелост|смелостта|страх\p{L}*|притесн\p{L}*|неудобно|срам\p{L}*|не смея|не се осмеля\p{L}*)(?!\p{L})/iu,
);
const refused = lettered(
  /(?:what if|what happens if|and if|if|suppose|ако)(?!\p{L})[^?]*(?<!\p{L})(?:says? no|refuse\p{L}*|(?:do|does)(?:n[’']t| not) (?:want|answer|reply|react|agree|respond|pick up)|ignore\p{L}*|never (?:answers?|repl(?:y|ies)|calls? back|writes? back)|(?:they|he|she|people|customers|clients|parents) (?:have|has) no time|want to think|never answered|няма(?:т)? време|ще си помисл\p{L}*|не се обад\p{L}*|nobody (?:answers|replies|wants)|no one (?:answers|replies|wants)|откаж\p{L}*|не отговор\p{L}*|не отговаря\p{L}*|не иск\p{L}*|не се съглас\p{L}*|не вдиг\p{L}*|кажат не|каже не|мълчат)(?!\p{L})/iu,
);
const skip = lettered(
  /(?<!\p{L})(?:(?:can|may|could|should) (?:i|we) (?:skip|leave out|leave|drop|omit)|(?:do|must) (?:i|we) (?:really )?(?:have to |need to )?do (?:all|everything|each|every|the whole)|(?:мога|може|можем) ли да (?:пропусна|пропуснем|прескоч\p{L}*|изпусн\p{L}*|махн\p{L}*)|трябва ли (?:да (?:правя|направя|правим|направим) )?(?:всичк\p{L}*|всяка|всяко))(?!\p{L})/iu,
);
const open = lettered(
  /^[^\p{L}]*(?:how|what|why|when|where|which|как|какво|защо|кога|къде|кое)(?!\p{L})/iu,
);
const tool = lettered(
  /(?<!\p{L})(?:(?:do (?:i|we) need) (?:(?:an?|any|some|special|particular|paid|kind of|sort of) )*(?:tool|tools|software|program|programme|app|equipment)|трябва(?:т)? ли (?:ми|ни) (?:\p{L}+ )?(?:програма|софтуер|приложение|инструмент|инструменти|система))(?!\p{L})/iu,
);

/**
 * The objection of a short message to the advice before it, or its wish to do less of it: it is done already, it takes courage, people may
 * refuse, a point can be left out. Null if they do neither.
 */
export function objectionAsked(
  query: string,
  { last, isLatest }: Pick<Thread, 'last' | 'isLatest'>,
  verdict: Verdict,
): Pick<PartReading, 'ask' | 'place' | 'about'> | null {
  if (last === null || !isLatest || isText(last)) return null;
  if (wordsOf(query).length > WORDS_MAX) return null;
  if (verdict.kind === 'certain' && familyOf(verdict.label) === 'sensitive') return null;
  const place = placeIn(query);
  if (skip.test(query)) return { ask: 'skip', place };
  if (tool.test(query)) return { ask: 'without', place: null, about: 'software' };
  if (refused.test(query)) return { ask: 'refused', place: null };
  // “How do I …?” asks for advice of its own.
  if (open.test(query)) return null;
  const isOther =
    verdict.kind === 'certain' && ['topics', 'cards'].includes(familyOf(verdict.label));
  if (!isOther && pushy.test(query)) return { ask: 'pushy', place: null };
  if (!isOther && nerve.test(query)) return { ask: 'nerve', place: null };
  return done.test(query) && !query.includes('?') ? { ask: 'done', place: null } : null;
}
