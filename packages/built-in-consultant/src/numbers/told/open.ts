import { type Calculation, currencyOf } from '../calculation.ts';
import { figuresOfStory, inStory } from './figure.ts';
import { labelled } from './label.ts';
import { storyWith, termOf } from './told.ts';

const READ_MAX = 600;
/** With fewer figures, anything may be asked. */
const FIGURES_LEAST = 4;

/** A sum that all figures but one lead to: it is named, and the one is asked for. */
export function openStory(asked: string): Calculation | null {
  if (asked.length > READ_MAX || !/\d/u.test(asked)) return null;
  const question = inStory(asked);
  const figures = labelled(figuresOfStory(question) ?? []);
  if (figures.length < FIGURES_LEAST) return null;
  const found = figures.flatMap((open) => {
    const known = figures.filter((each) => each !== open);
    const story = known.every(({ label }) => label !== null) ? storyWith(known, question) : null;
    return story ? [{ open, story }] : [];
  });
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return null;
  const { open, story } = only;
  const { kind, derived } = story;
  return {
    ...{ name: 'derived', given: {}, results: {}, currency: currencyOf(asked) },
    derived: {
      ...{ plan: 'told-open', say: kind.name, values: { figure: termOf(open) } },
      ...{ steps: [], read: derived.read, unused: [], isSure: false, isOpen: true },
    },
  };
}
