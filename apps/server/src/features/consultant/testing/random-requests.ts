import type { AnswerRequest } from '../answer.ts';

const english =
  'We sell rye bread to offices in Sofia and want more regular customers before Christmas without lowering our prices';
const bulgarian =
  'Продаваме ръжен хляб на офиси в София и искаме повече постоянни клиенти преди Коледа, без да сваляме цените си';
const odd =
  '😀 „кавички“ – 12,78 € https://example.test/a?b=c&d=1 面包 № 5 … Ѝ ѝ <b> {{x}} `код` 3.141592 ЩЪРКЕЛ';
const words = [english, bulgarian, odd].map((text) => text.split(' '));
const labels = [
  'Mission',
  'Vision',
  'Ideal customer',
  'Pain points',
  'Tone of voice',
  'Vocabulary guide',
];

/** A request of a random size and mixture of scripts; the same for the same seed. */
export function randomRequest(seed: number): AnswerRequest {
  const random = generator(seed);
  const text = (longest: number) => {
    const list = words[Math.floor(random() * words.length)] ?? [];
    const length = Math.floor(random() ** 2 * longest);
    return Array.from({ length }, () => list[Math.floor(random() * list.length)] ?? '').join(' ');
  };
  const messages = Array.from(
    { length: Math.floor(random() * 6) },
    (_, index) => `${index % 2 === 0 ? 'user' : 'assistant'}: ${text(600)}`,
  );
  const profile = labels.map((label) => `- ${label}: ${text(400)}`);
  return {
    uid: null,
    plan: 'pro',
    query: `${text(1_200)}?`,
    context: messages.join('\n'),
    firstRequest: random() < 0.3 ? text(200) : null,
    userInfo: ['Name: Iva', '', 'Brand core', ...profile].join('\n'),
    emptyFields: ['usp', 'brandPurpose'],
    responseStyle: 'normal',
    language: 'BG',
    brandHubLocked: false,
    allowance: null,
  };
}

/** Numbers from 0 to 1 (mulberry32). */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}
