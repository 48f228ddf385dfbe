import { Card } from '#ui/card/card.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Slider } from '#ui/slider/slider.tsx';
import styles from '../design.module.css';
import { Family } from '../family.tsx';
import { samples } from '../samples.ts';

export function Cards() {
  const { cards } = samples;
  return (
    <Family title={cards.title} note={cards.note}>
      <div className={styles.cards}>
        <Slider
          first={1}
          label={cards.label}
          previousLabel={cards.previous}
          nextLabel={cards.next}
          showLabel={cards.show}
          placeLabel={cards.place}
          cards={cards.cards.map(({ name, text, isFeatured }) => ({
            key: name,
            name,
            content: (
              <Card label={name} isFeatured={isFeatured}>
                <h4>{name}</h4>
                <p>{text}</p>
                <Button wide kind={isFeatured ? 'primary' : 'plain'}>
                  {cards.choose}
                </Button>
              </Card>
            ),
          }))}
        />
      </div>
    </Family>
  );
}
