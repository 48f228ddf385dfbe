import type { Model } from '../model.ts';
import { by, given, type Node } from '../node.ts';

/** Those who became customers. */
export function wonOf(m: Model): Node | null {
  const stages = m.reads('stage');
  const [first] = stages;
  if (m.has('winShare'))
    return first && stages.length === 1 ? wonByShares(m, given(first, 'number')) : null;
  const last = stages.at(-1);
  const isFalling = stages.every(
    (each, index) => index === 0 || each.value < (stages[index - 1]?.value ?? 0),
  );
  return last && isFalling ? given(last, 'number') : m.one('sold');
}

function wonByShares(m: Model, first: Node): Node | null {
  return m
    .all('winShare')
    .reduce<Node | null>((left, share) => by('won', 'share', [left, share], 'number'), first);
}
