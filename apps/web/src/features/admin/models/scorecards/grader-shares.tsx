import type { CallOutput } from '@savet/contract/calls';
import { formatNumber, formatShare } from '@savet/i18n/formats';
import { useLanguage } from '#lib/language/use-language.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import styles from './scorecards.module.css';

interface GraderSharesProps {
  label: string;
  graders: CallOutput<'listScorecards'>['scorecards'][number]['graders'];
}

/** How many answers follow each rule. */
export function GraderShares({ label, graders }: GraderSharesProps) {
  const texts = useStaffText().models.scorecards;
  const { locale } = useLanguage();
  // A newer server may have graders that this page does not know.
  const names: Partial<Record<string, string>> = texts.graders;
  const count = (value: number) => formatNumber(locale, value);
  return (
    <dl className={styles.graders} aria-label={label}>
      {graders.map(({ name, passed, applicable }) => (
        <div key={name}>
          <dt>{names[name] ?? name}</dt>
          <dd>
            {applicable === 0
              ? texts.doesNotApply
              : texts.graderShare(
                  formatShare(locale, passed / applicable),
                  count(passed),
                  count(applicable),
                )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
