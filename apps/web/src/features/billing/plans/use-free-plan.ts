import type { UserDocument } from '@savet/contract/documents';
import { useRef, useState } from 'react';
import { lossByFreePlan } from './offers.rules.ts';
import { openPortal, setFreePlan } from './requests.ts';
import type { Departure } from './use-departure.ts';

/** Switches to the free plan, and asks first if a paid plan would be lost. */
export function useFreePlan(user: UserDocument, departure: Departure) {
  const [isAsking, setAsking] = useState(false);
  const pressed = useRef<Element | null>(null);
  const [now] = useState(() => new Date());
  const loss = lossByFreePlan(user, now);

  function choose(request: 'free' | 'cancelLater') {
    setAsking(false);
    const work = () => (request === 'free' ? setFreePlan(user) : openPortal(user, 'cancel'));
    departure.start(request, work, pressed.current);
  }

  return {
    /** Whether a paid plan would be lost. */
    isLoss: loss !== null,
    /** The loss to confirm; null if nothing is asked. */
    pendingLoss: isAsking ? loss : null,
    begin() {
      pressed.current = document.activeElement;
      if (loss) setAsking(true);
      else choose('free');
    },
    choose,
    stay: () => setAsking(false),
  };
}
