import type { RefetchedValue } from '#data/queries/use-refetch-on-focus.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

interface SectionStateProps {
  data: RefetchedValue<unknown>;
  /** Rows of the placeholder. */
  rows: number;
}

/** Until a section has something to show: a placeholder, or a button to try again. */
export function SectionState({ data, rows }: SectionStateProps) {
  const { admin, shell } = useStaffText();
  if (data.state === 'failed') {
    return (
      <p role="alert">
        {admin.loadFailed} <Button onClick={data.reload}>{admin.loadAgain}</Button>
      </p>
    );
  }
  return data.value === undefined ? <Skeleton label={shell.loading} rows={rows} /> : null;
}
