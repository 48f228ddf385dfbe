import { type Language, languageCodes } from '@savet/contract/languages';
import { z } from 'zod';
import { text, texts } from './topic.schema.ts';

/** The kinds of question that have a general answer, whatever they are about. */
export const shapes = [
  ...(['find', 'choose', 'cost', 'duration', 'deal', 'say', 'worth', 'start', 'why'] as const),
] as const;
export type ShapeName = (typeof shapes)[number];

/** The goals of a plan by weeks; the first that a question names counts. */
export const planGoals = ['quiet', 'opening', 'talks'] as const;
export type PlanGoal = (typeof planGoals)[number];

const label = z.string().regex(/^(?:cards|topics)\/[a-z-]+$/);
const labels = z.array(label).min(1);

/** The signs of questions about a subject that its advice does not answer; the same in all languages. */
const angleSigns = z.strictObject({
  /** Signs that several cases have in common, by name. */
  groups: z.record(z.string(), texts),
  /** “X or Y?”: the signs of both, and the label that the answer leads on to. The first that fits counts. */
  choices: z.record(
    z.string(),
    z.strictObject({
      ...{ label, sides: z.tuple([texts, texts]) },
      /** One of these has to be there too, and none of `not`. */
      also: texts.optional(),
      not: texts.optional(),
    }),
  ),
  /** A case is meant by a sign from each of `all` and none of `not`; `@name` stands for a group. */
  cases: z.record(
    z.string(),
    z.strictObject({
      ...{ label, all: z.array(texts).min(2), not: texts.optional() },
      /** Most words of a message that it may be in. */
      words: z.int().positive().optional(),
      /** It gives way to advice that certainly fits. */
      weak: z.literal(true).optional(),
      /** Advice that it doesn't give way to. */
      over: labels.optional(),
      /** It says only what can be done before somebody else decides, and takes no query. */
      free: z.literal(true).optional(),
    }),
  ),
  /** Questions that the advice of a label answers, although other words of theirs lead elsewhere; `over`: labels that are wrong then. */
  routes: z.record(
    z.string(),
    z.strictObject({
      ...{ label, all: z.array(texts).min(1), not: texts.optional() },
      over: labels.optional(),
    }),
  ),
  /** Labels whose advice says itself which of two ways to take, whether one needs it, or when to stop. */
  weighing: z.strictObject({ comparison: labels, need: labels, stop: labels }),
  /** Labels of things that one can make badly. */
  judged: labels,
});

/** Replies that fit any subject, with `{who}`, `{sign}`, `{step}`, `{hours}` and `{weeks}` of its advice. */
const generalAngles = [
  ...([
    'comparison',
    'need',
    'doubt',
    'limit',
    'late',
    'stop',
    'sign',
    'who',
    'nerve',
    'without',
  ] as const),
] as const;
export type GeneralAngle = (typeof generalAngles)[number];

const angleTexts = z.strictObject({
  choices: z.record(z.string(), text),
  cases: z.record(z.string(), text),
  general: z.record(z.enum(generalAngles), text),
  /** The reply to any question of a shape, with `{object}` if the question names it. */
  shapes: z.record(z.enum(shapes), z.strictObject({ opening: text.optional(), text })),
  /** The sentence that applies the field of the Brand Hub that counts for a shape. */
  shapeUses: z.partialRecord(z.enum(shapes), text),
  /** Plans by weeks: four phases with `{count}`, `{names}`, `{third}` and `{known}`; whether the hours suffice; the means. */
  plans: z.strictObject({
    ...{ weeks: text, what: text, hours: text, total: text, enough: text, tooMuch: text },
    ...{ noMoney: text, money: text },
    goals: z.record(
      z.enum(planGoals),
      z.strictObject({ lead: text, phases: z.array(text).length(4), helper: text, sign: text }),
    ),
  }),
  /** A price for a group: the example, and the same with the `{hours}` and `{people}` of the question. */
  groupExample: text,
  groupOwn: text,
  /** That the reply is general. */
  shapeNote: text,
  /** Before the answer to a situation that is only the nearest. */
  situationNear: text,
});
type AngleTexts = z.infer<typeof angleTexts>;

export interface Angles {
  signs: z.infer<typeof angleSigns>;
  texts: Record<Language, AngleTexts>;
}

type Read = <Schema extends z.ZodType>(file: string, schema: Schema) => z.output<Schema>;

/**
 * @param known the labels of all advice
 * @throws if a file does not fit its schema, names an unknown label, or has no text for an angle
 */
export function readAngles(read: Read, known: readonly string[]): Angles {
  const { groups, cases, routes, ...signs } = read('angles/signs.json', angleSigns);
  const whole = (parts: readonly string[]) =>
    parts.flatMap((part) => (part.startsWith('@') ? (groups[part.slice(1)] ?? []) : part));
  const wholeCases = Object.entries(cases).map(([name, { all, ...rest }]) => {
    return [name, { ...rest, all: all.map(whole) }] as const;
  });
  const wholeRoutes = Object.entries(routes).map(([name, { all, ...rest }]) => {
    return [name, { ...rest, all: all.map(whole) }] as const;
  });
  const entries = languageCodes.map((language) => {
    const texts = read(`angles/${language.toLowerCase()}.json`, angleTexts);
    checkNames(Object.keys(texts.choices), Object.keys(signs.choices));
    checkNames(Object.keys(texts.cases), Object.keys(cases));
    return [language, texts] as const;
  });
  const named = [
    ...[...Object.values(signs.choices), ...Object.values(cases), ...Object.values(routes)].map(
      (each) => each.label,
    ),
    ...Object.values(routes).flatMap(({ over = [] }) => over),
    ...Object.values(signs.weighing).flat(),
    ...signs.judged,
  ];
  const unknown = named.filter((each) => !known.includes(each));
  if (unknown.length > 0) throw new Error(`angles: unknown labels ${unknown.join(', ')}`);
  return {
    signs: {
      ...signs,
      groups,
      cases: Object.fromEntries<Angles['signs']['cases'][string]>(wholeCases),
      routes: Object.fromEntries<Angles['signs']['routes'][string]>(wholeRoutes),
    },
    texts: Object.fromEntries(entries) as Record<Language, AngleTexts>,
  };
}

function checkNames(names: readonly string[], wanted: readonly string[]): void {
  if (names.toSorted().join() !== wanted.toSorted().join())
    throw new Error(`angles: the names differ: ${names.join(', ')}`);
}
