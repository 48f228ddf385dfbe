import { useText } from '../../../lib/language/use-text.ts';
import styles from '../brand-hub.module.css';
import { ColorList } from './color-list.tsx';
import { colorsJson, parseColors } from './colors.rules.ts';

/** The brand's primary and secondary colours, as the JSON that is stored. */
export function ColorsEditor(props: { value: string; onChange: (value: string) => void }) {
  const texts = useText().brandHub.colors;
  const colors = parseColors(props.value);
  return (
    <div className={styles.form}>
      <ColorList
        title={texts.primary}
        colors={colors.primary}
        onChange={(primary) => props.onChange(colorsJson({ ...colors, primary }))}
      />
      <ColorList
        title={texts.secondary}
        colors={colors.secondary}
        onChange={(secondary) => props.onChange(colorsJson({ ...colors, secondary }))}
      />
    </div>
  );
}
