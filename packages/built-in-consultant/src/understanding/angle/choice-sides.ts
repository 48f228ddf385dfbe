import { lettered } from '@savet/text/lettered';
import { sentencesOf, wordsOf } from '@savet/text/text';
import { comparedWords } from '../../recognition/features.ts';

/** The two ways between which a question chooses. */
export interface Sides {
  left: string;
  right: string;
}

const or = lettered(/(?<!\p{L})(?:or|vs|versus|или|ili)(?!\p{L})\.?/iu);
/** “How do I find partners or suppliers?” chooses nothing. */
const open = lettered(
  /^[^\p{L}]*(?:(?:and|but|so|а|и|но)\s+)?(?:how|what|why|when|where|who|как|какво|какви|каква|защо|кога|къде|колко)(?!\p{L})/iu,
);
const weighs = lettered(
  /(?<!\p{L})(?:better|best|rather|prefer|choose|smarter|wiser|по-добре|по-добър|по-добра|по-изгодн\p{L}*|за предпочитане|избера|изберем|кое)(?!\p{L})/iu,
);
const opening = lettered(
  /(?:^|[,;:.!?–-]\s*)[^\p{L}]*(?:(?:and|but|so|а|и|но|дали)\s+)?(?:(?:should|shud|shoud|shuld) (?:i|we)|shall (?:i|we)|do (?:i|we)|is it (?:better|smarter|wiser)|is an? |which|да|по-добре|кое|чудя се)(?!\p{L})/iu,
);
/** A question with so few words around “or” is a choice, however it begins. */
const BARE_WORDS = 12;
const SIDE_WORDS = 14;
/** “Or not”, “or will they leave?”: a doubt, not another way. */
const noWay = lettered(
  /^[^\p{L}]*(?:not|no|nothing|else|bad|wrong|dangerous|annoy\p{L}*|nah|too|a mistake|a rip-off|just|simply|so|more|less|will|would|does|do|is|are|am|can|could|did|someone|something|another|anything|whatever|не|има|няма|нищо|ще|така|друг\p{L}*|повече|по-малко|някой|нещо|само|е|са|че|лошо|грешка|опасно|просто|досажда\p{L}*|дразни\p{L}*|ги)(?!\p{L})/iu,
);

const sentenceEnd = lettered(/(?<=\p{L}{3}[.!]) /u);

/** The two ways of a question such as “X or Y?”; null if it chooses between none. */
export function sidesOf(message: string): Sides | null {
  // Small letters begin many a sentence: “we turn people away. raise prices or hire?”
  const sentences = sentencesOf(message).flatMap((each) => each.split(sentenceEnd));
  const sentence = sentences.findLast((each) => or.test(each));
  if (sentence === undefined) return null;
  const place = or.exec(sentence);
  if (place === null) return null;
  const left = sentence.slice(0, place.index).trim();
  const right = sentence.slice(place.index + place[0].length).trim();
  if (noWay.test(right)) return null;
  const [before, after] = [comparedWords(left), comparedWords(right)];
  if (before.length === 0 || after.length === 0 || after.length > SIDE_WORDS) return null;
  const isAsked = sentence.includes('?') || opening.test(sentence) || weighs.test(sentence);
  if (!isAsked || (open.test(sentence) && !weighs.test(sentence))) return null;
  const isBare = before.length + after.length <= BARE_WORDS;
  if (!isBare && !opening.test(sentence) && !weighs.test(sentence)) return null;
  return { left, right };
}

/**
 * The first way without what both have in common: of “answer bad reviews with a coupon or with an apology” it is “with a coupon”,
 * the words before “or”, as many as there are after it.
 */
export function firstWay({ left, right }: Sides): string {
  return wordsOf(left).slice(-wordsOf(right).length).join(' ');
}
