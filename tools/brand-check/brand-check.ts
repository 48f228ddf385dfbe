/** Prints how the check of texts fares on the labelled texts: `npm run brand-check`. */
import { loadLabelledTexts, measure } from '@savet/brand-check/testing';

const share = (part: number, whole: number) => (whole === 0 ? '–' : (part / whole).toFixed(3));

for (const part of ['first', 'later'] as const) {
  const { table, mistakes } = measure(loadLabelledTexts(part));
  console.log(`\nTexts labelled ${part === 'first' ? 'before' : 'after'} the rules`);
  console.table(
    table.map(({ group, language, texts, labels, found, findings, right }) => ({
      ...{ language, rule: group, texts, labels, findings },
      precision: share(right, findings),
      recall: share(found, labels),
    })),
  );
  for (const { id, kind, group, words } of mistakes)
    console.log(`${id} ${kind} ${group}: ${words}`);
}
