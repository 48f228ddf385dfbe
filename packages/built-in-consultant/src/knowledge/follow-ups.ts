import { type Language, languageCodes } from '@savet/contract/languages';
import { fold } from '@savet/text/stems';
import { z } from 'zod';
import {
  type AskSigns,
  askSigns,
  type Effort,
  effort,
  type FirstStep,
  type FollowUpPhrases,
  firstStep,
  followUpPhrases,
  type Term,
  type Trade,
  term,
  trade,
} from './follow-ups.schema.ts';
import { texts } from './topic.schema.ts';

/** The texts that answer questions about an answer: its effort, its first step, and examples by trade. */
export interface FollowUps {
  signs: AskSigns;
  fillers: ReadonlySet<string>;
  /** By the label of the card. */
  efforts: Readonly<Record<string, Effort>>;
  /** Why the first step comes first, by the label of the card. */
  firstSteps: Record<Language, Readonly<Record<string, FirstStep>>>;
  /** Words for each trade, in all languages. */
  tradeSigns: Readonly<Record<string, readonly string[]>>;
  trades: Record<Language, Readonly<Record<string, Trade>>>;
  phrases: Record<Language, FollowUpPhrases>;
  /** The definitions of the terms in the answers, in the same order in all languages. */
  terms: Record<Language, readonly Term[]>;
  /** Slogans by trade, and for any thing. */
  slogans: Record<Language, Readonly<Record<string, readonly string[]>>>;
}

type Read = <Schema extends z.ZodType>(file: string, schema: Schema) => z.output<Schema>;

/** @throws if a file does not fit its schema, or a trade or a reason is missing in a language */
export function readFollowUps(read: Read, labels: readonly string[]): FollowUps {
  const inEachLanguage = <T>(one: (folder: string) => T) =>
    Object.fromEntries(
      languageCodes.map((language) => [language, one(`follow-ups/${language.toLowerCase()}`)]),
    ) as Record<Language, T>;
  const signs = read('follow-ups/asks.json', askSigns);
  const found: FollowUps = {
    signs,
    fillers: new Set(signs.fillers.map(fold)),
    efforts: read('follow-ups/efforts.json', z.record(z.string(), effort)),
    firstSteps: inEachLanguage((path) =>
      read(`${path}/first-steps.json`, z.record(z.string(), firstStep)),
    ),
    tradeSigns: read('follow-ups/trade-signs.json', z.record(z.string(), texts)),
    trades: inEachLanguage((path) => read(`${path}/trades.json`, z.record(z.string(), trade))),
    phrases: inEachLanguage((path) => read(`${path}/phrases.json`, followUpPhrases)),
    terms: inEachLanguage((path) => read(`${path}/terms.json`, z.array(term))),
    slogans: inEachLanguage((path) => read(`${path}/slogans.json`, z.record(z.string(), texts))),
  };
  for (const language of languageCodes) {
    sameNames('trades', Object.keys(found.tradeSigns), Object.keys(found.trades[language]));
    sameNames(
      'slogans',
      [...Object.keys(found.tradeSigns), 'any'],
      Object.keys(found.slogans[language]),
    );
    sameNames('first steps', Object.keys(found.efforts), Object.keys(found.firstSteps[language]));
  }
  const counts = new Set(languageCodes.map((language) => found.terms[language].length));
  if (counts.size > 1) throw new Error('follow-ups: terms: a word is missing in a language');
  sameNames(
    'efforts',
    Object.keys(found.efforts).filter((each) => !labels.includes(each)),
    [],
  );
  return found;
}

function sameNames(what: string, names: readonly string[], others: readonly string[]): void {
  const differing = [
    ...names.filter((name) => !others.includes(name)),
    ...others.filter((name) => !names.includes(name)),
  ];
  if (differing.length > 0) throw new Error(`follow-ups: ${what}: ${differing.join(', ')}`);
}
