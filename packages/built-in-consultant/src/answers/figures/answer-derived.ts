import type { Language } from '@savet/contract/languages';
import { fillTemplate } from '@savet/text/text';
import type { DerivedTexts } from '../../knowledge/derived.schema.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Calculation } from '../../numbers/calculation.ts';
import type { Derived } from '../../numbers/derivation.ts';
import { join } from '../../text/markdown.ts';
import { exactly, type Notation, resultOf, stepText } from './step-text.ts';

/** The result first, then how each figure was read, the steps, what it means for the decision, and what would change it. */
export function answerDerived(
  { currency }: Pick<Calculation, 'currency'>,
  derived: Derived,
  language: Language,
  knowledge: Pick<Knowledge, 'derived'>,
): string {
  const texts = knowledge.derived[language];
  const notation = { currency, language };
  const result = texts.results[`${derived.plan}.${derived.say}`];
  if (result === undefined) throw new Error(`no text for ${derived.plan}.${derived.say}`);
  const fill = (template: string) => fillTemplate(template, valuesOf(derived, texts, notation));
  const text = join(
    derived.isOpen ? fill(result.text) : `**${fill(result.text)}**`,
    furtherText(derived, texts, notation),
    beforeText(derived, texts, notation),
    fill(result.meaning),
    `${texts.readHeading}: ${readText(derived, texts, notation)}.`,
    derived.steps.length > 0 ? `${texts.heading}:` : '',
    derived.steps
      .filter(isShown)
      .map((step) => `- ${texts.labels[step.name] ?? step.name}: ${stepText(step, notation)}`)
      .join('\n'),
    ...(derived.assumes ?? []).map((name) => texts.assumed[name] ?? name),
    unusedText(derived, texts, notation),
    texts.changes[derived.plan] ?? '',
    derived.isOpen ? texts.open : '',
  );
  // “лв.” at the end of a sentence keeps one full stop.
  return text.replace(/лв\.\./g, 'лв.');
}

/** A step is left out if it rounds a number that is whole already. */
const isShown = ({ operation, terms, value }: Derived['steps'][number]) =>
  operation !== 'round-up' || terms[0]?.value !== value;

/** The other things that were asked, one on each line, and what they are with the figures of “what if …”. */
function furtherText(
  { plan, further = [] }: Derived,
  texts: DerivedTexts,
  notation: Notation,
): string {
  const lines = further.map(({ say, values, per, isThen }) => {
    const template = texts.results[`${plan}.${say}`]?.text ?? '';
    const text = fillTemplate(template, valuesOf({ values, ...(per && { per }) }, texts, notation));
    return `${isThen ? `${texts.thenHeading}:\n\n` : ''}**${text}**`;
  });
  return lines.join('\n\n');
}

/** The result before a later message changed a figure. */
function beforeText({ earlier }: Derived, texts: DerivedTexts, notation: Notation): string {
  const result = earlier && texts.results[`${earlier.plan}.${earlier.say}`];
  if (!result) return '';
  const text = fillTemplate(result.text, valuesOf(earlier, texts, notation));
  return fillTemplate(texts.before, { text });
}

function valuesOf(
  { values, per }: Pick<Derived, 'values' | 'per'>,
  texts: DerivedTexts,
  notation: Notation,
): Record<string, string> {
  const shown = Object.entries(values).map(([name, value]): [string, string] => [
    name,
    resultOf(value, notation),
  ]);
  return { ...Object.fromEntries(shown), per: per === undefined ? '' : ` ${texts.per[per]}` };
}

function readText({ read }: Derived, texts: DerivedTexts, notation: Notation): string {
  return read
    .map(({ role, value, per }) => {
      const time = per === null ? '' : ` ${texts.per[per]}`;
      return `${texts.roles[role] ?? role} ${exactly(value, notation)}${time}`;
    })
    .join(' · ');
}

function unusedText({ unused }: Derived, texts: DerivedTexts, notation: Notation): string {
  if (unused.length === 0) return '';
  const figures = unused.map((value) => exactly(value, notation)).join(', ');
  return fillTemplate(texts.unused, { figures });
}
