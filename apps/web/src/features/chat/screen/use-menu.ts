import { useEffect, useState } from 'react';
import { wideQuery } from '../menu/use-is-narrow.ts';

/** Whether the side menu is open: on wide windows at first, and again when the window gets wide. */
export function useMenu(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(() => wideQuery().matches);
  useEffect(() => {
    const query = wideQuery();
    const follow = () => setOpen(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return [isOpen, setOpen];
}
