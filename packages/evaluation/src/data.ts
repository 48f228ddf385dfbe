import { readdirSync, readFileSync } from 'node:fs';
import { type Language, languageCodes, languages } from '@savet/contract/languages';
import { z } from 'zod';
import {
  type Hub,
  hub,
  type LabelledAnswer,
  labelledAnswer,
  type Question,
  question,
} from './schema.ts';

const folder = new URL('../data/', import.meta.url);

/**
 * The Brand Hubs by name.
 * @throws if a file does not fit the schema or is named differently from its hub
 */
export function loadHubs(): ReadonlyMap<string, Hub> {
  const files = readdirSync(new URL('hubs/', folder)).filter((file) => file.endsWith('.json'));
  return new Map(
    files.map((file) => {
      const read = parse(`hubs/${file}`, hub);
      if (`${read.name}.json` !== file) throw new Error(`hubs/${file} is named "${read.name}"`);
      return [read.name, read];
    }),
  );
}

/**
 * The questions of every language, in the order of their files.
 * @throws if a file does not fit the schema, an id occurs twice or a hub does not exist
 */
export function loadQuestions(hubs = loadHubs()): Record<Language, Question[]> {
  const read = (language: Language) => {
    const file = `questions/${languages[language].tag}.json`;
    return checked(file, parse(file, z.array(question)), hubs);
  };
  return Object.fromEntries(languageCodes.map((code) => [code, read(code)])) as Record<
    Language,
    Question[]
  >;
}

/**
 * The answers that test the graders.
 * @throws as loadQuestions
 */
export function loadLabelledAnswers(hubs = loadHubs()): LabelledAnswer[] {
  const file = 'labelled-answers.json';
  return checked(file, parse(file, z.array(labelledAnswer)), hubs);
}

function parse<Type>(file: string, schema: z.ZodType<Type>): Type {
  const content: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  const result = schema.safeParse(content);
  if (result.success) return result.data;
  throw new Error(`${file}:\n${z.prettifyError(result.error)}`);
}

function checked<Entry extends { id: string; hub: string }>(
  file: string,
  entries: Entry[],
  hubs: ReadonlyMap<string, Hub>,
): Entry[] {
  const seen = new Set<string>();
  for (const { id, hub } of entries) {
    if (seen.has(id)) throw new Error(`${file}: ${id} occurs twice`);
    if (!hubs.has(hub)) throw new Error(`${file}: ${id} names the unknown hub "${hub}"`);
    seen.add(id);
  }
  return entries;
}
