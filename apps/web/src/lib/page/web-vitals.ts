import type { CallInput } from '@savet/contract/calls';
import type { Metric } from 'web-vitals';
import { screenOf } from './screen-of.ts';

type Report = CallInput<'reportWebVitals'>;
type Measured = Report['metrics'][number];

/** Measures how fast the page felt, and tells the server once, when the page is left. */
export async function reportWebVitals(): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const measured = new Map<string, Measured>();
  const keep = ({ name, value, rating }: Metric) => measured.set(name, { name, value, rating });
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(keep);
  const tell = () => {
    if (document.visibilityState !== 'hidden' || measured.size === 0) return;
    document.removeEventListener('visibilitychange', tell);
    const screen = screenOf(window.location.pathname);
    const report: Report = { screen, metrics: [...measured.values()] };
    // Unlike other calls this one must outlive its page; nobody waits for it, and nothing depends on it.
    fetch('/api/reportWebVitals', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      keepalive: true,
      body: JSON.stringify(report),
    }).catch(() => undefined);
  };
  document.addEventListener('visibilitychange', tell);
}
