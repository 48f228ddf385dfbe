import { callWithoutSubject } from '#data/call/call.ts';
import { useRefetchOnFocus } from '#data/queries/use-refetch-on-focus.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { ScrollBox } from '#ui/page/scroll-box.tsx';
import tables from '../data-table.module.css';
import { Section } from '../section.tsx';
import { SectionState } from '../section-state.tsx';
import { ScorecardRows } from './scorecard-rows.tsx';

/** The results of `npm run evaluate`, newest first. */
export function Scorecards() {
  const texts = useStaffText().models.scorecards;
  const data = useRefetchOnFocus('listScorecards', () => callWithoutSubject('listScorecards', {}));
  const scorecards = data.value?.scorecards;
  const columns = [
    texts.model,
    texts.promptVersion,
    texts.at,
    texts.share,
    texts.failed,
    texts.judge,
    texts.firstText,
  ];
  return (
    <Section id="scorecards" title={texts.title} text={texts.text}>
      <SectionState data={data} rows={1} />
      {scorecards?.length === 0 && <p>{texts.none}</p>}
      {scorecards !== undefined && scorecards.length > 0 && (
        <ScrollBox className={tables.table} label={texts.title}>
          <table>
            <thead>
              <tr>
                {columns.map((label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            {scorecards.map((scorecard) => (
              <ScorecardRows key={scorecard.scorecardId} scorecard={scorecard} />
            ))}
          </table>
        </ScrollBox>
      )}
    </Section>
  );
}
