import { describe, expect, test } from 'vitest';
import { leastCpuMilliseconds } from '../../../tools/measuring/cpu-milliseconds.ts';
import { extractSummary, extractTitle } from './extract.ts';
import { loadKnowledge } from './knowledge/knowledge.ts';

const knowledge = loadKnowledge();

describe('titles', () => {
  test.each([
    ['How should I price bread?', 'How should I price bread?'],
    ['Hello! how should I price bread? It is for restaurants.', 'How should I price bread?'],
    ['Здравейте. как да определя цената?', 'Как да определя цената?'],
    ['Hello', 'Hello'],
    ['**Bold** and\n\nmore.', 'Bold** and more'],
    ['42', '42'],
    ['   ', null],
  ])('%j gives %j', (query, title) => {
    expect(extractTitle(query, knowledge)).toBe(title);
  });

  test('have at most 60 characters', () => {
    const title = extractTitle(
      'Как да убедим ресторантите в града да купуват хляба си от нас всеки ден?',
      knowledge,
    );
    expect(title).toBe('Как да убедим ресторантите в града да купуват хляба си от…');
  });
});

describe('summaries', () => {
  const transcript = [
    'user: Как да определим цените на хляба за ресторанти?',
    'assistant: ## Цени\n- **Цените** на хляба стоят между разхода и стойността за ресторанта.',
    'Времето днес е хубаво.',
    'Първо изчислете разхода за хляба. После попитайте трима ресторантьори за стойността.',
    'user: Благодаря.',
    'assistant: Няма защо. Следващият път говорим за слогана.',
  ].join('\n');

  test('are verbatim sentences of the text, in its order and language', () => {
    const summary = extractSummary(transcript, 'EN', knowledge);
    const [lead, ...lines] = summary.split('\n').filter((line) => line !== '');
    expect(lead).toBe('Най-съществените изречения, дословно:');
    expect(lines.length).toBeGreaterThanOrEqual(2);
    const bare = transcript.replaceAll('**', '');
    const places = lines.map((line) => bare.indexOf(line.replace(/^- /, '')));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(summary).toContain('Цените на хляба');
    expect(summary).not.toContain('Времето');
  });

  test('return a short text unchanged', () => {
    expect(extractSummary('Цените растат. Защо?', 'EN', knowledge)).toBe('Цените растат. Защо?');
  });

  test('process a long text quickly', () => {
    const text = 'Hello, this is a sentence about pricing. '.repeat(2_400);
    const bound = 3_000;
    const spent = leastCpuMilliseconds(() => extractSummary(text, 'EN', knowledge), bound);
    expect(spent).toBeLessThan(bound);
  });
});
