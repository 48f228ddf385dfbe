import { SEARCH_MAX } from '@savet/contract/limits';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { IconButton } from '#ui/controls/icon-button.tsx';
import fading from '#ui/dialog/fading.module.css';
import { Modal } from '#ui/dialog/modal.tsx';
import { CloseIcon, SearchIcon } from '#ui/icons/icons.tsx';
import { useChatText } from '../../use-chat-text.ts';
import { bestAddress, hitGroups } from './hit-groups.rules.ts';
import styles from './search-dialog.module.css';
import { optionId, resultAddresses, SearchResults } from './search-results.tsx';
import { useSearch } from './use-search.ts';

/** Searches all chats. A palette: the field keeps the focus, and the arrow keys move through the results. */
export function SearchDialog({ onClose }: { onClose(): void }) {
  const text = useChatText();
  const navigate = useNavigate();
  const list = useId();
  const { query, setQuery, state } = useSearch();
  const hits = state.kind === 'found' ? state.hits : undefined;
  const groups = useMemo(() => hitGroups(hits ?? []), [hits]);
  const addresses = resultAddresses(groups);
  const [chosen, setChosen] = useState<string>();
  const isListed = chosen !== undefined && addresses.includes(chosen);
  const active = isListed ? chosen : bestAddress(hits ?? [], groups);
  const index = active === undefined ? -1 : addresses.indexOf(active);
  const activeId = index < 0 ? undefined : optionId(list, index);

  function open(address: string) {
    onClose();
    void navigate(address);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || index < 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = addresses.at((index + step) % addresses.length);
      setChosen(next);
    } else if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault();
      open(active);
    }
  }

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <Modal label={text.search} className={styles.palette} onClose={onClose}>
      <div className={styles.field}>
        <SearchIcon />
        <input
          type="text"
          role="combobox"
          enterKeyHint="go"
          autoComplete="off"
          aria-label={text.searchLabel}
          placeholder={text.searchLabel}
          aria-autocomplete="list"
          aria-expanded={groups.length > 0}
          aria-controls={list}
          aria-activedescendant={activeId}
          value={query}
          maxLength={SEARCH_MAX}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton label={text.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className={`${styles.results} ${fading.box}`} aria-busy={state.kind === 'searching'}>
        <SearchResults
          groups={groups}
          query={query}
          active={active}
          id={list}
          onActive={setChosen}
          onOpen={open}
        />
        {state.kind === 'found' && state.more && <p className={styles.more}>{text.searchMore}</p>}
      </div>
      <div className={styles.foot}>
        <output>
          {state.kind === 'failed' && text.searchFailed}
          {hits?.length === 0 && text.searchNothing}
          {hits && hits.length > 0 && text.searchFound(hits.length)}
        </output>
        <span className={styles.keys}>{text.searchKeys}</span>
      </div>
    </Modal>
  );
}
