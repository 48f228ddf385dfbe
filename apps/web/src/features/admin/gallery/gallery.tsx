import { userOrders } from '@savet/contract/choices/user-orders';
import { SEARCH_MAX } from '@savet/contract/limits';
import { plans } from '@savet/contract/plans';
import { useState } from 'react';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { useAddressChoice } from '#lib/page/use-address-choice.ts';
import { Button } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Toggle } from '#ui/controls/toggle.tsx';
import styles from '../admin.module.css';
import { AskDialog } from './ask-dialog.tsx';
import { People, PeoplePlaceholders } from './people.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { layouts, useLayout } from './use-layout.ts';
import { usePeople } from './use-people.ts';
import { useViewingStart } from './use-viewing-start.ts';

const planChoices = ['all', ...plans] as const;

/** All users. A click on a card opens a viewing, or asks for approval first. */
export function Gallery() {
  const { admin, quota } = useStaffText();
  const errorText = useErrorText();
  const [search, setSearch] = useState('');
  const [plan, setPlan] = useAddressChoice('plan', planChoices, 'all');
  const [order, setOrder] = useAddressChoice('order', userOrders, 'newest');
  const people = usePeople({ search, plan, order });
  const { layout, isOffered, choose } = useLayout(people.hasMore);
  const { starting, dialog, failure, view, select, close } = useViewingStart(people.reload);

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
          label={admin.columns.plan}
          value={plan}
          options={planChoices.map((value) => ({
            value,
            label: value === 'all' ? admin.allPlans : quota.plans[value],
          }))}
          onChange={setPlan}
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
      {failure !== null && !dialog && <p role="alert">{errorText(failure)}</p>}
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
