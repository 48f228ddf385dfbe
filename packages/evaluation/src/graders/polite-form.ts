import type { Language } from '@savet/contract/languages';
import { asksFamiliar, familiarForm, smallPoliteForm } from '@savet/text/address-forms';
import { divide } from '../drafts/draft.ts';
import { failed, type Grade, type GradedAnswer, notApplicable, passed } from '../grade.ts';
import { textOf } from '../markdown/blocks.ts';
import { plainText } from '../markdown/plain.ts';

const byLanguage: Record<Language, (answer: GradedAnswer) => Grade> = {
  EN: () => notApplicable,
  BG: bulgarian,
};

/** Bulgarian addresses the reader as Вие. Drafts are exempt for a business that says „ти“ to its customers. */
export function politeForm(answer: GradedAnswer): Grade {
  return byLanguage[answer.question.expects.language](answer);
}

function bulgarian(answer: GradedAnswer): Grade {
  const { draft, remarks } = divide(answer);
  const isFamiliarBrand = asksFamiliar.test(answer.hub.values.toneOfVoice ?? '');
  const blocks = isFamiliarBrand ? remarks : [...remarks, ...draft];
  const text = plainText(textOf(blocks)).replace(new RegExp(asksFamiliar, 'giu'), ' ');
  const familiar = familiarForm(text);
  if (familiar !== null) return failed(`“${familiar}” is familiar`);
  const small = smallPoliteForm(text);
  if (small !== null) return failed(`“${small}” needs a capital letter`);
  return passed;
}
