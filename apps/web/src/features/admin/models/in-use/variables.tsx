import { useStaffText } from '#lib/language/use-text.ts';
import styles from '../models.module.css';

/** Environment variables that decide in place of this page. */
export function Variables({ names }: { names: readonly string[] }) {
  const texts = useStaffText().models.inUse;
  if (names.length === 0) return null;
  return (
    <p className={styles.warning}>
      {texts.variables(names.join(', '))} {texts.variablesText}
    </p>
  );
}
