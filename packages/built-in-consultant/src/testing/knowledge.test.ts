import { brandFields } from '@savet/contract/brand-hub';
import { languageCodes } from '@savet/contract/languages';
import { describe, expect, test } from 'vitest';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { frameKinds } from '../knowledge/skeletons.schema.ts';
import type { Topic } from '../knowledge/topic.schema.ts';
import { cyrillicShare } from '../language/language-of.ts';
import { calculations } from '../numbers/calculation.ts';
import { familyOf, nameOf } from '../recognition/label.ts';
import { fieldOfLabel } from '../understanding/fields.ts';

const knowledge = loadKnowledge();
const topics = [...knowledge.topics];

test('topics and cards link only to existing ones, and each label has examples', () => {
  const { labels } = knowledge.recogniser;
  for (const [name] of topics) {
    expect(labels).toContain(`topics/${name}`);
    for (const { next } of Object.values(knowledge.topicCards.get(name) ?? {})) {
      for (const label of next) expect(labels, `${name} → ${label}`).toContain(label);
      expect(next).not.toContain(`topics/${name}`);
    }
  }
  for (const [name, { EN }] of knowledge.cards) {
    expect(labels).toContain(`cards/${name}`);
    for (const next of EN.next) expect(labels, `${name} → ${next}`).toContain(next);
  }
});

test('each label has what its family needs', () => {
  const fixed: readonly string[] = ['savet', 'sensitive', 'talk'];
  for (const label of knowledge.recogniser.labels) {
    const [family, name] = [familyOf(label), nameOf(label)];
    if (family === 'numbers') expect(calculations, label).toHaveProperty([name]);
    if (family === 'topics') expect(knowledge.topics.has(name), label).toBe(true);
    if (family === 'cards') expect(knowledge.cards.has(name), label).toBe(true);
    if (family === 'texts') expect(frameKinds, label).toContain(name);
    if (family === 'facts') expect(fieldOfLabel(name), label).not.toBeNull();
    if (!fixed.includes(family)) continue;
    for (const code of languageCodes) {
      const replies = knowledge.replies[code][family as 'savet' | 'sensitive' | 'talk'];
      expect(replies, `${label} in ${code}`).toHaveProperty([name]);
    }
  }
});

describe.each(topics)('%s', (name, { EN, BG }) => {
  test('is found by its own name', () => {
    for (const question of [EN.name, BG.name]) {
      const [first] = knowledge.recogniser.classify(question, () => true);
      expect(first?.label, question).toBe(`topics/${name}`);
    }
  });

  test('both languages ask for the same fields and have the same number of steps', () => {
    expect(BG.lines.map(({ field }) => field)).toEqual(EN.lines.map(({ field }) => field));
    expect(BG.steps).toHaveLength(EN.steps.length);
    expect(BG.sources?.length).toBe(EN.sources?.length);
  });

  test('its fields belong to the Brand Hub', () => {
    const names = brandFields.map(({ name }) => name);
    for (const { field } of EN.lines) expect(names).toContain(field);
  });

  test('each text is in its language', () => {
    for (const text of texts(EN)) expect(cyrillicShare(text), text).toBe(0);
    for (const text of texts(BG)) expect(cyrillicShare(text), text).toBeGreaterThan(0.9);
  });

  test('the Bulgarian text is polite and uses Bulgarian quotation marks', () => {
    const text = texts(BG).join('\n');
    expect(text).not.toMatch(/[”«»]/);
    expect(text).not.toMatch(/(?<!\p{L})(ти|твоя|твоят|твоето|твоите|теб)(?!\p{L}|“)/u);
  });
});

function texts(topic: Topic): string[] {
  return [
    topic.meaning ?? '',
    topic.sample,
    topic.measure,
    topic.question,
    ...topic.mistakes,
    ...topic.steps.flatMap(({ title, text }) => [title, text]),
    ...topic.checks,
    ...topic.lines.flatMap(({ label, why, use, otherwise, ask }) => [
      label,
      why,
      use,
      otherwise,
      ask,
    ]),
    ...topic.drafts.flatMap(({ title, text }) => [title, text.replace(/\{[^}]*\}/g, '')]),
  ].filter((text) => /\p{L}/u.test(text));
}
