import type { CallInput } from '@savet/contract/calls';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { screenName } from './routes.ts';

type Report = CallInput<'reportWebVitals'>;
type Measurement = Report['metrics'][number];

/** Measures how fast the page feels. Sends one report, when the page is hidden for the first time. */
export function reportWebVitals(): void {
  const measurements = new Map<string, Measurement>();
  const record = ({ name, value, rating }: Metric) =>
    measurements.set(name, { name, value, rating });
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(record);
  const send = () => {
    if (document.visibilityState !== 'hidden' || measurements.size === 0) return;
    document.removeEventListener('visibilitychange', send);
    const screen = screenName(window.location.pathname);
    const report: Report = { screen, metrics: [...measurements.values()] };
    // Unlike other calls, this one must outlive its page, and a failure does not matter.
    fetch('/api/reportWebVitals', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      keepalive: true,
      body: JSON.stringify(report),
    }).catch(() => undefined);
  };
  document.addEventListener('visibilitychange', send);
}
