import { SEARCH_MAX } from '@savet/contract/limits';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { callWithoutSubject } from '#data/call/call.ts';
import { usePagedQuery } from '#data/queries/paged-query.ts';
import { useDeferredText } from '#lib/page/use-deferred-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { CheckIcon } from '#ui/icons/icons.tsx';
import type { Owner } from '../sending/chat-sending.ts';
import { useChatText } from '../use-chat-text.ts';
import { ownerName, type Profile } from './owner-name.ts';
import styles from './picker.module.css';

interface PickerPanelProps {
  /** The element that the panel opens above, or below where there is little room above. */
  anchor: RefObject<HTMLElement | null>;
  picked: Owner | null;
  onPick: (owner: Owner | null) => void;
  /** @param hasFocusMoved whether the user has moved the focus to another element, where it must stay */
  onClose: (hasFocusMoved: boolean) => void;
}

/** The search and a few names need so much height. */
const ROOM_PX = 320;
/** Between the panel and its anchor. */
const GAP_PX = 8;

type Listed = Profile & { isClient: boolean };

/** The picker's sections, with a search over all of them. */
export function PickerPanel({ anchor, picked, onPick, onClose }: PickerPanelProps) {
  const text = useChatText();
  const { picker } = text;
  const [search, setSearch] = useState('');
  const wanted = useDeferredText(search.trim());
  const close = useEffectEvent(onClose);
  const titleId = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const pages = usePagedQuery<Listed>({
    key: ['brandHubs', wanted],
    load: async (after) => {
      const { clients, otherProfiles, next } = await callWithoutSubject('listBrandHubs', {
        ...(wanted !== '' && { search: wanted }),
        ...(after !== undefined && { after }),
      });
      const rows = [
        ...clients.map((profile) => ({ ...profile, isClient: true })),
        ...otherProfiles.map((profile) => ({ ...profile, isClient: false })),
      ];
      return { rows, next };
    },
  });
  useEffect(() => {
    const element = panel.current;
    const rect = anchor.current?.getBoundingClientRect();
    if (!element || !rect) return;
    element.style.setProperty('--left', `${rect.left}px`);
    const isBelow = rect.top < ROOM_PX && window.innerHeight - rect.bottom > rect.top;
    element.dataset.side = isBelow ? 'below' : 'above';
    element.style.setProperty('--top', `${rect.bottom + GAP_PX}px`);
    element.style.setProperty('--bottom', `${window.innerHeight - rect.top + GAP_PX}px`);
    // A popover: the browser puts it on top and closes it on Escape and outside clicks.
    element.showPopover();
    element.querySelector('input')?.focus();
    let hasFocusMoved = false;
    // The event comes late: by then another Tab may have moved the focus on to the browser's own controls.
    const onToggle = (event: ToggleEvent) => {
      if (event.newState === 'closed') close(hasFocusMoved);
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || element.contains(relatedTarget)) return;
      hasFocusMoved = true;
      // An open panel would cover the newly focused element.
      element.hidePopover();
    };
    element.addEventListener('toggle', onToggle);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      element.removeEventListener('toggle', onToggle);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, [anchor]);

  function section(title: string, profiles: readonly Listed[]) {
    if (profiles.length === 0) return null;
    return (
      <section aria-label={title}>
        <h3>{title}</h3>
        {profiles.map((profile) => (
          <Choice
            key={profile.uid}
            name={ownerName(profile)}
            detail={profile.email}
            isPicked={picked?.uid === profile.uid}
            onPick={() => onPick({ uid: profile.uid, name: ownerName(profile) })}
          />
        ))}
      </section>
    );
  }

  return (
    <dialog ref={panel} popover="auto" aria-labelledby={titleId} className={styles.panel}>
      <h2 id={titleId} className="visually-hidden">
        {picker.title}
      </h2>
      <TextField
        label={picker.search}
        type="search"
        value={search}
        maxLength={SEARCH_MAX}
        onChange={setSearch}
      />
      <div className={styles.choices} aria-busy={pages.state === 'loading'}>
        <section aria-label={picker.default}>
          <h3>{picker.default}</h3>
          <Choice name={picker.own} isPicked={picked === null} onPick={() => onPick(null)} />
        </section>
        {section(
          picker.clients,
          pages.rows.filter(({ isClient }) => isClient),
        )}
        {section(
          picker.others,
          pages.rows.filter(({ isClient }) => !isClient),
        )}
        {pages.state === 'failed' && (
          <Button onClick={() => void pages.reload()}>{text.loadAgain}</Button>
        )}
        {pages.state === 'done' && pages.rows.length === 0 && <p>{text.searchNothing}</p>}
        {pages.hasMore && (
          <Button
            kind="quiet"
            busy={pages.state === 'loading'}
            onClick={() => void pages.loadMore()}
          >
            {picker.more}
          </Button>
        )}
      </div>
    </dialog>
  );
}

function Choice(props: { name: string; detail?: string; isPicked: boolean; onPick: () => void }) {
  return (
    <button type="button" aria-current={props.isPicked ? 'true' : undefined} onClick={props.onPick}>
      <span>{props.name}</span>
      {props.isPicked && <CheckIcon />}
      {props.detail !== undefined && <small>{props.detail}</small>}
    </button>
  );
}
