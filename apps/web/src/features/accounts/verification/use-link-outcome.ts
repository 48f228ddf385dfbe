import { useEffect } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { type LinkOutcome, linkOutcome, toldOutcome } from './link-outcome.rules.ts';

/** What became of the link that led here; told once the page is there, so that it is read out. */
export function useLinkOutcome(): LinkOutcome | null {
  const location: Location<unknown> = useLocation();
  const { pathname, search, hash } = location;
  const navigate = useNavigate();
  useEffect(() => {
    const outcome = linkOutcome(search);
    if (outcome !== null) {
      void navigate({ pathname, hash }, { replace: true, state: { linkOutcome: outcome } });
    }
  }, [pathname, search, hash, navigate]);
  return toldOutcome(location.state);
}
