import { useSecurityText } from '#lib/language/use-text.ts';
import { LinkButton } from '#ui/controls/button.tsx';

/** The way back from a page behind a link that does not work. */
export function ToLogIn() {
  return (
    <LinkButton href="/login" kind="primary" wide>
      {useSecurityText().forgotten.toLogIn}
    </LinkButton>
  );
}
