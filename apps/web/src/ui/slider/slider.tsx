import { type ReactNode, useRef } from 'react';
import { IconButton } from '../icon-button.tsx';
import { NextIcon, PreviousIcon } from '../icons.tsx';
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
  /** The card that is shown at first. */
  first: number;
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** What the button that shows a card says. */
  showLabel: (name: string) => string;
  /** Where among the cards one is, counted from 1. */
  placeLabel: (place: number, count: number) => string;
}

/** Cards side by side, in line by the rows that `--card-rows` around it names; on a narrow screen one at a time. */
export function Slider({ cards, first, ...labels }: SliderProps) {
  const row = useRef<HTMLDivElement>(null);
  const { index, lean, next, previous, show, handlers } = useSlider(row, cards.length, first);
  return (
    <section className={styles.slider} aria-label={labels.label} {...handlers}>
      <div className={styles.cards} ref={row}>
        {cards.map(({ key, content }, place) => (
          <div
            key={key}
            className={styles.place}
            data-side={cardSide(place, index, cards.length, lean) ?? 'none'}
          >
            {content}
          </div>
        ))}
      </div>
      <div className={styles.controls}>
        <IconButton label={labels.previousLabel} onClick={previous}>
          <PreviousIcon />
        </IconButton>
        {cards.map(({ key, name }, place) => (
          <button
            key={key}
            type="button"
            data-dot
            className={styles.dot}
            aria-label={labels.showLabel(name)}
            aria-current={place === index}
            onClick={() => show(place)}
          />
        ))}
        <IconButton label={labels.nextLabel} onClick={next}>
          <NextIcon />
        </IconButton>
        <output className="visually-hidden">
          {cards[index]?.name}, {labels.placeLabel(index + 1, cards.length)}
        </output>
      </div>
    </section>
  );
}
