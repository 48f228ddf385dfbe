import type { UserOrder } from '@savet/contract/choices/user-orders';
import type { MouseEvent } from 'react';
import { useLanguage } from '#lib/language/use-language.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { WithAddress } from '#ui/text/with-address.tsx';
import { cardName } from './card-name.rules.ts';
import { lastVisitText, MISSING, questionsText } from './figures.rules.ts';
import styles from './people-table.module.css';
import type { Card } from './use-people.ts';

export interface PeopleProps {
  people: readonly Card[];
  isLoading: boolean;
  /** The user whose viewing is being opened; meanwhile no other can be chosen. */
  starting: string | undefined;
  order: UserOrder;
  onOrder(order: UserOrder): void;
  onView(user: Card): void;
}

/** The users of the gallery in rows: more of them in sight, and figures to compare. */
export function PeopleTable({ people, isLoading, starting, order, onOrder, onView }: PeopleProps) {
  const { admin } = useStaffText();
  if (people.length === 0) return null;
  const { columns } = admin;
  return (
    <table className={styles.table} aria-label={admin.views.users} aria-busy={isLoading}>
      <thead>
        <tr>
          <SortedColumn by="name" order={order} label={columns.name} onOrder={onOrder} />
          <SortedColumn by="email" order={order} label={columns.email} onOrder={onOrder} />
          <th scope="col">{columns.plan}</th>
          <th scope="col">{columns.visit}</th>
          <th scope="col" data-number>
            {columns.questions}
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((user) => (
          <UserRow
            key={user.uid}
            user={user}
            isBusy={starting === user.uid}
            isDisabled={starting !== undefined}
            onView={() => onView(user)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface SortedColumnProps {
  by: UserOrder;
  order: UserOrder;
  label: string;
  onOrder(order: UserOrder): void;
}

/** A heading that sorts by its column, like the order above the table. */
function SortedColumn({ by, order, label, onOrder }: SortedColumnProps) {
  return (
    <th scope="col" aria-sort={order === by ? 'ascending' : 'none'}>
      <button type="button" onClick={() => onOrder(by)}>
        {label}
      </button>
    </th>
  );
}

interface UserRowProps {
  user: Card;
  isBusy: boolean;
  isDisabled: boolean;
  onView(): void;
}

/** A user. A click anywhere opens the account; the name is the control of keyboards and screen readers. */
function UserRow({ user, isBusy, isDisabled, onView }: UserRowProps) {
  const { admin, quota } = useStaffText();
  const { locale } = useLanguage();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keyboard and screen readers have the name
    <tr data-disabled={isDisabled} onClick={pressName}>
      <th scope="row">
        <button type="button" disabled={isDisabled} aria-busy={isBusy} onClick={onView}>
          {cardName(user) || admin.unnamed}
          {isBusy && <Spinner />}
        </button>
        {user.consent !== 'notNeeded' && <small>{admin.consents[user.consent]}</small>}
      </th>
      <td data-breaks>
        <WithAddress text={user.email} address={user.email} />
      </td>
      <td>{user.plan ? quota.plans[user.plan] : MISSING}</td>
      <td data-soft={user.lastVisit === null}>
        {lastVisitText(locale, user, admin.noVisitInTable)}
      </td>
      <td data-number>{questionsText(locale, user)}</td>
    </tr>
  );
}

/** A click in the row is one on its name, unless it ends a selection of text. */
function pressName({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  const isControl = target instanceof Element && target.closest('button') !== null;
  if (isControl || window.getSelection()?.isCollapsed === false) return;
  currentTarget.querySelector('button')?.click();
}
