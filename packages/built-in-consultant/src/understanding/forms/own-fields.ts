import { lettered } from '@savet/text/lettered';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { comparedWords } from '../../recognition/features.ts';
import { fieldsNamed } from '../fields.ts';
import type { BrandHubReading } from '../reading.ts';

/** A longer message tells a story, and asks for advice. In words. */
const WORDS_MAX = 18;
const own = lettered(
  /(?<!\p{L})(?:my|our|ours|mine|brand hub|мой|моя|моят|моята|моето|моите|наш\p{L}*|ми|ни|хъба)(?!\p{L})/iu,
);
/** “How do I improve our mission?” wants the way. */
const asksWay = lettered(
  /^\s*(?:what (?:is|makes) (?:an? )?(?:good|strong|clear)|как(?:ва|ъв|во) (?:е|прави) (?:добр|сил|ясн)\p{L}*|how (?:do|can|should|to|would|often|many|much)|why|when|where|who|как (?:да|се)|защо|кога|къде|кой|колко|write|напиш\p{L}*|suggest|give|дай\p{L}*)(?!\p{L})/iu,
);
const contradicting = lettered(
  /contradict|inconsisten|(?<!\p{L})(?:clash|conflict|consistent|compatible|at odds|fit together|go together|match|agree|disagree|align|fit with|fits? (?:my|our|the))|противореч|противоречив|съвпада|съчета|съгласува|(?<!\p{L})(?:пасва|разминава|сблъскв|бие се|бият ли се|вървят ли|си подхожда|пречи ли|пречат ли)/iu,
);
/** The same, where only one of the entries has the name of a field. */
const surely = lettered(/contradict|inconsisten|(?<!\p{L})clash|противореч|разминава/iu);
const judging = lettered(
  /(?<!\p{L})(?:good|strong|weak|clear|unclear|vague|generic|convincing|ok|okay|fine|enough|specific|concrete|too \p{L}+|твърде|прекалено|any good|bad|boring|wrong with|what do you think of|rate|negative\p{L}*|negatively|негатив\p{L}*|отрицател\p{L}*|дълг\p{L}*|long|wordy|добр\p{L}*|сил(?:ен|на|но|ни)|слаб\p{L}*|ясн?(?:а|о|ни|ен)|неясн\p{L}*|общ[оаи]?|убедител\p{L}*|конкрет\p{L}*|става ли|достатъчно|лош\p{L}*|скуч\p{L}*|как ти се струва|как ви се струва|какво мислиш за|какво мислите за|оцени|оценете)(?!\p{L})/iu,
);
const asksIf = lettered(
  /\?|^\s*(?:is|are|does|do|rate|what do you think|how good|how strong|how clear|what is|what's|whats|оцени|оценете|какво|става ли|добр\p{L}* ли|сил\p{L}* ли|слаб\p{L}* ли|ясн\p{L}* ли)|(?<!\p{L})ли(?!\p{L})/iu,
);

/**
 * A question whether own entries of the Brand Hub contradict each other, or whether one is any good: the entries answer it, not
 * advice. Null for any other message.
 */
export function ownFieldsAsked(
  query: string,
  language: BrandHubReading['language'],
  knowledge: Knowledge,
): BrandHubReading | null {
  if (comparedWords(query).length > WORDS_MAX || !own.test(query) || asksWay.test(query))
    return null;
  if (!asksIf.test(query)) return null;
  const fields = fieldsNamed(query, knowledge);
  if (fields.length > 0 && (fields.length === 1 ? surely : contradicting).test(query)) {
    return { kind: 'brand-hub', about: 'contradictions', fields, language };
  }
  // “Our ideal customer description” is one entry.
  const entries =
    fields.length > 1 ? fields.filter((name) => name !== 'businessDescription') : fields;
  if (entries.length !== 1 || !judging.test(query) || !isEntry(query, entries[0])) return null;
  const aspect = aspectIn(query);
  return {
    ...{ kind: 'brand-hub', about: 'weak', fields: entries, language },
    ...(aspect && { aspect }),
  };
}

const aspects = {
  negative: lettered(/(?<!\p{L})(?:negativ|негатив|отрицател)/iu),
  long: lettered(/(?<!\p{L})(?:long|wordy|lengthy|дълг|разточителн)/iu),
} as const;

/** “Is our vision too negative?”: what can be told from the words. */
export function aspectIn(query: string): 'negative' | 'long' | null {
  if (aspects.negative.test(query)) return 'negative';
  return aspects.long.test(query) ? 'long' : null;
}

/** Customers, products, a name or a role are more often the things than their entries. */
function isEntry(query: string, field: string | undefined): boolean {
  const things = ['idealCustomer', 'products', 'businessName', 'industry', 'role', 'category'];
  const named =
    /ideal|description|entry|field|brand hub|what i wrote|описани|идеал|полето|записа|brand\s?hub/iu;
  return !things.includes(field ?? '') || named.test(query);
}
