/** Shortest interval between two draws of running text, in milliseconds: as smooth to a reader as every frame, at a quarter of the work. */
const DRAW_EVERY_MS = 64;
/** Hidden pages get no frames, but their state must stay current. */
const HIDDEN_EVERY_MS = 200;

/** Schedules draws of running text: the first with the next frame, later ones at the interval above. */
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
