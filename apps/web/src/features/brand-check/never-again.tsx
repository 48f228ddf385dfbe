import { withAvoidedWord } from '@savet/contract/brand-check';
import { brandFields, brandValue } from '@savet/contract/brand-hub';
import { hasBrandHub } from '@savet/contract/plans';
import { useNavigate } from 'react-router';
import { useUser } from '#data/documents/hooks.ts';
import { useLateTexts } from '#lib/language/use-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useToasts } from '#ui/toasts/toasts-context.ts';
import { useBrandEdits } from '../brand-hub/edits/use-brand-edits.ts';
import { BeforeAfter } from '../brand-hub/field-value.tsx';
import styles from './brand-check.module.css';
import { checkTexts } from './check-texts.ts';

const guide = brandFields.find(({ name }) => name === 'vocabularyGuide');

/** Proposes the vocabulary guide with one more expression to avoid. Saved only when the user accepts it. */
export function NeverAgain({ words, onClose }: { words: string; onClose(): void }) {
  const texts = useLateTexts(checkTexts);
  const user = useUser();
  const { edits, save } = useBrandEdits();
  const toasts = useToasts();
  const navigate = useNavigate();
  if (!user || !guide) return null;
  const before = edits.get(guide.path)?.value ?? brandValue(user.userInfo, guide);
  const after = withAvoidedWord(before, words);
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
        <BeforeAfter field={guide} before={before} after={after} />
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
            <Button kind="primary" onClick={accept}>
              {texts.accept}
            </Button>
          )}
        </Actions>
      </div>
    </Dialog>
  );
}
