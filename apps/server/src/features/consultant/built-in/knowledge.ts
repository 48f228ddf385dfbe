import { readdirSync, readFileSync } from 'node:fs';
import { type Language, languages } from '@savet/contract/limits';
import { z } from 'zod';
import { type Channel, channel } from './channels.schema.ts';
import { type Phrases, phrases } from './phrases.schema.ts';
import { type Area, area, type Remark, remark, type Tone, tone } from './rules.schema.ts';
import { type Topic, topic } from './topic.schema.ts';
import { indexTopics, type TopicIndex } from './understanding/topic-index.ts';
import { type Understanding, understanding } from './understanding/understanding.schema.ts';

/** A topic in all languages. */
export type Topics = ReadonlyMap<string, Record<Language, Topic>>;

export interface Knowledge {
  topics: Topics;
  index: TopicIndex;
  understanding: Understanding;
  phrases: Record<Language, Phrases>;
  remarks: readonly Remark[];
  tones: readonly Tone[];
  channels: Readonly<Record<string, Channel>>;
  /** The topics in groups, as they are listed. */
  areas: readonly Area[];
}

const topicsFolder = new URL('../knowledge/', import.meta.url);
let loaded: Knowledge | undefined;

/**
 * What the built-in consultant knows, read and checked once.
 * @throws when a file does not fit its schema, or a topic is missing in a language
 */
export function loadKnowledge(): Knowledge {
  loaded ??= readKnowledge();
  return loaded;
}

/** A topic's name as it stands in a list; empty for none. */
export function topicName(
  name: string | null,
  { topics }: Pick<Knowledge, 'topics'>,
  language: Language,
): string {
  return (name === null ? undefined : topics.get(name)?.[language].name) ?? '';
}

function readKnowledge(): Knowledge {
  const names = languages.map((language) => readdirSync(folderOf(language)).sort());
  const [first = [], ...others] = names;
  if (others.some((other) => other.join() !== first.join())) {
    throw new Error(`every topic is needed in every language: ${names.map(String).join(' / ')}`);
  }
  const topics = first.map((file) => [file.replace('.json', ''), readTopic(file)] as const);
  const read = (file: string) => readJson(new URL(file, import.meta.url));
  return {
    topics: new Map(topics),
    index: indexTopics(topics.map(([name, each]) => [name, Object.values(each)])),
    understanding: understanding.parse(read('understanding/understanding.json')),
    phrases: {
      EN: phrases.parse(read('phrases/en.json')),
      BG: phrases.parse(read('phrases/bg.json')),
    },
    remarks: z.array(remark).parse(read('remarks.json')),
    tones: z.array(tone).parse(read('tones.json')),
    channels: z.record(z.string(), channel).parse(read('channels.json')),
    areas: z.array(area).parse(read('areas.json')),
  };
}

/** Both languages of a topic, which have to say the same of its fields and drafts. */
function readTopic(file: string): Record<Language, Topic> {
  const read = (language: Language) => {
    const result = topic.safeParse(readJson(new URL(file, folderOf(language))));
    if (result.success) return result.data;
    throw new Error(`${language} ${file}: ${z.prettifyError(result.error)}`);
  };
  const both = { EN: read('EN'), BG: read('BG') };
  if (shapeOf(both.EN) !== shapeOf(both.BG)) {
    throw new Error(`${file}: fields, drafts or next topics differ between the languages`);
  }
  return both;
}

function shapeOf({ lines, drafts, next }: Topic): string {
  return JSON.stringify([lines.map(({ field }) => field), drafts.map(({ needs }) => needs), next]);
}

function folderOf(language: Language): URL {
  return new URL(`${language.toLowerCase()}/`, topicsFolder);
}

function readJson(file: URL): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
