import { type ReactNode, useRef } from 'react';
import { useText } from '../../lib/language/use-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { NextIcon, PreviousIcon } from '../../ui/icons.tsx';
import styles from './slider.module.css';
import { cardSide } from './slider.rules.ts';
import { useSlider } from './use-slider.ts';

interface SliderCard {
  key: string;
  name: string;
  content: ReactNode;
}

/** The plans side by side; on a narrow screen one at a time. */
export function PlanSlider({ cards, first }: { cards: readonly SliderCard[]; first: number }) {
  const { billing } = useText();
  const row = useRef<HTMLDivElement>(null);
  const { index, lean, next, previous, show, handlers } = useSlider(row, cards.length, first);
  return (
    <section className={styles.slider} aria-label={billing.plans} {...handlers}>
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
        <IconButton label={billing.previous} onClick={previous}>
          <PreviousIcon />
        </IconButton>
        {cards.map(({ key, name }, place) => (
          <button
            key={key}
            type="button"
            data-dot
            className={styles.dot}
            aria-label={billing.showPlan(name)}
            aria-current={place === index}
            onClick={() => show(place)}
          />
        ))}
        <IconButton label={billing.next} onClick={next}>
          <NextIcon />
        </IconButton>
        <output className="visually-hidden">
          {cards[index]?.name}, {billing.place(index + 1, cards.length)}
        </output>
      </div>
    </section>
  );
}
