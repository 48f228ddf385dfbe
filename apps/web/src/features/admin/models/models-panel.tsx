import { callWithoutSubject } from '#data/call/call.ts';
import { useRefetchOnFocus } from '#data/queries/use-refetch-on-focus.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { LoadState } from '../load-state.tsx';
import { Changes } from './changes.tsx';
import { Costs } from './costs/costs.tsx';
import { ModelSectionList } from './model-section-list.tsx';
import { ModelSections } from './model-sections.tsx';
import styles from './models.module.css';
import { Scorecards } from './scorecards/scorecards.tsx';

/** Language models: which one answers, how good it is, what it costs. */
export function ModelsPanel() {
  const { admin, models } = useStaffText();
  const data = useRefetchOnFocus('getModels', () => callWithoutSubject('getModels', {}));
  return (
    <section className={styles.page} aria-label={admin.views.models}>
      <ModelSectionList />
      <div className={styles.sections}>
        <div className={styles.intro}>
          <p className={styles.text}>{models.text}</p>
          <LoadState data={data} />
        </div>
        {data.value && <ModelSections models={data.value} onChanged={data.reload} />}
        <Costs onChanged={data.reload} />
        <Scorecards />
        {data.value && <Changes changes={data.value.changes} />}
      </div>
    </section>
  );
}
