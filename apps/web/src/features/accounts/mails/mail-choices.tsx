import { type MailKind, mailKinds } from '@savet/contract/accounts/mails';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useUser } from '#data/documents/hooks.ts';
import { useLegalText } from '#lib/language/use-text.ts';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Section, SectionNote } from '#ui/page/section.tsx';
import { FormError } from '../form-error.tsx';
import { useUserSetting } from '../settings/use-user-setting.ts';

/** Which emails the user gets; those that the law asks for can't be switched off. */
export function MailChoices() {
  const texts = useLegalText().mails;
  const stored = useUser()?.mutedMails;
  const { isViewOnly } = useDocuments();
  const { chosen, choose, failure } = useUserSetting('mutedMails');
  const muted = chosen ?? stored;
  if (!muted) return null;
  const change = (kind: MailKind, isOn: boolean) =>
    choose(isOn ? muted.filter((other) => other !== kind) : [...muted, kind]);
  return (
    <Section id="mails" title={texts.title} intro={texts.intro}>
      <FormError text={failure === null ? null : texts.failed} />
      <div>
        {mailKinds.map((kind) => (
          <Checkbox
            key={kind}
            checked={!muted.includes(kind)}
            disabled={isViewOnly}
            onChange={(isOn) => change(kind, isOn)}
          >
            {texts.kinds[kind]}
          </Checkbox>
        ))}
      </div>
      <SectionNote>{texts.always}</SectionNote>
    </Section>
  );
}
