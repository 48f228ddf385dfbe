import type { CallOutput } from '@savet/contract/calls';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../lib/call/call.ts';

type Version = CallOutput<'listBrandVersions'>['versions'][number];

/** Versions asked for at a time. */
const PAGE = 10;

/** The versions of a field, the newest first, page by page. */
export function useFieldHistory(path: string) {
  const [versions, setVersions] = useState<Version[]>([]);
  const [more, setMore] = useState(false);
  const [state, setState] = useState<'loading' | 'done' | 'failed'>('loading');

  const read = useCallback(
    (before?: number) =>
      call('listBrandVersions', { path, limit: PAGE, ...(before && { before }) }).then(
        (page) => {
          setVersions((known) => (before ? [...known, ...page.versions] : page.versions));
          setMore(page.more);
          setState('done');
        },
        () => setState('failed'),
      ),
    [path],
  );

  useEffect(() => {
    void read();
  }, [read]);

  function load() {
    setState('loading');
    void read(versions.at(-1)?.version);
  }

  return { versions, more, state, load };
}
