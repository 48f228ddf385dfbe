/** Running text is drawn at most this often, in milliseconds: to a reader as smooth as every frame, at a quarter of the work. */
const DRAW_EVERY_MS = 64;
/** A hidden page draws no frames, but what is read there must not wait for its return. */
const HIDDEN_EVERY_MS = 200;

/** Puts off drawing to a frame, the first at once and the following no closer than readers can see. */
export function createDrawingPace(): (draw: () => void) => void {
  let drawnAt = Number.NEGATIVE_INFINITY;

  function onFrame(draw: () => void) {
    requestAnimationFrame((now) => {
      drawnAt = now;
      draw();
    });
  }

  return (draw) => {
    if (document.visibilityState === 'hidden') {
      setTimeout(draw, HIDDEN_EVERY_MS);
      return;
    }
    const early = drawnAt + DRAW_EVERY_MS - performance.now();
    if (early > 0) setTimeout(() => onFrame(draw), early);
    else onFrame(draw);
  };
}
