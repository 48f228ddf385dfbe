/** Prints how each rule fares on the labelled texts: `npm run brand-check`. */
import { loadLabelledTexts, measure, parts } from '@savet/brand-check/testing';

const titles = {
  first: 'Texts labelled before the rules',
  later: 'Texts labelled after the rules',
  latest: 'Texts that repeat no wording',
  newest: 'Texts labelled last',
};
const share = (part: number, whole: number) => (whole === 0 ? '–' : (part / whole).toFixed(3));

for (const part of parts) {
  const { table, mistakes } = measure(loadLabelledTexts(part));
  console.log(`\n${titles[part]}`);
  console.table(
    table
      .filter(({ labels, findings }) => labels + findings > 0)
      .map(({ rule, language, texts, labels, found, findings, right }) => ({
        ...{ language, rule, texts, labels, findings },
        precision: share(right, findings),
        recall: share(found, labels),
      })),
  );
  for (const { id, kind, rule, words } of mistakes) console.log(`${id} ${kind} ${rule}: ${words}`);
}
