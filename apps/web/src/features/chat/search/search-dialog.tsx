import { SEARCH_MAX } from '@savet/contract/limits';
import { formatMoment } from '@savet/i18n/formats';
import { shownTitle } from '@savet/i18n/shown-title';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/use-language.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useChatText } from '../use-chat-text.ts';
import { parts } from './marked.rules.ts';
import styles from './search-dialog.module.css';
import { type Hit, useSearch } from './use-search.ts';

/** Searches all chats; each hit leads to its place. */
export function SearchDialog({ onClose }: { onClose(): void }) {
  const text = useChatText();
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const { query, setQuery, state } = useSearch();

  function open({ chatId, messageId, position }: Hit) {
    onClose();
    const place = messageId === null ? '' : `?message=${messageId}&position=${position}`;
    void navigate(`/chat/${chatId}${place}`);
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
                  <small>{formatMoment(locale, hit.at)}</small>
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
