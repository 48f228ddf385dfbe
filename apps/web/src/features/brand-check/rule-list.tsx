import type { CheckRule } from '@savet/contract/brand-check';
import { useId } from 'react';
import { useLateTexts } from '#lib/language/use-text.ts';
import styles from './brand-check.module.css';
import { checkTexts } from './check-texts.ts';

/** Rules by their names, under a heading; nothing without rules. */
export function RuleList({ title, rules }: { title: string; rules: readonly CheckRule[] }) {
  const texts = useLateTexts(checkTexts);
  const id = useId();
  if (rules.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{texts.ruleNames[rule]}</li>
        ))}
      </ul>
    </section>
  );
}
