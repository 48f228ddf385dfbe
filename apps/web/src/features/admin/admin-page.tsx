import { useText } from '../../lib/language/use-text.ts';
import { Page } from '../../ui/page.tsx';

/** Typed as it is, in every language. */
const STAFF_COMMAND = 'npm run staff';

/** For staff: where accounts are managed. */
export function AdminPage() {
  const { admin } = useText();
  return (
    <Page title={admin.title} back={{ to: '/chat', label: admin.back }}>
      <p>{admin.text}</p>
      <pre>
        <code>{STAFF_COMMAND}</code>
      </pre>
    </Page>
  );
}
