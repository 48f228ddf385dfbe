export type PageSignal = 'shown' | 'hidden' | 'online';

/** Visibility and network of the page; an interface so that tests can send signals. */
export interface PageSignals {
  isHidden(): boolean;
  /** Calls back at each change; the returned function unsubscribes. */
  subscribe(listener: (signal: PageSignal) => void): () => void;
}

export const browserSignals: PageSignals = {
  isHidden: () => document.visibilityState === 'hidden',
  subscribe(listener) {
    const onVisibility = () => listener(document.visibilityState === 'hidden' ? 'hidden' : 'shown');
    const onOnline = () => listener('online');
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', onOnline);
    };
  },
};
