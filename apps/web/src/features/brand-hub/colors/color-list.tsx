import { useRef, useState } from 'react';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../brand-hub.module.css';
import { ColorRow } from './color-row.tsx';
import { type Color, moved, NEW_COLOR, toColor } from './colors.rules.ts';

interface ColorListProps {
  title: string;
  colors: readonly Color[];
  onChange: (colors: Color[]) => void;
}

export function ColorList({ title, colors, onChange }: ColorListProps) {
  const texts = useText().brandHub.colors;
  // Keys of the rows: colours can be equal, and typing changes them.
  const [keys, setKeys] = useState(() => colors.map(() => crypto.randomUUID()));
  const end = useRef<HTMLDivElement>(null);

  function remove(index: number) {
    // The button in use goes with its row.
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
