import { useState } from 'react';
import { useText } from '../../lib/language/use-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './brand-hub.module.css';
import { type Color, isColor } from './colors.rules.ts';
import { Swatch } from './swatch.tsx';

interface ColorRowProps {
  color: Color;
  onChange: (typed: string) => void;
  onRemove: () => void;
}

/** One colour: typed in any of its forms, shown in all of them. */
export function ColorRow({ color, onChange, onRemove }: ColorRowProps) {
  const texts = useText().brandHub.colors;
  const [typed, setTyped] = useState(color.hex);
  const isGood = isColor(typed);
  return (
    <div className={styles.color}>
      <Swatch color={isGood ? color.rgba : 'transparent'} />
      <TextField
        label={texts.value}
        value={typed}
        hint={isGood ? `${color.hex}  ${color.rgb}  ${color.rgba}` : undefined}
        error={isGood ? undefined : texts.invalid}
        onChange={(next) => {
          setTyped(next);
          onChange(next);
        }}
      />
      <IconButton label={texts.remove(color.hex)} onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </div>
  );
}
