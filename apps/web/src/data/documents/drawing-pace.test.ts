import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDrawingPace } from './drawing-pace.ts';

const FRAME_MS = 16;
let visibilityState: 'visible' | 'hidden';

beforeEach(() => {
  visibilityState = 'visible';
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'], now: 0 });
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibilityState;
    },
  });
  vi.stubGlobal('requestAnimationFrame', (run: (now: number) => void) =>
    setTimeout(() => run(performance.now()), FRAME_MS),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('draws the first delta in the next frame, later ones about fifteen times a second', () => {
  const drawAt = drawConstantly(createDrawingPace());
  vi.advanceTimersByTime(1_000);
  expect(drawAt[0]).toBe(FRAME_MS);
  const gaps = drawAt.slice(1).map((at, index) => at - (drawAt[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(64);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(64 + FRAME_MS);
});

test('draws a delta after a pause in the next frame', () => {
  const pace = createDrawingPace();
  const draw = vi.fn();
  pace(draw);
  vi.advanceTimersByTime(FRAME_MS + 500);
  pace(draw);
  vi.advanceTimersByTime(FRAME_MS);
  expect(draw).toHaveBeenCalledTimes(2);
});

test('draws without a frame while the page is hidden', () => {
  visibilityState = 'hidden';
  const draw = vi.fn();
  createDrawingPace()(draw);
  vi.advanceTimersByTime(200);
  expect(draw).toHaveBeenCalledOnce();
});

function drawConstantly(pace: (draw: () => void) => void): number[] {
  const drawAt: number[] = [];
  const draw = () => {
    drawAt.push(performance.now());
    pace(draw);
  };
  pace(draw);
  return drawAt;
}
