import type { ImportOutcome as Outcome } from '@savet/contract/calls/chat-imports';
import { formatNumber } from '@savet/i18n/formats';
import { useLanguage } from '#lib/language/use-language.ts';
import { useLateTexts } from '#lib/language/use-text.ts';
import fading from '#ui/dialog/fading.module.css';
import { ScrollBox } from '#ui/page/scroll-box.tsx';
import styles from './import-dialog.module.css';
import { importTexts } from './import-texts.ts';

/** The result of an import, with each chat that it left out. */
export function ImportOutcome({ outcome }: { outcome: Outcome }) {
  const { locale } = useLanguage();
  const texts = useLateTexts(importTexts);
  const { leftOut, leftOutCount } = outcome;
  const more = leftOutCount - leftOut.length;
  const changes = (
    ['extended', 'present', 'shortened', 'replaced', 'otherVersions'] as const
  ).filter((name) => outcome[name] > 0);
  return (
    <div className={styles.outcome}>
      {leftOutCount > 0 && (
        <div>
          <p>{texts.leftOut(leftOutCount)}</p>
          <ScrollBox
            className={`${styles.leftOut} ${fading.box}`}
            label={texts.leftOut(leftOutCount)}
          >
            <ul>
              {leftOut.map(({ number, title, reason }) => (
                <li key={number}>
                  {title || texts.untitled(formatNumber(locale, number))}: {texts.reasons[reason]}
                </li>
              ))}
              {more > 0 && <li>{texts.leftOutMore(more)}</li>}
            </ul>
          </ScrollBox>
        </div>
      )}
      <output>{texts.imported(outcome.imported)}</output>
      {changes.map((name) => (
        <p key={name}>{texts[name](outcome[name])}</p>
      ))}
    </div>
  );
}
