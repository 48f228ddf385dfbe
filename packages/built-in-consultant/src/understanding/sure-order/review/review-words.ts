import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import type { Number } from '../../correspondence/number.ts';

interface ReviewWords {
  kind: string;
  glad: (things: readonly string[]) => string;
  again: string;
  thanks: string;
  right: string;
  sorry: string;
  sorryThat: string;
  sorryForThat: string;
  /** An apology that would be a second one. */
  sorrySigns: RegExp;
}

const signsEn = /^(?:I am|We are) sorry about this\.$/u;
const signsBg = lettered(/^(?:Извинявам|Извиняваме) се за неудобството\.$/u);

function and(things: readonly string[], word: string): string {
  return [things.slice(0, -1).join(', '), things.at(-1) ?? ''].filter(Boolean).join(` ${word} `);
}

function likedBg(things: readonly string[]): string {
  return things.length > 1 || (things[0] ?? '').endsWith('те') ? 'харесаха' : 'хареса';
}

/** Things that a good review may praise, as the answer names them. */
export const likedThings: Record<Language, readonly (readonly [string, string])[]> = {
  EN: [
    ...['breakfast', 'food', 'coffee', 'cake', 'cakes', 'pizza', 'service', 'room', 'rooms'],
    ...['view', 'location', 'tour', 'haircut', 'atmosphere', 'massage', 'class', 'classes', 'wine'],
    ...['pool', 'garden', 'delivery', 'bread', 'menu', 'dinner', 'lunch', 'course', 'workshop'],
    ...['cut', 'colour', 'walk', 'prices', 'bathroom', 'kitchen', 'photos', 'dress', 'flowers'],
  ]
    .map((word): readonly [string, string] => [word, `the ${word}`])
    .concat([
      ['staff', 'our staff'],
      ['team', 'our team'],
    ]),
  BG: [
    ...([
      ['закуска', 'закуската'],
      ['закуската', 'закуската'],
      ['храна', 'храната'],
      ['храната', 'храната'],
    ] as const),
    ...([
      ['кафе', 'кафето'],
      ['кафето', 'кафето'],
      ['торта', 'тортата'],
      ['тортата', 'тортата'],
    ] as const),
    ...([
      ['обслужване', 'обслужването'],
      ['обслужването', 'обслужването'],
      ['стая', 'стаята'],
    ] as const),
    ...([
      ['стаята', 'стаята'],
      ['стаи', 'стаите'],
      ['стаите', 'стаите'],
      ['гледка', 'гледката'],
    ] as const),
    ...([
      ['гледката', 'гледката'],
      ['атмосфера', 'атмосферата'],
      ['атмосферата', 'атмосферата'],
    ] as const),
    ...([
      ['вино', 'виното'],
      ['виното', 'виното'],
      ['прическа', 'прическата'],
      ['подстригване', 'подстригването'],
    ] as const),
    ...([
      ['масаж', 'масажът'],
      ['масажът', 'масажът'],
      ['цени', 'цените'],
      ['цените', 'цените'],
    ] as const),
    ...([
      ['доставка', 'доставката'],
      ['доставката', 'доставката'],
      ['домакини', 'домакините'],
    ] as const),
    ...([
      ['домакините', 'домакините'],
      ['персонал', 'персоналът'],
      ['персоналът', 'персоналът'],
    ] as const),
    ...([
      ['екип', 'екипът'],
      ['екипът', 'екипът'],
      ['хляб', 'хлябът'],
      ['хлябът', 'хлябът'],
    ] as const),
  ],
};

export const reviewWords: Record<Language, Record<Number, ReviewWords>> = {
  EN: {
    one: {
      ...{
        kind: 'Thank you for your kind words!',
        glad: (things) => `I am very glad that you liked ${and(things, 'and')}.`,
      },
      ...{ again: 'I look forward to seeing you again.', thanks: 'Thank you for telling me.' },
      ...{ right: 'You are right.', sorryThat: 'I am sorry that ', sorrySigns: signsEn },
      sorry: 'I am sorry about what you describe: that is not how it should be.',
      sorryForThat: 'I am sorry about that.',
    },
    several: {
      ...{
        kind: 'Thank you for your kind words!',
        glad: (things) => `We are very glad that you liked ${and(things, 'and')}.`,
      },
      ...{ again: 'We look forward to seeing you again.', thanks: 'Thank you for telling us.' },
      ...{ right: 'You are right.', sorryThat: 'We are sorry that ', sorrySigns: signsEn },
      sorry: 'We are sorry about what you describe: that is not how it should be.',
      sorryForThat: 'We are sorry about that.',
    },
  },
  BG: {
    one: {
      ...{ kind: 'Благодаря Ви за добрите думи!', again: 'Ще се радвам да Ви видя отново.' },
      glad: (things) => `Много се радвам, че Ви ${likedBg(things)} ${and(things, 'и')}.`,
      ...{ thanks: 'Благодаря Ви, че ми писахте.', right: 'Прави сте.' },
      ...{ sorryThat: 'Съжалявам, че ', sorryForThat: 'Съжалявам за това.', sorrySigns: signsBg },
      sorry: 'Съжалявам за това, което описвате: не трябва да е така.',
    },
    several: {
      kind: 'Благодарим Ви за добрите думи!',
      glad: (things) => `Много се радваме, че Ви ${likedBg(things)} ${and(things, 'и')}.`,
      ...{ again: 'Ще се радваме да Ви видим отново.', thanks: 'Благодарим Ви, че ни писахте.' },
      ...{ right: 'Прави сте.', sorryThat: 'Съжаляваме, че ', sorrySigns: signsBg },
      sorry: 'Съжаляваме за това, което описвате: не трябва да е така.',
      sorryForThat: 'Съжаляваме за това.',
    },
  },
};
