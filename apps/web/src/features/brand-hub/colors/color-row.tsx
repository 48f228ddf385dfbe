import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '#lib/language/use-language.ts';
import { useSheetText } from '#lib/language/use-text.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from '#ui/icons/icons.tsx';
import styles from '../brand-hub.module.css';
import {
  type Color,
  contrast,
  formatRatio,
  INK,
  isColor,
  legibility,
  pickerValue,
  shownForm,
  WHITE,
  withPicked,
} from './colors.rules.ts';

interface ColorRowProps {
  color: Color;
  isFirst: boolean;
  isLast: boolean;
  onChange: (typed: string) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** A colour: typed in any notation or picked, shown in the others too, with its contrast. */
export function ColorRow({ color, isFirst, isLast, onChange, onMove, onRemove }: ColorRowProps) {
  const { colorForm: colors } = useSheetText();
  const [typed, setTyped] = useState(() => shownForm(color));
  const actions = useRef<HTMLDivElement>(null);
  const isGood = isColor(typed);

  function change(next: string) {
    setTyped(next);
    onChange(next);
  }

  function move(by: 1 | -1) {
    flushSync(() => onMove(by));
    // At either end the used button is disabled: focus the opposite one.
    const [up, down] = actions.current?.querySelectorAll('button') ?? [];
    const [used, back] = by === -1 ? [up, down] : [down, up];
    if (used?.disabled) back?.focus();
  }

  return (
    <div className={styles.color}>
      <input
        type="color"
        className={styles.picker}
        data-invalid={!isGood}
        aria-label={colors.pick(color.hex)}
        value={pickerValue(typed)}
        onChange={(event) => change(withPicked(typed, event.target.value))}
      />
      <div>
        <TextField
          label={colors.value}
          value={typed}
          hint={isGood ? otherNotations(color, typed) : undefined}
          error={isGood ? undefined : colors.invalid}
          onChange={change}
        />
        {isGood && <Contrast color={typed} />}
      </div>
      <div ref={actions} className={styles.colorActions}>
        {!(isFirst && isLast) && (
          <>
            <IconButton label={colors.up(color.hex)} disabled={isFirst} onClick={() => move(-1)}>
              <ArrowUpIcon />
            </IconButton>
            <IconButton label={colors.down(color.hex)} disabled={isLast} onClick={() => move(1)}>
              <ArrowDownIcon />
            </IconButton>
          </>
        )}
        <IconButton label={colors.remove(color.hex)} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </div>
    </div>
  );
}

/** The colour in the notations that are not in the field; rgba only if it is transparent. Lines end between them only. */
function otherNotations(color: Color, typed: string): string {
  const isOpaque = shownForm(color) === color.hex;
  return [color.hex, color.rgb, ...(isOpaque ? [] : [color.rgba])]
    .filter((notation) => notation !== typed.trim())
    .map((notation) => notation.replaceAll(' ', '\u00a0'))
    .join('\u00a0· ');
}

/** Whether text in the colour is readable, on paper and on a dark background. */
function Contrast({ color }: { color: string }) {
  const { locale } = useLanguage();
  const texts = useSheetText().contrast;
  const onPaper = contrast(color, WHITE) ?? 1;
  const onDark = contrast(color, INK) ?? 1;
  return (
    <p className={styles.contrast}>
      {texts.paper[legibility(onPaper)](formatRatio(locale, onPaper))}{' '}
      {texts.dark[legibility(onDark)](formatRatio(locale, onDark))}
    </p>
  );
}
