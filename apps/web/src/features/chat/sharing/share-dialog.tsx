import { SHARED_LINK_DAYS, type SharedLinkDays } from '@savet/contract/limits';
import { hasBrandHub } from '@savet/contract/plans';
import { useRef, useState } from 'react';
import { call } from '#data/call/call.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useUser } from '#data/documents/hooks.ts';
import { useSharingText } from '#lib/language/use-text.ts';
import { useSubmit } from '#lib/submit/use-submit.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { CopyText } from '#ui/controls/copy-text.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { LinkReady } from './link-ready.tsx';
import { SharedLinkList } from './shared-link-list.tsx';
import styles from './sharing.module.css';
import { useSharedLinks } from './use-shared-links.ts';

interface ShareDialogProps {
  readonly chatId: string;
  /** The reply to share; the whole chat without it. */
  readonly messageId?: string;
  /** Of the chat. */
  readonly title: string;
  onClose(): void;
}

/** Makes a link to a chat or an answer, and shows the chat's other links. */
export function ShareDialog({ chatId, messageId, title, onClose }: ShareDialogProps) {
  const texts = useSharingText();
  const user = useUser();
  const errorText = useErrorText();
  const kind = messageId === undefined ? 'chat' : 'answer';
  const [days, setDays] = useState<SharedLinkDays>(SHARED_LINK_DAYS[0]);
  const [showsBrand, setShowsBrand] = useState(false);
  /** Sent again after a failure: a link whose response was lost is replaced, not doubled. */
  const [linkId] = useState(() => crypto.randomUUID());
  const [url, setUrl] = useState<string>();
  const { isBusy, failure, submit } = useSubmit();
  const { links, revoke, reload } = useSharedLinks(chatId);
  const close = useRef<HTMLDivElement>(null);

  async function create() {
    const chosen = messageId === undefined ? {} : { messageId };
    const made = await call('createSharedLink', { linkId, chatId, days, showsBrand, ...chosen });
    setUrl(made.url);
    await reload();
  }

  return (
    <Dialog
      title={kind === 'answer' ? texts.share.answer : texts.share.chat(title)}
      onClose={onClose}
    >
      <div className={styles.form}>
        {url === undefined ? (
          <>
            <p>{texts.share.intro[kind]}</p>
            <p className={styles.note}>{texts.share.quotes}</p>
            <SelectField
              label={texts.share.days}
              value={String(days)}
              options={SHARED_LINK_DAYS.map((option) => ({
                value: String(option),
                label: texts.share.dayNames[option],
              }))}
              onChange={(value) =>
                setDays(SHARED_LINK_DAYS.find((option) => String(option) === value) ?? days)
              }
            />
            {user && hasBrandHub(user.plan) && (
              <Checkbox checked={showsBrand} onChange={setShowsBrand}>
                {texts.share.showsBrand}
              </Checkbox>
            )}
          </>
        ) : (
          <LinkReady url={url} />
        )}
        {failure !== null && (
          <p className={styles.failed} role="alert">
            {errorText(failure)}
          </p>
        )}
        {links && (
          <section>
            {links.length > 0 && <h3>{texts.links.ofChat}</h3>}
            <SharedLinkList
              links={links}
              revoke={revoke}
              onRevoked={() => close.current?.querySelector('button')?.focus()}
            />
          </section>
        )}
        <div ref={close}>
          <Actions>
            <Button kind="quiet" onClick={onClose}>
              {url === undefined ? texts.cancel : texts.close}
            </Button>
            {url === undefined ? (
              <Button kind="primary" busy={isBusy} onClick={() => submit(create)}>
                {texts.share.create}
              </Button>
            ) : (
              <CopyText
                text={url}
                label={texts.share.copy}
                copied={texts.share.copied}
                failed={texts.share.copyFailed}
              />
            )}
          </Actions>
        </div>
      </div>
    </Dialog>
  );
}
