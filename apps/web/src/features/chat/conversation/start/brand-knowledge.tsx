import type { UserDocument } from '@savet/contract/documents';
import { hasBrandHub } from '@savet/contract/plans';
import { Link } from 'react-router';
import { useText } from '#lib/language/use-text.ts';
import { fieldLabel } from '../../../brand-hub/field-label.rules.ts';
import styles from './ideas.module.css';
import { knowledge } from './knowledge.rules.ts';

/** One line: how much Savet knows about the brand, and the field that is most worth filling. */
export function BrandKnowledge({ user }: { user: UserDocument }) {
  const { chat, brandHub } = useText();
  if (!hasBrandHub(user.plan)) return null;
  const { filled, missing } = knowledge(user);
  const [next] = missing;
  return (
    <p className={styles.knowledge}>
      {chat.knows(filled.length, filled.length + missing.length)}
      {next && (
        <>
          {' '}
          <Link to={`/brandhub#${next.path}`}>
            {chat.worthFilling(fieldLabel(brandHub, next, user.accountType))}
          </Link>
        </>
      )}
    </p>
  );
}
