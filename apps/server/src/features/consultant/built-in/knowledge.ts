import { readdirSync, readFileSync } from 'node:fs';
import { brandFields } from '@savet/contract/brand-hub';
import { type Language, languages } from '@savet/contract/limits';
import { z } from 'zod';

const text = z.string().regex(/\S/);
const texts = z.array(text).min(1);
const field = z.enum(brandFields.map(({ name }) => name));

const line = z.strictObject({
  label: text,
  field,
  /** Advice on a field that is filled in. */
  use: text,
  /** What to write where it is not. */
  otherwise: text,
  /** How to ask for it in the chat. */
  ask: text,
});

const topic = z.strictObject({
  /** As it stands in a list or after a colon. */
  name: text,
  /** Stems and phrases, any of which makes a question one about this. */
  terms: texts,
  /** Stems that only add weight. */
  hints: texts,
  answer: text,
  why: text,
  lines: z.array(line).min(3),
  steps: z.array(z.strictObject({ title: text, text })).min(4),
  sample: text,
  mistakes: z.array(text).min(2),
  measure: text,
  question: text,
  /** Where a figure or a named method comes from. */
  sources: texts.optional(),
});
export type Topic = z.infer<typeof topic>;
export type TopicLine = z.infer<typeof line>;
/** A topic in all languages. */
export type Topics = ReadonlyMap<string, Record<Language, Topic>>;

const phrases = z.strictObject({
  labels: z.record(field, text),
  quoteOpen: text,
  quoteClose: text,
  headings: z.record(
    z.enum([
      'draft',
      'draftEmpty',
      'remarks',
      'steps',
      'sample',
      'mistakes',
      'mistake',
      'why',
      'measure',
      'sources',
    ]),
    text,
  ),
  stillOpen: text,
  remark: text,
  missingOne: text,
  missingMany: text,
  askFacts: text,
  askFact: text,
  told: text,
  alsoAbout: text,
  greeting: text,
  thanks: text,
  identity: text,
  offTopic: text,
  nearest: text,
  topicsLead: text,
  topicsEnd: text,
  note: text,
  summaryLead: text,
  smallTalk: z.record(z.enum(['greeting', 'thanks', 'identity']), texts),
  followUps: z.record(z.enum(['concise', 'explanatory', 'normal']), texts),
});
export type Phrases = z.infer<typeof phrases>;

const remark = z.strictObject({
  fields: z.array(field).min(1),
  words: texts,
  remark: z.record(z.enum(languages), text),
});
export type Remark = z.infer<typeof remark>;

export interface Knowledge {
  topics: Topics;
  phrases: Record<Language, Phrases>;
  remarks: readonly Remark[];
}

const topicsFolder = new URL('../knowledge/', import.meta.url);

/**
 * Reads and checks what the built-in consultant knows.
 * @throws when a file does not fit its schema, or a topic is missing in a language
 */
export function loadKnowledge(): Knowledge {
  const names = languages.map((language) => readdirSync(folderOf(language)).sort());
  const [first = [], ...others] = names;
  if (others.some((other) => other.join() !== first.join())) {
    throw new Error(`every topic is needed in every language: ${names.map(String).join(' / ')}`);
  }
  const topics = first.map((file) => {
    const read = (language: Language) => topic.parse(readJson(new URL(file, folderOf(language))));
    return [file.replace('.json', ''), { EN: read('EN'), BG: read('BG') }] as const;
  });
  const read = (file: string) => readJson(new URL(file, import.meta.url));
  return {
    topics: new Map(topics),
    phrases: {
      EN: phrases.parse(read('phrases/en.json')),
      BG: phrases.parse(read('phrases/bg.json')),
    },
    remarks: z.array(remark).parse(read('remarks.json')),
  };
}

/** A topic's name as it stands in a list; empty for none. */
export function topicName(topic: string | null, { topics }: Knowledge, language: Language): string {
  return (topic === null ? undefined : topics.get(topic)?.[language].name) ?? '';
}

function folderOf(language: Language): URL {
  return new URL(`${language.toLowerCase()}/`, topicsFolder);
}

function readJson(file: URL): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
