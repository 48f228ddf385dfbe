import { PASSKEYS_MAX } from '@savet/contract/limits';
import { useRef, useState } from 'react';
import { useDocuments } from '#data/documents/documents-context.ts';
import { usePublicText, useSecurityText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Section, SectionEmpty } from '#ui/page/section.tsx';
import { useSecondFactor } from '../second-factor/read-second-factor.ts';
import { AddDialog } from './add-dialog.tsx';
import { PasskeyEntry } from './passkey-entry.tsx';
import { hasPasskeySupport } from './passkey-support.ts';
import { type PasskeyRow, usePasskeys } from './read-passkeys.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';

/** The profile's section on passkeys. Not for staff who view the account. */
export function Passkeys() {
  return useDocuments().isViewOnly ? null : <PasskeySection />;
}

type Opened = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: PasskeyRow };

function PasskeySection() {
  const { shell } = usePublicText();
  const texts = useSecurityText().passkeys;
  const list = usePasskeys();
  const factor = useSecondFactor();
  const [opened, setOpened] = useState<Opened | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { rows, isLoaded, state } = list;
  const isLogInNeeded = rows.length > 0 && factor.rows[0]?.isMissing === true;

  async function close() {
    setOpened(null);
    await Promise.all([list.reload(), factor.reload()]);
  }

  async function followRemoval() {
    await close();
    // The button with the focus is gone.
    heading.current?.focus();
  }

  return (
    <Section id="passkeys" title={texts.title} intro={texts.intro} headingRef={heading}>
      {!isLoaded && state === 'loading' && <Skeleton label={shell.loading} rows={1} />}
      {state === 'failed' && (
        <p role="alert">
          {texts.loadFailed} <Button onClick={() => void list.reload()}>{texts.retry}</Button>
        </p>
      )}
      {isLoaded && rows.length === 0 && <SectionEmpty>{texts.none}</SectionEmpty>}
      <ul>
        {rows.map((passkey) => (
          <PasskeyEntry
            key={passkey.passkeyId}
            passkey={passkey}
            onRename={() => setOpened({ kind: 'rename', passkey })}
            onRemove={() => setOpened({ kind: 'remove', passkey })}
          />
        ))}
      </ul>
      {isLogInNeeded && <p role="alert">{texts.logInNeeded}</p>}
      {isLoaded && <AddButton count={rows.length} onClick={() => setOpened({ kind: 'add' })} />}
      {opened?.kind === 'add' && <AddDialog onClose={() => void close()} />}
      {opened?.kind === 'rename' && (
        <RenameDialog passkey={opened.passkey} onClose={() => void close()} />
      )}
      {opened?.kind === 'remove' && (
        <RemoveDialog
          passkey={opened.passkey}
          onClose={() => void close()}
          onRemoved={() => void followRemoval()}
        />
      )}
    </Section>
  );
}

function AddButton({ count, onClick }: { count: number; onClick: () => void }) {
  const texts = useSecurityText().passkeys;
  if (!hasPasskeySupport()) return <p>{texts.unsupported}</p>;
  if (count >= PASSKEYS_MAX) return <p>{texts.full}</p>;
  return (
    <div>
      <Button onClick={onClick}>{texts.add}</Button>
    </div>
  );
}
