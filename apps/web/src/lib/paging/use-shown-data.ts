import { useEffect, useEffectEvent, useState } from 'react';

export interface ShownData<Value> {
  value: Value | undefined;
  state: 'loading' | 'done' | 'failed';
  reload(): void;
}

/** Something read when the screen opens, when it is asked for, and whenever the page is looked at again. */
export function useShownData<Value>(load: () => Promise<Value>): ShownData<Value> {
  const [value, setValue] = useState<Value>();
  const [state, setState] = useState<ShownData<Value>['state']>('loading');
  const [times, setTimes] = useState(0);
  const read = useEffectEvent(load);

  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      try {
        const next = await read();
        if (!isCurrent) return;
        setValue(next);
        setState('done');
      } catch {
        if (isCurrent) setState('failed');
      }
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [times]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setTimes((count) => count + 1);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  return {
    value,
    state,
    reload: () => {
      setState('loading');
      setTimes((count) => count + 1);
    },
  };
}
