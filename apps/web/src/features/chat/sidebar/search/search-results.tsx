/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the list box of a combobox: no native list holds such options, and the input has the focus and the keys */
import { formatDateTime } from '@savet/i18n/formats';
import { shownTitle } from '@savet/i18n/shown-title';
import type { ReactNode } from 'react';
import { useLanguage } from '#lib/language/use-language.ts';
import { useChatText } from '../../use-chat-text.ts';
import { plainExcerpt } from './excerpt.rules.ts';
import { addressOf, type HitGroup } from './hit-groups.rules.ts';
import { parts } from './marked.rules.ts';
import styles from './search-dialog.module.css';

interface SearchResultsProps {
  readonly groups: readonly HitGroup[];
  readonly query: string;
  /** Address of the active result. */
  readonly active: string | undefined;
  /** Id of the list; those of its options follow from it. */
  readonly id: string;
  onActive(address: string): void;
  onOpen(address: string): void;
}

/** The results, by chat: a chat, and its messages that match. */
export function SearchResults(props: SearchResultsProps) {
  const { groups, query, active, id } = props;
  const text = useChatText();
  const { locale } = useLanguage();
  const addresses = resultAddresses(groups);

  function option(address: string, content: ReactNode) {
    return (
      <div
        key={address}
        id={optionId(id, addresses.indexOf(address))}
        role="option"
        tabIndex={-1}
        aria-selected={address === active}
        onPointerMove={() => props.onActive(address)}
        onClick={() => props.onOpen(address)}
      >
        {content}
      </div>
    );
  }

  return (
    <div id={id} role="listbox" aria-label={text.search} className={styles.list}>
      {groups.map((group) => {
        const title = shownTitle(group.title, text);
        return (
          <div key={group.chatId} role="group" aria-label={title}>
            {option(
              `/chat/${group.chatId}`,
              <>
                <strong>
                  <Marked text={title} query={query} />
                </strong>
                <small>
                  {formatDateTime(locale, group.at)}
                  {group.archived && ` · ${text.archivedMark}`}
                </small>
              </>,
            )}
            {group.messages.map((hit) =>
              option(
                addressOf(hit),
                <span>
                  <Marked text={plainExcerpt(hit.excerpt, query)} query={query} />
                </span>,
              ),
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Addresses of all results, in the order of the list. */
export function resultAddresses(groups: readonly HitGroup[]): string[] {
  return groups.flatMap(({ chatId, messages }) => [`/chat/${chatId}`, ...messages.map(addressOf)]);
}

/** Id of the option at an index of the list. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

function Marked({ text, query }: { text: string; query: string }) {
  return parts(text, query).map(({ text: part, isMatch, at }) =>
    isMatch ? <mark key={at}>{part}</mark> : part,
  );
}
