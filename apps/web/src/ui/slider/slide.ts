import type { Step } from './slider.rules.ts';

/** Between two cards while they move, in CSS pixels; the style sheet has the same figure. */
const GAP_PX = 16;

export interface Movement {
  from: number;
  to: number;
  by: Step;
  /** How far a finger has moved the cards already, in CSS pixels. */
  drag: number;
}

/** Narrower than this one card is shown at a time; the style sheet has the same figure. */
export function isSlider(): boolean {
  return window.matchMedia('(max-width: 899px)').matches;
}

/** Moves the card that leaves out and the one that comes in. */
export function slide(cards: HTMLElement, { from, to, by, drag }: Movement): void {
  if (!isSlider() || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const way = by * ((cards.children[to]?.clientWidth ?? 0) + GAP_PX);
  const at = (place: number) => ({ translate: `${place}px`, visibility: 'visible' });
  const options = { duration: 180, easing: 'ease-out' };
  cards.children[from]?.animate([at(drag), at(-way)], options);
  cards.children[to]?.animate([at(way + drag), at(0)], options);
}
