/** A list that is read from its newest entry on, a page at a time. */
export interface PagedState<Entry> {
  readonly entries: readonly Entry[];
  readonly more: boolean;
  /** Whether it was read at all: only then is an empty one empty. */
  readonly isLoaded: boolean;
  /** Of what somebody waits for; a list that is there is read again without a word. */
  readonly load: 'loading' | 'done' | 'failed';
}

export interface PagedList<Entry> {
  state(): PagedState<Entry>;
  subscribe(listener: () => void): () => void;
  /** Reads the newest again, after what is being read now; earlier ones that are there already stay. */
  refresh(): Promise<void>;
  loadMore(): Promise<void>;
  /** Puts what became of an entry in its place. */
  replace(entry: Entry): void;
}

export interface PageSource<Entry> {
  /** @param before the entry that the page continues from; undefined: the newest */
  read(before: Entry | undefined): Promise<{ entries: Entry[]; more: boolean }>;
  idOf(entry: Entry): string;
}

export function createPagedList<Entry>(source: PageSource<Entry>): PagedList<Entry> {
  const listeners = new Set<() => void>();
  let state: PagedState<Entry> = { entries: [], more: false, isLoaded: false, load: 'loading' };
  let last = Promise.resolve();
  let awaited: Promise<void> | undefined;

  function change(next: Partial<PagedState<Entry>>) {
    state = { ...state, ...next };
    for (const listener of [...listeners]) listener();
  }

  async function read(before: Entry | undefined) {
    const isQuiet = before === undefined && state.isLoaded;
    if (!isQuiet) change({ load: 'loading' });
    try {
      const page = await source.read(before);
      const merged = before === undefined ? withNewest(state, page, source.idOf) : page;
      const entries = before === undefined ? merged.entries : [...state.entries, ...page.entries];
      // Whoever has asked for more meanwhile still waits for it.
      const load = isQuiet && state.load === 'loading' ? 'loading' : 'done';
      change({ entries, more: merged.more, isLoaded: true, load });
    } catch {
      // What is there already is still worth reading.
      if (!isQuiet) change({ load: 'failed' });
    }
  }

  /** One read after the other, so that pages are put together in order. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    last = last.then(work);
    return last;
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh() {
      // One that has begun may be too old; one that waits for its turn does for all.
      awaited ??= inTurn(() => {
        awaited = undefined;
        return read(undefined);
      });
      return awaited;
    },
    loadMore() {
      change({ load: 'loading' });
      return inTurn(() => read(state.entries.at(-1)));
    },
    replace(changed) {
      const id = source.idOf(changed);
      change({ entries: state.entries.map((one) => (source.idOf(one) === id ? changed : one)) });
    },
  };
}

/** The newest page with the earlier entries that follow on it. */
function withNewest<Entry>(
  known: Pick<PagedState<Entry>, 'entries' | 'more'>,
  page: { entries: Entry[]; more: boolean },
  idOf: (entry: Entry) => string,
): { entries: Entry[]; more: boolean } {
  const last = page.entries.at(-1);
  if (!page.more || last === undefined) return page;
  const place = known.entries.findIndex((entry) => idOf(entry) === idOf(last));
  const earlier = place < 0 ? [] : known.entries.slice(place + 1);
  if (earlier.length === 0) return page;
  return { entries: [...page.entries, ...earlier], more: known.more };
}
