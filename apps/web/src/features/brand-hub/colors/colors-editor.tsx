import { useRef, useState } from 'react';
import { useSheetText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import styles from '../brand-hub.module.css';
import { ColorRow } from './color-row.tsx';
import { type Color, colorsJson, moved, NEW_COLOR, parseColors, toColor } from './colors.rules.ts';

/** Edits the primary and secondary colours, as stored JSON. */
export function ColorsEditor(props: { value: string; onChange: (value: string) => void }) {
  const texts = useSheetText().colorForm;
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

interface ColorListProps {
  title: string;
  colors: readonly Color[];
  onChange: (colors: Color[]) => void;
}

function ColorList({ title, colors, onChange }: ColorListProps) {
  const texts = useSheetText().colorForm;
  // Row keys: colours can be equal, and change while typing.
  const [keys, setKeys] = useState(() => colors.map(() => crypto.randomUUID()));
  const end = useRef<HTMLDivElement>(null);

  function remove(index: number) {
    // The focused button is removed with its row.
    end.current?.querySelector('button')?.focus();
    setKeys(keys.toSpliced(index, 1));
    onChange(colors.toSpliced(index, 1));
  }

  return (
    <fieldset className={styles.colors}>
      <legend>{title}</legend>
      {keys.map((key, index) => {
        const color = colors[index];
        return (
          color && (
            <ColorRow
              key={key}
              color={color}
              isFirst={index === 0}
              isLast={index === colors.length - 1}
              onMove={(by) => {
                setKeys(moved(keys, index, by));
                onChange(moved(colors, index, by));
              }}
              onChange={(typed) => onChange(colors.with(index, toColor(typed)))}
              onRemove={() => remove(index)}
            />
          )
        );
      })}
      <div ref={end}>
        <Button
          onClick={() => {
            setKeys([...keys, crypto.randomUUID()]);
            onChange([...colors, toColor(NEW_COLOR)]);
          }}
        >
          {texts.add}
        </Button>
      </div>
    </fieldset>
  );
}
