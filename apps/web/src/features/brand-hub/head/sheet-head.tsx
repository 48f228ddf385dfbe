import { brandFields, isFilledValue, type KnownBrandField } from '@savet/contract/brand-hub';
import { useSheetText } from '#lib/language/use-text.ts';
import { parseColors } from '../colors/colors.rules.ts';
import { Swatch } from '../field-value.tsx';
import { HeadExample } from './head-example.tsx';
import { NextField } from './next-field.tsx';
import styles from './sheet-head.module.css';

const field = (name: KnownBrandField['name']) => brandFields.find((each) => each.name === name);
const nameField = field('businessName');
const industryField = field('industry');
const colorsField = field('brandColors');
const voiceField = field('toneOfVoice');

interface SheetHeadProps {
  valueOf: (field: KnownBrandField) => string;
  /** Label of a field. */
  labelOf: (field: KnownBrandField) => string;
  /** Absent where nothing can be edited. */
  onEdit: ((field: KnownBrandField) => void) | undefined;
}

/**
 * The head of the brand sheet: name, colours and voice. The sections below edit them. While it is empty, an example shows
 * what it is for; until it is complete, it names the next field.
 */
export function SheetHead({ valueOf, labelOf, onEdit }: SheetHeadProps) {
  const texts = useSheetText();
  const value = (known: KnownBrandField | undefined) => (known ? valueOf(known) : '');
  const name = value(nameField);
  const { primary, secondary } = parseColors(value(colorsField));
  const all = [...primary, ...secondary];
  const shown = [nameField, industryField, voiceField, colorsField];
  const empty = shown.filter((known) => known !== undefined && !isFilledValue(valueOf(known)));
  const [next] = empty;
  return (
    <div className={styles.head} data-print={empty.length === shown.length ? 'none' : undefined}>
      <p className={styles.name}>{isFilledValue(name) ? name : texts.unnamed}</p>
      {isFilledValue(value(industryField)) && (
        <p className={styles.industry}>{value(industryField)}</p>
      )}
      <dl className={styles.facts}>
        {all.length > 0 && (
          // Their names are below, in their field.
          <div aria-hidden="true">
            <dt>{texts.colors}</dt>
            <dd className={styles.colors}>
              {all.map((color, index) => (
                <Swatch key={`${index}-${color.hex}`} color={color.hex} />
              ))}
            </dd>
          </div>
        )}
        {isFilledValue(value(voiceField)) && (
          <div>
            <dt>{texts.voice}</dt>
            <dd className={styles.voice}>{value(voiceField)}</dd>
          </div>
        )}
      </dl>
      {onEdit && empty.length === shown.length && <HeadExample />}
      {onEdit && next && <NextField field={next} label={labelOf(next)} onEdit={onEdit} />}
    </div>
  );
}
