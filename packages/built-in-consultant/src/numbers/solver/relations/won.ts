import type { Model } from '../model.ts';
import { by, given, type Node } from '../node.ts';
import type { Read } from '../role.ts';

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

const STEM = 4;
const questions = /(?:what|how much|cost per|колко)[^.?!,]{0,60}/gu;
/** The step of the way that a question names: „колко струва един отговор“. */
export function stageAsked(m: Model): Read | undefined {
  const asked = [...m.text.matchAll(questions)].map(([each]) => each).join(' ');
  return m
    .reads('stage')
    .find(({ noun }) => noun.length >= STEM && asked.includes(noun.slice(0, STEM)));
}

/** Whether a question is about a step before the last one. */
export function asksEarlierStage(m: Model): boolean {
  const stage = stageAsked(m);
  return stage !== undefined && stage !== m.reads('stage').at(-1);
}
