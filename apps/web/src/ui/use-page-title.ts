import { useEffect } from 'react';

/** What the browser's tab says while a page is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Savet`;
  }, [title]);
}
