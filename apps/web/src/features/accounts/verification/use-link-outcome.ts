import { useEffect } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { type LinkOutcome, linkOutcome, outcomeInState } from './link-outcome.rules.ts';

/** The outcome of the link that led here, one render after mount, so that screen readers announce it. */
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
  return outcomeInState(location.state);
}
