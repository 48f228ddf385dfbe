import {
  type CheckRule,
  checkRuleFields,
  checkRuleNames,
  groupOf,
} from '@savet/contract/brand-check';
import { brandFields, isFilled } from '@savet/contract/brand-hub';
import { hasBrandHub } from '@savet/contract/plans';
import { Link } from 'react-router';
import { useUser } from '#data/documents/hooks.ts';
import { useLateTexts, useText } from '#lib/language/use-text.ts';
import { fieldLabel } from '../brand-hub/field-label.rules.ts';
import styles from './brand-check.module.css';
import { checkTexts } from './check-texts.ts';

/** The empty fields that would give more rules a basis. */
export function MissingFields({ applied }: { applied: readonly CheckRule[] }) {
  const texts = useLateTexts(checkTexts);
  const { brandHub } = useText();
  const user = useUser();
  if (!user) return null;
  const waiting = checkRuleNames.flatMap((rule) => {
    const name = checkRuleFields[groupOf(rule)];
    const field = brandFields.find((one) => one.name === name);
    return !applied.includes(rule) && field && !isFilled(user.userInfo, field) ? [field] : [];
  });
  if (waiting.length === 0) return null;
  const isLocked = !hasBrandHub(user.plan);
  return (
    <aside className={styles.missing}>
      <p>{texts.missing(waiting.length)}</p>
      <ul>
        {[...new Set(waiting)].map((field) => (
          <li key={field.path}>
            <Link to={`/brandhub#${field.path}`}>
              {fieldLabel(brandHub, field, user.accountType)}
            </Link>
          </li>
        ))}
      </ul>
      {isLocked && (
        <p>
          {texts.locked}{' '}
          <Link to="/payment" state={{ upgrade: true }}>
            {texts.upgrade}
          </Link>
        </p>
      )}
    </aside>
  );
}
