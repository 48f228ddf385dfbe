import type { Language } from '@savet/contract/languages';
import { type CheckedText, valueOf } from '../checked-text.ts';
import type { Mark } from '../finding.ts';
import { traitsOf } from '../tone/traits.ts';
import { bulgarianAddress } from './bulgarian-address.ts';
import { englishAddress } from './english-address.ts';

const byLanguage: Record<
  Language,
  (checked: CheckedText, tone: string, isFormal: boolean) => Mark[] | null
> = { EN: englishAddress, BG: bulgarianAddress };

/** How a text addresses its reader. */
export function addressMarks(checked: CheckedText): readonly Mark[] | null {
  const tone = valueOf(checked.values, 'toneOfVoice');
  return byLanguage[checked.language](checked, tone, traitsOf(tone).has('formal'));
}
