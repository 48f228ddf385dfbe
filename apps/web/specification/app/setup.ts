import { afterEach, beforeEach, vi } from 'vitest';
import { closeApp, holdDepartures, resize, sizes } from './open-app.tsx';

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
