import { readdirSync, readFileSync } from 'node:fs';
import { type Language, languageCodes } from '@savet/contract/languages';
import { z } from 'zod';
import { type Channel, channel } from './channels.schema.ts';
import { type Phrases, phrases } from './phrases.schema.ts';
import { type Area, area, type Remark, remark, type Tone, tone } from './rules.schema.ts';
import { type Topic, topic } from './topic.schema.ts';
import { indexTopics, type TopicIndex } from './topic-index.ts';
import { type Understanding, understanding } from './understanding.schema.ts';

/** Topics by file name, each in every language. */
export type Topics = ReadonlyMap<string, Record<Language, Topic>>;

export interface Knowledge {
  topics: Topics;
  index: TopicIndex;
  understanding: Understanding;
  phrases: Record<Language, Phrases>;
  remarks: readonly Remark[];
  tones: readonly Tone[];
  channels: Readonly<Record<string, Channel>>;
  /** The groups in which topics are listed. */
  areas: readonly Area[];
}

const folder = new URL('../../knowledge/', import.meta.url);
let loaded: Knowledge | undefined;

/**
 * The knowledge of the built-in consultant, read and validated once.
 * @throws if a file does not fit its schema or a topic is missing in a language
 */
export function loadKnowledge(): Knowledge {
  loaded ??= readKnowledge();
  return loaded;
}

/** The name of a topic; empty for an unknown one. */
export function topicName(
  name: string | null,
  { topics }: Pick<Knowledge, 'topics'>,
  language: Language,
): string {
  return (name === null ? undefined : topics.get(name)?.[language].name) ?? '';
}

function readKnowledge(): Knowledge {
  const topics = topicFiles().map((file) => [file.replace('.json', ''), readTopic(file)] as const);
  return {
    topics: new Map(topics),
    index: indexTopics(topics.map(([name, topic]) => [name, Object.values(topic)])),
    understanding: read('understanding.json', understanding),
    phrases: inEachLanguage((language) => read(`phrases/${folderOf(language)}.json`, phrases)),
    remarks: read('remarks.json', z.array(remark)),
    tones: read('tones.json', z.array(tone)),
    channels: read('channels.json', z.record(z.string(), channel)),
    areas: read('areas.json', z.array(area)),
  };
}

/** Names of the topic files, which are the same in every language. */
function topicFiles(): string[] {
  const names = languageCodes.map((language) =>
    readdirSync(new URL(`topics/${folderOf(language)}/`, folder)).sort(),
  );
  const [first = [], ...others] = names;
  if (others.some((other) => other.join() !== first.join())) {
    throw new Error(`every topic is needed in every language: ${names.map(String).join(' / ')}`);
  }
  return first;
}

/** A topic in all languages, which must agree on its fields, drafts and next topics. */
function readTopic(file: string): Record<Language, Topic> {
  const texts = inEachLanguage((language) => read(`topics/${folderOf(language)}/${file}`, topic));
  if (new Set(Object.values(texts).map(shapeOf)).size > 1) {
    throw new Error(`${file}: fields, drafts or next topics differ between the languages`);
  }
  return texts;
}

function shapeOf({ lines, drafts, next }: Topic): string {
  return JSON.stringify([lines.map(({ field }) => field), drafts.map(({ needs }) => needs), next]);
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
