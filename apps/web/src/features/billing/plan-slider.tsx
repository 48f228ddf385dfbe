import { useText } from '../../lib/language/use-text.ts';
import { Slider, type SliderCard } from '../../ui/slider/slider.tsx';
import styles from './billing.module.css';

/** The plans in the slider of the design system. */
export function PlanSlider({ cards, first }: { cards: readonly SliderCard[]; first: number }) {
  const { billing } = useText();
  return (
    <div className={styles.plans}>
      <Slider
        cards={cards}
        first={first}
        label={billing.plans}
        previousLabel={billing.previous}
        nextLabel={billing.next}
        showLabel={billing.showPlan}
        placeLabel={billing.place}
      />
    </div>
  );
}
