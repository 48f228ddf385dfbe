import { useState, useSyncExternalStore } from 'react';

export const layouts = ['cards', 'table'] as const;
export type Layout = (typeof layouts)[number];

const STORED = 'savet.userLayout';
/** From this width the columns of the table have room. */
const wideQuery = () => window.matchMedia('(width >= 720px)');

interface LayoutChoice {
  layout: Layout;
  /** Whether there is a choice. */
  isOffered: boolean;
  choose(layout: Layout): void;
}

/**
 * Cards or a table. The table is offered once there have been more users than a page of cards holds, and stays until it
 * is left: a search must not change the layout. Narrow screens have cards.
 */
export function useLayout(hasMorePages: boolean): LayoutChoice {
  const isWide = useSyncExternalStore(subscribe, () => wideQuery().matches);
  const [chosen, setChosen] = useState(storedLayout);
  const [isMany, setMany] = useState(hasMorePages);
  if (hasMorePages && !isMany) setMany(true);
  return {
    layout: isWide ? chosen : 'cards',
    isOffered: isWide && (isMany || chosen === 'table'),
    choose(layout) {
      setChosen(layout);
      setMany(true);
      store(layout);
    },
  };
}

function subscribe(listener: () => void): () => void {
  const query = wideQuery();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function storedLayout(): Layout {
  try {
    const stored = localStorage.getItem(STORED);
    return layouts.find((layout) => layout === stored) ?? 'cards';
  } catch {
    return 'cards';
  }
}

function store(layout: Layout): void {
  try {
    localStorage.setItem(STORED, layout);
  } catch {
    // Without storage the choice lasts until the page closes.
  }
}
