import { afterEach, beforeEach, vi } from 'vitest';
import { holdDepartures } from './departures.ts';
import { closeApp, resize, sizes } from './open-app.tsx';

let release: () => void;

beforeEach(async () => {
  release = holdDepartures();
  await resize(sizes.desktop);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  closeApp();
  release();
});
