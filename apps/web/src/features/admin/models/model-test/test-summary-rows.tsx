import { formatNumber, formatSeconds, formatShare } from '@savet/i18n/formats';
import { useLanguage } from '#lib/language/use-language.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { Row, Rows } from '#ui/page/rows.tsx';
import type { TestSummary } from './test-summary.rules.ts';

/** The measurements of a test. */
export function TestSummaryRows({ summary }: { summary: TestSummary }) {
  const texts = useStaffText().models.test;
  const { locale } = useLanguage();
  const { firstTextMs, wordsPerSecond, cyrillic, rules, tokens } = summary;
  const count = (value: number) => formatNumber(locale, value);
  const known = <Value,>(value: Value | null, written: (value: Value) => string) =>
    value === null ? texts.unknown : written(value);
  return (
    <Rows>
      <Row label={texts.firstText}>{known(firstTextMs, (ms) => formatSeconds(locale, ms))}</Row>
      <Row label={texts.speed}>{known(wordsPerSecond, (speed) => count(Math.round(speed)))}</Row>
      <Row label={texts.cyrillic}>{known(cyrillic, (share) => formatShare(locale, share))}</Row>
      <Row label={texts.rules}>{texts.rulesOf(count(rules.passed), count(rules.all))}</Row>
      <Row label={texts.tokens}>
        {known(tokens, ({ input, output }) => texts.tokenCounts(count(input), count(output)))}
      </Row>
    </Rows>
  );
}
