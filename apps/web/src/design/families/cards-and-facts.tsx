import { Card } from '#ui/card/card.tsx';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Logo } from '#ui/page/logo.tsx';
import { Row, Rows } from '#ui/page/rows.tsx';
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

export function Facts() {
  const { facts } = samples;
  return (
    <Family title={facts.title} note={facts.note}>
      <Rows>
        {Object.entries(facts.rows).map(([label, value]) => (
          <Row key={label} label={label}>
            {value}
            <Button kind="quiet">{facts.change}</Button>
          </Row>
        ))}
      </Rows>
      <Actions>
        <Button>{facts.cancel}</Button>
        <Button kind="primary">{facts.save}</Button>
      </Actions>
      <Logo />
    </Family>
  );
}
