import { readdirSync, readFileSync } from 'node:fs';
import { type Language, languageCodes } from '@savet/contract/languages';
import { z } from 'zod';
import type { LearnedSums } from '../numbers/solver/learned/learned-sums.ts';
import { loadRecogniser, type Recogniser } from '../recognition/recogniser.ts';
import { type Angles, readAngles } from './angles.ts';
import { type CalculationTexts, calculationTexts } from './calculations.schema.ts';
import { type Card, card, type TopicCard, topicCard } from './card.schema.ts';
import { type Channel, channel } from './channels.schema.ts';
import { commonWords } from './common-words.ts';
import { type Country, country } from './countries.schema.ts';
import { type DerivedTexts, derivedTexts, solvedTexts, withSolved } from './derived.schema.ts';
import { type DetailWords, details } from './details.schema.ts';
import { type FollowUps, readFollowUps } from './follow-ups.ts';
import { type Ideas, readIdeas } from './ideas.ts';
import { type LearnedOrders, learnedOrders } from './learned-orders.schema.ts';
import { learnedSums } from './learned-sums.schema.ts';
import { type OtherBusiness, otherBusiness } from './other-business.schema.ts';
import { type Phrases, phrases } from './phrases.schema.ts';
import { type ProblemTexts, problemTexts } from './problems.schema.ts';
import { type Purposes, readPurposes } from './purposes.ts';
import { type Replies, replies } from './replies.schema.ts';
import { type Remark, remark, type Tone, tone } from './rules.schema.ts';
import { readScripts, type Scripts } from './scripts.ts';
import { readSituations, type Situations } from './situations.ts';
import { type Skeletons, skeletons } from './skeletons.schema.ts';
import { type FieldName, field, type Topic, texts, topic } from './topic.schema.ts';
import { checkTopicCards } from './topic-cards.ts';
import { type Understanding, understanding } from './understanding.schema.ts';
import { type UsefulnessOfKinds, usefulness } from './usefulness.schema.ts';

/** Topics by file name, each in every language. */
export type Topics = ReadonlyMap<string, Record<Language, Topic>>;

export interface Knowledge {
  topics: Topics;
  cards: ReadonlyMap<string, Record<Language, Card>>;
  /** The card that answers the commonest question about a topic, for every topic. */
  topicCards: ReadonlyMap<string, Record<Language, TopicCard>>;
  recogniser: Recogniser;
  replies: Record<Language, Replies>;
  calculations: Record<Language, CalculationTexts>;
  /** The texts of sums that follow from the roles of their figures. */
  derived: Record<Language, DerivedTexts>;
  /** The texts of problems that are worked out step by step. */
  problems: Record<Language, ProblemTexts>;
  /** The meaning of a question's figures for an answer, by the name of the reading. */
  ownFigures: Record<Language, Readonly<Record<string, string>>>;
  /** Other names of the fields, in all languages. */
  fieldNames: Partial<Record<FieldName, readonly string[]>>;
  /** Whether a word is a common one, not a name. */
  isCommon: (word: string) => boolean;
  understanding: Understanding;
  phrases: Record<Language, Phrases>;
  remarks: readonly Remark[];
  tones: readonly Tone[];
  otherBusiness: OtherBusiness;
  details: DetailWords;
  skeletons: Record<Language, Skeletons>;
  /** Whole texts by their purpose. */
  purposes: Purposes;
  channels: Readonly<Record<string, Channel>>;
  /** Countries as markets, by name. */
  countries: Readonly<Record<string, Country>>;
  /** The texts for questions about an answer. */
  followUps: FollowUps;
  /** The signs and replies for questions about a subject other than how to do it. */
  angles: Angles;
  /** Common situations of small firms, and their answers. */
  situations: Situations;
  /** The material for lists of ideas. */
  ideas: Ideas;
  /** The words for a talk. */
  scripts: Scripts;
  /** How it is told whether advice is of use. */
  usefulness: UsefulnessOfKinds;
  learnedSums: LearnedSums;
  learnedOrders: LearnedOrders;
}

const folder = new URL('../../knowledge/', import.meta.url);
let loaded: Knowledge | undefined;

/**
 * The knowledge of the built-in consultant, read and validated at first use and after a rest.
 * @throws if a file does not fit its schema or a topic is missing in a language
 */
export function loadKnowledge(): Knowledge {
  loaded ??= readKnowledge();
  return loaded;
}

/** Lets go all that is read again in a sixth of a second. */
export function restKnowledge(): void {
  loaded = undefined;
}

/** The name of a Brand Hub field, as on the screen. */
export function fieldLabel(name: FieldName, language: Language): string {
  return loadKnowledge().phrases[language].labels[name];
}

/** The name of a topic; empty for an unknown one. */
export function topicName(
  name: string,
  { topics }: Pick<Knowledge, 'topics'>,
  language: Language,
): string {
  return topics.get(name)?.[language].name ?? '';
}

function readKnowledge(): Knowledge {
  const topics = readAll('topics', topic, shapeOf);
  const cards = readAll('cards', card, cardShapeOf);
  const topicCards = readAll('topic-cards', topicCard, cardShapeOf);
  checkTopicCards(topics, topicCards);
  const labels = [
    ...[...cards.keys()].map((name) => `cards/${name}`),
    ...[...topicCards.keys()].map((name) => `topics/${name}`),
  ];
  return {
    topics,
    isCommon: commonWords(inAllLanguages(topics), inAllLanguages(topicCards)),
    cards,
    topicCards,
    recogniser: loadRecogniser(
      new Map([...wordingsOf('topics', topicCards), ...wordingsOf('cards', cards)]),
    ),
    replies: inEachLanguage((language) => read(`replies/${folderOf(language)}.json`, replies)),
    calculations: inEachLanguage((language) =>
      read(`calculations/${folderOf(language)}.json`, calculationTexts),
    ),
    problems: inEachLanguage((language) =>
      read(`problems/${folderOf(language)}.json`, problemTexts),
    ),
    derived: inEachLanguage((language) =>
      withSolved(
        read(`derived/${folderOf(language)}.json`, derivedTexts),
        read(`solved/${folderOf(language)}.json`, solvedTexts),
      ),
    ),
    ownFigures: inEachLanguage((language) =>
      read(`own-figures/${folderOf(language)}.json`, z.record(z.string(), z.string())),
    ),
    fieldNames: read('field-names.json', z.partialRecord(field, texts)),
    understanding: read('understanding.json', understanding),
    phrases: inEachLanguage((language) => read(`phrases/${folderOf(language)}.json`, phrases)),
    remarks: read('remarks.json', z.array(remark)),
    tones: read('tones.json', z.array(tone)),
    otherBusiness: read('other-business.json', otherBusiness),
    details: read('details.json', details),
    skeletons: inEachLanguage((language) =>
      read(`skeletons/${folderOf(language)}.json`, skeletons),
    ),
    purposes: readPurposes(read),
    channels: read('channels.json', z.record(z.string(), channel)),
    countries: read('countries.json', z.record(z.string(), country)),
    followUps: readFollowUps(read, labels),
    angles: readAngles(read, labels),
    situations: readSituations(read, labels),
    ideas: readIdeas(read),
    scripts: readScripts(read),
    usefulness: read('usefulness.json', usefulness),
    learnedSums: read('learned-sums.json', learnedSums),
    learnedOrders: read('learned-orders.json', learnedOrders),
  };
}

/** The texts of the cards in all languages, by label. They are examples, too: people ask with the words of an answer. */
function wordingsOf(
  family: string,
  cards: ReadonlyMap<string, Record<Language, TopicCard>>,
): [string, string[]][] {
  return [...cards].map(([file, languages]) => [
    `${family}/${file}`,
    Object.values(languages).flatMap(({ name, answer, points, more }) => [
      ...[name, answer],
      ...points,
      ...more,
    ]),
  ]);
}

/**
 * All texts of a folder by file name, in all languages.
 * @param shapeOf what must be the same in all languages
 * @throws if a file is missing in a language or differs in shape
 */
function readAll<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  shapeOf: (text: z.output<Schema>) => string,
): Map<string, Record<Language, z.output<Schema>>> {
  const lists = languageCodes.map((language) =>
    readdirSync(new URL(`${name}/${folderOf(language)}/`, folder)).sort(),
  );
  const [files = [], ...others] = lists;
  if (others.some((other) => other.join() !== files.join())) {
    throw new Error(`${name}: a file is missing in a language: ${lists.map(String).join(' / ')}`);
  }
  return new Map(
    files.map((file) => {
      const texts = inEachLanguage((language) =>
        read(`${name}/${folderOf(language)}/${file}`, schema),
      );
      if (new Set(Object.values(texts).map(shapeOf)).size > 1) {
        throw new Error(`${name}/${file}: fields or links differ between the languages`);
      }
      return [file.replace('.json', ''), texts];
    }),
  );
}

function shapeOf({ lines, drafts, meaning }: Topic): string {
  const fields = lines.map(({ field }) => field);
  return JSON.stringify([fields, drafts.map(({ needs }) => needs), meaning !== undefined]);
}

function cardShapeOf({ fields, next, points }: TopicCard): string {
  return JSON.stringify([fields, next, points.length]);
}

function inAllLanguages<T>(texts: ReadonlyMap<string, Record<Language, T>>): T[] {
  return [...texts.values()].flatMap((languages) => Object.values<T>(languages));
}

function inEachLanguage<T>(read: (language: Language) => T): Record<Language, T> {
  const entries = languageCodes.map((language) => [language, read(language)] as const);
  return Object.fromEntries(entries) as Record<Language, T>;
}

function folderOf(language: Language): string {
  return language.toLowerCase();
}

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
  if (result.success) return result.data;
  throw new Error(`${file}: ${z.prettifyError(result.error)}`);
}
