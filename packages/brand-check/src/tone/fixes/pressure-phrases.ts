import { lettered } from '@savet/text/lettered';

/**
 * What becomes of an expression that presses the reader:
 * - `drop`: a sentence of its own, or a call before or after one, which stays
 * - `adverbial`: can be left out of its sentence
 * - `say`: other words, where the words before and after allow it
 */
export type PressureFix =
  | { how: 'drop' }
  | { how: 'adverbial' }
  | { how: 'say'; say: string; before?: RegExp; after?: RegExp; isAlsoDropped?: boolean };

/** Nothing or a call stands before an imperative. */
const imperative = lettered(
  /(?:^|[.!?…] )[\s>*_#•\-\d.)„“(]*$|[,:;–][ \u00a0]$|(?<!\p{L})(?:and|so|please|и|затова|моля)[ \u00a0]$/iu,
);
const determiner = lettered(
  /^ (?:the|a|an|our|your|my|this|that|these|those|his|her|their|any|\d)(?!\p{L})/iu,
);
const noun = lettered(
  /^ (?!(?:за|че|как|кога|защо|на|в|във|от|с|със|до|по|при|ли|нито|ни)(?!\p{L}))\p{L}/iu,
);
const further = lettered(/^ да(?!\p{L})/u);

/** The first pattern that fits the whole expression counts. */
export const pressureFixes: readonly (readonly [RegExp, PressureFix])[] = [
  [/^hurry(?: up)?$/, { how: 'drop' }],
  [/^act (?:now|fast|today)$/, { how: 'drop' }],
  [/^last chance$/, { how: 'say', say: 'chance', isAlsoDropped: true }],
  [/^final call$/, { how: 'say', say: 'call', isAlsoDropped: true }],
  ...['buy', 'order', 'book', 'call', 'sign up'].map(
    (verb) => [lettered(`^${verb} now$`), { how: 'say', say: verb }] as const,
  ),
  [
    /^(?:don't|do not) miss$/,
    { how: 'say', say: 'consider', before: imperative, after: determiner },
  ],
  [/^(?:don't|do not) miss out$/, { how: 'drop' }],
  [
    /^(?:don't|do not) miss it$/,
    { how: 'say', say: 'consider it', before: imperative, isAlsoDropped: true },
  ],
  [/^(?:don't|do not) (?:miss|wait|delay)$/, { how: 'drop' }],
  [/^(?:(?:only|just) today|today only)$/, { how: 'say', say: 'today', isAlsoDropped: true }],
  [/^(?:now or never|time is running out|what are you waiting for)$/, { how: 'drop' }],
  ...['yours', 'it', 'one', 'them'].map(
    (what) =>
      [lettered(`^grab ${what}(?: now| today)?$`), { how: 'say', say: `take ${what}` }] as const,
  ),
  ...['book', 'order', 'buy', 'call'].map(
    (verb) =>
      [lettered(`^${verb} (?:today|now) or `), { how: 'say', say: `${verb} today` }] as const,
  ),
  [/^грабни$/, { how: 'say', say: 'вземи' }],
  [/^грабнете$/, { how: 'say', say: 'вземете' }],
  [/^limited time offer$/, { how: 'say', say: 'offer', isAlsoDropped: true }],
  [/^limited time(?: only)?$/, { how: 'drop' }],
  [
    /^(?:while (?:stocks?|supplies) lasts?|for a limited time|before it's too late|before they're gone)$/,
    { how: 'adverbial' },
  ],
  [
    /^once in a lifetime$/,
    {
      how: 'say',
      say: 'rare',
      before: lettered(/(?<!\p{L})(?:a|an|the|this|our|your)\s$/iu),
      after: lettered(/^ \p{L}/u),
    },
  ],
  [
    /^(?:побързайте|не се колебайте|не (?:изпускайте|пропускайте))$/,
    { how: 'say', say: 'можете', before: imperative, after: further },
  ],
  [
    /^(?:побързай|не се колебай|не (?:изпускай|пропускай))$/,
    { how: 'say', say: 'можеш', before: imperative, after: further },
  ],
  [
    /^не (?:изпускайте|пропускайте)$/,
    { how: 'say', say: 'обмислете', before: imperative, after: noun },
  ],
  [/^не (?:изпускай|пропускай)$/, { how: 'say', say: 'обмисли', before: imperative, after: noun }],
  [
    /^(?:побързай|не (?:изпускай|пропускай|чакай|отлагай|се колебай)|действай)(?:те)?(?: сега| веднага)?$/,
    { how: 'drop' },
  ],
  [/^последен шанс$/, { how: 'say', say: 'шанс', isAlsoDropped: true }],
  [/^последна възможност$/, { how: 'say', say: 'възможност', isAlsoDropped: true }],
  [/^само днес$/, { how: 'say', say: 'днес', isAlsoDropped: true }],
  ...[
    ...['купи', 'купете', 'поръчай', 'поръчайте', 'запази', 'запазете'],
    ...['запиши се', 'запишете се', 'обади се', 'обадете се'],
  ].map((verb) => [lettered(`^${verb} (?:сега|веднага)$`), { how: 'say', say: verb }] as const),
  [/^ограничена оферта$/, { how: 'say', say: 'оферта', isAlsoDropped: true }],
  [/^ограничени оферти$/, { how: 'say', say: 'оферти', isAlsoDropped: true }],
  [/^ограничено предложение$/, { how: 'say', say: 'предложение', isAlsoDropped: true }],
  [/^ограничени предложения$/, { how: 'say', say: 'предложения', isAlsoDropped: true }],
  [
    lettered(/^(?:до изчерпване на количеств\p{L}*|преди да е станало късно)$/u),
    { how: 'adverbial' },
  ],
  [
    lettered(
      /^(?:сега или никога|ограничен\p{L}* \p{L}+|(?:времето|офертата) изтича|какво чака(?:ш|те))$/u,
    ),
    { how: 'drop' },
  ],
];
