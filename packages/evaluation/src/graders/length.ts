import { divide } from '../drafts/draft.ts';
import { variantsOf, wordingOf } from '../drafts/variants.ts';
import { type Grade, type GradedAnswer, gradeOf } from '../grade.ts';
import { type Block, blocksOf, textOf } from '../markdown/blocks.ts';
import { plainText } from '../markdown/plain.ts';
import { countWords } from '../words/words.ts';

/** Most words of any answer: two screens of text. */
const WORDS_MAX = 900;
/** Most words of a concise answer, unless the question states a limit. */
const CONCISE_MAX = 150;
/** “Subject: …” is not counted as a part of the text. */
const subjectLine = /^\**(?:subject|тема|относно)\**:.*$/gim;

/** The answer keeps the limit that the question states; otherwise the limit of the style. */
export function length(answer: GradedAnswer): Grade {
  const { expects, style } = answer.question;
  const { words, characters } = expects;
  const faults: string[] = [];
  const hasOwnLimit = words !== undefined || characters !== undefined;
  const most = style === 'concise' && !hasOwnLimit ? CONCISE_MAX : WORDS_MAX;
  const all = countWords(answer.text);
  if (all > most) faults.push(`${all} of ${most} words`);

  const pieces = piecesOf(answer);
  if (words) {
    const longest = Math.max(...pieces.map(countWords));
    if (longest > words.max) faults.push(`${longest} of ${words.max} words`);
  }
  if (characters) {
    for (const piece of pieces) {
      const { length } = Array.from(piece);
      if (length > characters.max)
        faults.push(`“${piece}”: ${length} of ${characters.max} characters`);
    }
  }
  return gradeOf(faults);
}

/** The pieces that each have to keep the limit: the variants, or the text as a whole. */
function piecesOf(answer: GradedAnswer): string[] {
  const { form, items } = answer.question.expects;
  const { draft, remarks } = divide(answer);
  const blocks: Block[] = form === 'text' ? draft : [...remarks, ...draft];
  if (items && items.max > 1) return variantsOf(form === 'text' ? draft : blocksOf(answer.text));
  const whole = textOf(blocks.filter(({ kind }) => kind !== 'heading')).replace(subjectLine, '');
  return [wordingOf(plainText(whole).trim())];
}
