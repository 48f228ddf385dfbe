import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Logo } from '#ui/page/logo.tsx';
import { Row, Rows } from '#ui/page/rows.tsx';
import { Family } from '../family.tsx';
import { samples } from '../samples.ts';

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
