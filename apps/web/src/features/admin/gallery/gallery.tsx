import { SEARCH_MAX, type UserOrder, userOrders } from '@savet/contract/limits';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '#data/call/call-error.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useConfiguration } from '#data/configuration/use-configuration.ts';
import { startViewing } from '#data/viewing/viewing.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Select } from '#ui/controls/select.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import styles from '../admin.module.css';
import cards from './gallery.module.css';
import { ReasonDialog } from './reason-dialog.tsx';
import { type Card, usePeople } from './use-people.ts';
import { UserCard } from './user-card.tsx';

/** All users. A click on a card opens a viewing. */
export function Gallery() {
  const { admin } = useStaffText();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const configuration = useConfiguration();
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<UserOrder>('newest');
  const people = usePeople(search, order);
  const [starting, setStarting] = useState<string>();
  const [selected, setSelected] = useState<Card>();
  const [failure, setFailure] = useState<unknown>();

  async function view(user: Card, reason?: string) {
    setFailure(undefined);
    setStarting(user.uid);
    try {
      await startViewing(user, reason);
      void navigate('/chat');
    } catch (error) {
      setStarting(undefined);
      // The configuration has not loaded yet, or has changed.
      if (reason === undefined && isReasonMissing(error)) setSelected(user);
      else setFailure(error);
    }
  }

  function ask(user: Card | undefined) {
    setFailure(undefined);
    setSelected(user);
  }

  const isEmpty = people.rows.length === 0;
  return (
    <section className={styles.panel} aria-label={admin.views.users}>
      <p>{admin.text}</p>
      <div className={styles.filters}>
        <TextField
          label={admin.search}
          type="search"
          value={search}
          maxLength={SEARCH_MAX}
          onChange={setSearch}
        />
        <Select
          label={admin.order}
          value={order}
          options={userOrders.map((value) => ({ value, label: admin.orders[value] }))}
          onChange={setOrder}
        />
      </div>
      {failure !== undefined && !selected && <p role="alert">{errorText(failure)}</p>}
      {/* In the page from the start, so that screen readers announce its text. */}
      <output className={isEmpty ? undefined : 'visually-hidden'}>
        {isEmpty && (people.state === 'loading' ? admin.loadingUsers : admin.noUsers)}
        {!isEmpty && people.state === 'done' && admin.shown(people.rows.length)}
      </output>
      {isEmpty && people.state === 'loading' && <Placeholders />}
      <ul className={cards.cards} aria-busy={people.state === 'loading'}>
        {people.rows.map((user) => (
          <li key={user.uid}>
            <UserCard
              user={user}
              isBusy={starting === user.uid}
              isDisabled={starting !== undefined}
              onView={() =>
                configuration?.viewingReason === 'required' ? ask(user) : void view(user)
              }
            />
          </li>
        ))}
      </ul>
      {people.state === 'failed' && (
        <Button onClick={() => void people.reload()}>{admin.loadAgain}</Button>
      )}
      {people.hasMore && people.state !== 'failed' && (
        <Button busy={people.state === 'loading'} onClick={() => void people.loadMore()}>
          {admin.more}
        </Button>
      )}
      {selected && (
        <ReasonDialog
          user={selected}
          isBusy={starting !== undefined}
          failure={failure}
          onView={(reason) => void view(selected, reason)}
          // A running request cannot be cancelled: its viewing is already recorded.
          onClose={() => starting === undefined && ask(undefined)}
        />
      )}
    </section>
  );
}

function isReasonMissing(error: unknown): boolean {
  return error instanceof CallError && error.code === 'REASON_REQUIRED';
}

function Placeholders() {
  return (
    <div className={cards.cards} aria-hidden="true">
      {Array.from({ length: 9 }, (_, index) => (
        <span key={index} className={cards.placeholder} />
      ))}
    </div>
  );
}
