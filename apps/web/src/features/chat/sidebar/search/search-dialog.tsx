import type { CallOutput } from '@savet/contract/calls';
import { SEARCH_MAX } from '@savet/contract/limits';
import { formatDateTime } from '@savet/i18n/formats';
import { shownTitle } from '@savet/i18n/shown-title';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#data/call/call.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useDeferredText } from '#lib/page/use-deferred-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useChatText } from '../../use-chat-text.ts';
import { parts } from './marked.rules.ts';
import styles from './search-dialog.module.css';

/** Searches all chats; a result links to its message. */
export function SearchDialog({ onClose }: { onClose(): void }) {
  const text = useChatText();
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const { query, setQuery, state } = useSearch();

  function open({ chatId, messageId, position }: Hit) {
    onClose();
    const search = messageId === null ? '' : `?message=${messageId}&position=${position}`;
    void navigate(`/chat/${chatId}${search}`);
  }

  return (
    <Dialog title={text.search} onClose={onClose}>
      <TextField
        label={text.searchLabel}
        type="search"
        value={query}
        maxLength={SEARCH_MAX}
        onChange={setQuery}
      />
      <div className={styles.results} aria-busy={state.kind === 'searching'}>
        <output className={styles.status}>
          {state.kind === 'failed' && text.searchFailed}
          {state.kind === 'found' && state.hits.length === 0 && text.searchNothing}
          {state.kind === 'found' && state.hits.length > 0 && text.searchFound(state.hits.length)}
        </output>
        {state.kind === 'found' && (
          <ul>
            {state.hits.map((hit) => (
              <li key={`${hit.chatId} ${hit.messageId}`}>
                <button type="button" onClick={() => open(hit)}>
                  <strong>{shownTitle(hit.title, text)}</strong>
                  {hit.excerpt !== '' && (
                    <span>
                      {parts(hit.excerpt, query).map(({ text: part, isMatch, at }) =>
                        isMatch ? <mark key={at}>{part}</mark> : part,
                      )}
                    </span>
                  )}
                  <small>
                    {formatDateTime(locale, hit.at)}
                    {hit.archived && ` · ${text.archivedMark}`}
                  </small>
                </button>
              </li>
            ))}
          </ul>
        )}
        {state.kind === 'found' && state.more && <p className={styles.status}>{text.searchMore}</p>}
      </div>
      <Actions>
        <Button onClick={onClose}>{text.close}</Button>
      </Actions>
    </Dialog>
  );
}

type Hit = CallOutput<'searchChats'>['hits'][number];

type SearchAnswer = { kind: 'failed' } | { kind: 'found'; hits: readonly Hit[]; more: boolean };

type SearchState = { kind: 'idle' | 'searching' } | SearchAnswer;

/** The query and its results. Responses to earlier queries are dropped. */
function useSearch() {
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState<SearchAnswer & { text: string }>();
  const text = query.trim();
  const wanted = useDeferredText(text);

  useEffect(() => {
    if (wanted === '') return;
    let isCurrent = true;
    call('searchChats', { text: wanted }).then(
      ({ hits, more }) => isCurrent && setAnswer({ kind: 'found', text: wanted, hits, more }),
      () => isCurrent && setAnswer({ kind: 'failed', text: wanted }),
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted]);

  return { query, setQuery, state: state() };

  function state(): SearchState {
    if (text === '') return { kind: 'idle' };
    return answer?.text === text ? answer : { kind: 'searching' };
  }
}
