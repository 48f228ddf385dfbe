import { type UserOrder, userOrders } from '@savet/contract/choices/user-orders';
import type { ErrorCode } from '@savet/contract/errors';
import { SEARCH_MAX } from '@savet/contract/limits';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callWithoutSubject } from '#data/call/call.ts';
import { CallError } from '#data/call/call-error.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useConfiguration } from '#data/configuration/use-configuration.ts';
import { startViewing } from '#data/viewing/viewing.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Toggle } from '#ui/controls/toggle.tsx';
import styles from '../admin.module.css';
import { AskDialog } from './ask-dialog.tsx';
import { firstStep } from './first-step.rules.ts';
import { People, PeoplePlaceholders } from './people.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { layouts, useLayout } from './use-layout.ts';
import { type Card, usePeople } from './use-people.ts';

interface OpenDialog {
  kind: 'reason' | 'ask';
  user: Card;
}

/** All users. A click on a card opens a viewing, or asks for approval first. */
export function Gallery() {
  const { admin } = useStaffText();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const configuration = useConfiguration();
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<UserOrder>('newest');
  const people = usePeople(search, order);
  const { layout, isOffered, choose } = useLayout(people.hasMore);
  const [starting, setStarting] = useState<string>();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [failure, setFailure] = useState<unknown>();

  async function view(user: Card, given: { reason?: string; override?: true } = {}) {
    setFailure(undefined);
    setStarting(user.uid);
    try {
      await startViewing(user, given);
      void navigate('/chat');
    } catch (error) {
      setStarting(undefined);
      // The card or the configuration has changed meanwhile.
      if (hasCode(error, 'VIEWING_NOT_APPROVED') && !given.override) askFirst(user);
      else if (given.reason === undefined && hasCode(error, 'REASON_REQUIRED')) {
        setDialog({ kind: 'reason', user });
      } else setFailure(error);
    }
  }

  /** The user has switched on “ask me first” since the cards were read, or the approval has expired. */
  function askFirst(user: Card) {
    setDialog({ kind: 'ask', user: { ...user, consent: 'needed' } });
    void people.reload();
  }

  /** Views a user who has answered meanwhile; otherwise shows how the request stands. */
  async function followRequest(user: Card) {
    setStarting(user.uid);
    try {
      const { consent } = await callWithoutSubject('requestViewing', { uid: user.uid });
      setStarting(undefined);
      if (consent === 'approved' || consent === 'notNeeded') select({ ...user, consent });
      else setDialog({ kind: 'ask', user: { ...user, consent } });
    } catch (error) {
      setStarting(undefined);
      setFailure(error);
    }
    void people.reload();
  }

  function select(user: Card) {
    setFailure(undefined);
    const step = firstStep(user.consent, configuration?.viewingReason);
    if (step === 'follow') void followRequest(user);
    else if (step === 'view') void view(user);
    else setDialog({ kind: step, user });
  }

  function close() {
    // A running request cannot be cancelled: its viewing is already recorded.
    if (starting !== undefined) return;
    setFailure(undefined);
    setDialog(undefined);
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
        <SelectField
          label={admin.order}
          value={order}
          options={userOrders.map((value) => ({ value, label: admin.orders[value] }))}
          onChange={setOrder}
        />
        {isOffered && (
          <Toggle
            label={admin.layout}
            value={layout}
            options={layouts.map((value) => ({ value, label: admin.layouts[value] }))}
            onChange={choose}
          />
        )}
      </div>
      {failure !== undefined && !dialog && <p role="alert">{errorText(failure)}</p>}
      {/* In the page from the start, so that screen readers announce its text. */}
      <output className={isEmpty ? undefined : 'visually-hidden'}>
        {isEmpty && (people.state === 'loading' ? admin.loadingUsers : admin.noUsers)}
        {!isEmpty && people.state === 'done' && admin.shown(people.rows.length)}
      </output>
      {isEmpty && people.state === 'loading' && <PeoplePlaceholders layout={layout} />}
      <People
        layout={layout}
        people={people.rows}
        isLoading={people.state === 'loading'}
        starting={starting}
        order={order}
        onOrder={setOrder}
        onView={select}
      />
      {people.state === 'failed' && (
        <Button onClick={() => void people.reload()}>{admin.loadAgain}</Button>
      )}
      {people.hasMore && people.state !== 'failed' && (
        <Button busy={people.state === 'loading'} onClick={() => void people.loadMore()}>
          {admin.more}
        </Button>
      )}
      {dialog?.kind === 'reason' && (
        <ReasonDialog
          user={dialog.user}
          isBusy={starting !== undefined}
          failure={failure}
          onView={(reason) => void view(dialog.user, { reason })}
          onClose={close}
        />
      )}
      {dialog?.kind === 'ask' && (
        <AskDialog
          user={dialog.user}
          isStarting={starting !== undefined}
          failure={failure}
          onAsked={() => {
            close();
            void people.reload();
          }}
          onOverride={(reason) => void view(dialog.user, { reason, override: true })}
          onClose={close}
        />
      )}
    </section>
  );
}

function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof CallError && error.code === code;
}
