import type { CallInput } from '@savet/contract/calls';
import type { Metric } from 'web-vitals';
import { call } from '../call/call.ts';

type Measured = CallInput<'reportWebVitals'>['metrics'][number];

/** Measures how fast the page felt, and tells the server once, when the page is left. */
export async function reportWebVitals(): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const measured = new Map<string, Measured>();
  const keep = ({ name, value, rating }: Metric) => measured.set(name, { name, value, rating });
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(keep);
  const tell = () => {
    if (document.visibilityState !== 'hidden' || measured.size === 0) return;
    document.removeEventListener('visibilitychange', tell);
    const [, screen = ''] = window.location.pathname.split('/');
    // Nobody waits for it, and nothing depends on it.
    call('reportWebVitals', { screen, metrics: [...measured.values()] }).catch(() => undefined);
  };
  document.addEventListener('visibilitychange', tell);
}
