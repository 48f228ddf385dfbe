import { readdirSync, readFileSync } from 'node:fs';
import {
  type CheckChannel,
  type CheckRule,
  checkChannels,
  checkRuleNames,
} from '@savet/contract/brand-check';
import type { Language } from '@savet/contract/languages';
import type { Values } from '../checked-text.ts';

export interface Label {
  rule: CheckRule;
  start: number;
  end: number;
}

/** A text with the words that an editor of the brand would mark. */
export interface LabelledText {
  id: string;
  language: Language;
  channel: CheckChannel;
  values: Values;
  question: string;
  text: string;
  labels: Label[];
}

interface Hub {
  name: string;
  language: Language;
  values: Values;
}

/** The texts that were labelled before the rules existed, and twice after, each time before a rule was run on them. */
const folders = { first: 'texts/', later: 'later-texts/', latest: 'latest-texts/' };
export type Part = keyof typeof folders;
export const parts = Object.keys(folders) as Part[];

const hubFolders = ['hubs/', 'later-hubs/', 'latest-hubs/'];

const folder = new URL('../../data/', import.meta.url);
const labelMark = /\[\[(\w+)\|([\s\S]*?)\]\]/g;

/** The labelled texts of both languages, in the order of their files. */
export function loadLabelledTexts(part: Part = 'first'): LabelledText[] {
  const hubs = new Map(
    hubFolders.flatMap((name) => filesIn(name).map((file) => hubEntry(name + file))),
  );
  return filesIn(folders[part]).flatMap((file) => {
    const content = readFileSync(new URL(folders[part] + file, folder), 'utf8');
    const entries = content.split(/^# /m).slice(1);
    return entries.map((entry) => parse(file, entry, hubs));
  });
}

function parse(file: string, entry: string, hubs: ReadonlyMap<string, Hub>): LabelledText {
  const [head = '', ...lines] = entry.split('\n');
  const [number = '', hubName = '', channel = ''] = head.trim().split(' ');
  const id = `${file.slice(0, 2)}-${number}`;
  const hub = hubs.get(hubName);
  if (!hub) throw new Error(`${id} names the unknown hub "${hubName}"`);
  if (!isChannel(channel)) throw new Error(`${id} names the unknown channel "${channel}"`);
  const question = lines.filter((line) => line.startsWith('? ')).map((line) => line.slice(2));
  const marked = lines
    .filter((line) => !line.startsWith('? '))
    .join('\n')
    .trim();
  return {
    ...{ id, language: hub.language, channel, values: hub.values },
    question: question.join('\n'),
    ...withoutLabels(id, marked),
  };
}

function withoutLabels(id: string, marked: string): Pick<LabelledText, 'text' | 'labels'> {
  const labels: Label[] = [];
  let removed = 0;
  const text = marked.replace(labelMark, (whole, rule: string, words: string, at: number) => {
    if (!isRule(rule)) throw new Error(`${id} has the unknown rule "${rule}"`);
    const start = at - removed;
    labels.push({ rule, start, end: start + words.length });
    removed += whole.length - words.length;
    return words;
  });
  return { text, labels };
}

function hubEntry(file: string): [string, Hub] {
  const hub = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Hub;
  return [hub.name, hub];
}

function filesIn(name: string): string[] {
  return readdirSync(new URL(name, folder)).toSorted();
}

function isChannel(name: string): name is CheckChannel {
  return checkChannels.some((channel) => channel === name);
}

function isRule(name: string): name is CheckRule {
  return checkRuleNames.some((rule) => rule === name);
}
