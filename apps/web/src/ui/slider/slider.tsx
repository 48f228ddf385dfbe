import { type ReactNode, useRef } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { NextIcon, PreviousIcon } from '../icons/icons.tsx';
import styles from './slider.module.css';
import { cardSide } from './slider.rules.ts';
import { useSlider } from './use-slider.ts';

export interface SliderCard {
  key: string;
  name: string;
  content: ReactNode;
}

interface SliderProps {
  cards: readonly SliderCard[];
  /** Index of the card shown first. */
  first: number;
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Label of the button that shows a card. */
  showLabel: (name: string) => string;
  /** Position among the cards, counted from 1. */
  placeLabel: (position: number, count: number) => string;
}

/** Cards side by side, aligned by the parent's `--card-rows`. A narrow screen shows one, and the edges of its
 * neighbours. */
export function Slider({ cards, first, ...labels }: SliderProps) {
  const row = useRef<HTMLDivElement>(null);
  const { index, lean, isNarrow, next, previous, show, handlers } = useSlider(
    row,
    cards.length,
    first,
  );
  return (
    <section className={styles.slider} aria-label={labels.label} {...handlers}>
      <div className={styles.controls}>
        <IconButton label={labels.previousLabel} onClick={previous}>
          <PreviousIcon />
        </IconButton>
        {cards.map(({ key, name }, card) => (
          <button
            key={key}
            type="button"
            data-dot
            className={styles.dot}
            aria-label={labels.showLabel(name)}
            aria-current={card === index}
            onClick={() => show(card)}
          >
            {name}
          </button>
        ))}
        <IconButton label={labels.nextLabel} onClick={next}>
          <NextIcon />
        </IconButton>
        <output className="visually-hidden">
          {cards[index]?.name}, {labels.placeLabel(index + 1, cards.length)}
        </output>
      </div>
      <div className={styles.cards} ref={row}>
        {cards.map(({ key, content }, card) => (
          <div
            key={key}
            className={styles.slide}
            // Neighbours show only an edge: nothing in them can be read or pressed.
            inert={isNarrow && card !== index}
            aria-hidden={isNarrow && card !== index}
            data-side={cardSide(card, index, cards.length, lean) ?? 'none'}
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}
