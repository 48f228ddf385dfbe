import { withAvoidedWord } from '@savet/contract/brand-check';
import { brandFields, brandValue } from '@savet/contract/brand-hub';
import { BRAND_FIELD_MAX } from '@savet/contract/limits';
import { hasBrandHub } from '@savet/contract/plans';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useUser } from '#data/documents/hooks.ts';
import { useLateTexts, useText } from '#lib/language/use-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useToasts } from '#ui/toasts/toasts-context.ts';
import { useBrandEdits } from '../brand-hub/edits/use-brand-edits.ts';
import { BeforeAfter } from '../brand-hub/field-value.tsx';
import styles from './brand-check.module.css';
import { checkTexts } from './check-texts.ts';

const guide = brandFields.find(({ name }) => name === 'vocabularyGuide');

/** Rows of the text area for a guide that has become too long. */
const ROWS = 10;

/**
 * Proposes the vocabulary guide with one more expression to avoid. Saved only when the user accepts it. A guide that has no
 * room for it can be shortened here: the server would refuse it after the dialog is gone.
 */
export function NeverAgain({ words, onClose }: { words: string; onClose(): void }) {
  const texts = useLateTexts(checkTexts);
  const { brandHub } = useText();
  const user = useUser();
  const { edits, save } = useBrandEdits();
  const toasts = useToasts();
  const navigate = useNavigate();
  const [shortened, setShortened] = useState<string>();
  if (!user || !guide) return null;
  const before = edits.get(guide.path)?.value ?? brandValue(user.userInfo, guide);
  const proposed = withAvoidedWord(before, words);
  const isFull = proposed.length > BRAND_FIELD_MAX;
  const after = shortened ?? proposed;
  const left = BRAND_FIELD_MAX - after.length;
  const baseVersion = user.brandVersions[guide.path] ?? 0;
  const isLocked = !hasBrandHub(user.plan);

  function accept() {
    if (!guide) return;
    save({ path: guide.path, value: after, baseVersion });
    toasts.show({ text: texts.proposed });
    onClose();
  }

  return (
    <Dialog title={texts.proposeTitle} onClose={onClose}>
      <div className={styles.form}>
        {isFull && !isLocked ? (
          <TextField
            label={brandHub.fields.vocabularyGuide}
            rows={ROWS}
            value={after}
            onChange={setShortened}
            {...(left < 0 ? { error: texts.tooLong(-left) } : { hint: brandHub.left(left) })}
          />
        ) : (
          <BeforeAfter field={guide} before={before} after={after} />
        )}
        {isLocked && <p>{texts.locked}</p>}
        <Actions>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          {isLocked ? (
            <Button
              kind="primary"
              onClick={() => void navigate('/payment', { state: { upgrade: true } })}
            >
              {texts.upgrade}
            </Button>
          ) : (
            <Button kind="primary" disabled={left < 0} onClick={accept}>
              {texts.accept}
            </Button>
          )}
        </Actions>
      </div>
    </Dialog>
  );
}
