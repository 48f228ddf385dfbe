import type { CallOutput } from '@savet/contract/calls';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/call/call.ts';

export type Hit = CallOutput<'searchChats'>['hits'][number];

type SearchState =
  | { kind: 'idle' | 'searching' | 'failed' }
  | { kind: 'found'; hits: readonly Hit[]; more: boolean };

/** Typing goes on for this long before it is searched for, in milliseconds. */
const PAUSE_MS = 250;

/** What is searched for in all chats, and what was found; answers to what was typed before are dropped. */
export function useSearch() {
  const [query, setText] = useState('');
  const [state, setState] = useState<SearchState>({ kind: 'idle' });

  function setQuery(next: string) {
    setText(next);
    setState({ kind: next.trim() === '' ? 'idle' : 'searching' });
  }

  useEffect(() => {
    const text = query.trim();
    if (text === '') return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      call('searchChats', { text }).then(
        ({ hits, more }) => isCurrent && setState({ kind: 'found', hits, more }),
        () => isCurrent && setState({ kind: 'failed' }),
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query]);

  return { query, setQuery, state };
}
