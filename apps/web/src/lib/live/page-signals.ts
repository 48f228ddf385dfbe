export type PageSignal = 'shown' | 'hidden' | 'online';

/** What a live client must know of the page it lives in. */
export interface PageSignals {
  isHidden(): boolean;
  /** Calls back at each change; the returned function ends it. */
  subscribe(hear: (signal: PageSignal) => void): () => void;
}

export const browserSignals: PageSignals = {
  isHidden: () => document.visibilityState === 'hidden',
  subscribe(hear) {
    const onVisibility = () => hear(document.visibilityState === 'hidden' ? 'hidden' : 'shown');
    const onOnline = () => hear('online');
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', onOnline);
    };
  },
};
