import { describe, expect, test } from 'vitest';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { readQuestion } from '../understanding/read-question.ts';

const knowledge = loadKnowledge();

/** Phrasings that are not among the examples. */
const matters = {
  insult: [
    'junk, you grasp nothing of what I write',
    'honestly you have no idea about anything, useless',
    'пълна измама си, нищо не вдяваш',
    'за боклука си, нищо не знаеш',
    'nikakuv si, ni6to ne razbira6',
  ],
  dismissal: [
    'Our cook has been ill since July and I need somebody at the stove. Can I fire him while he is on sick leave?',
    'Продавачката ни е в болничен от половин година. Може ли да бъде уволнена и колко ще ни струва?',
  ],
  burnout: [
    'I run a florist alone. No Sunday off since Easter, I sleep four hours and yesterday I started crying at the till.',
    'Държа малък хотел. Не съм имала почивен ден от Великден, спя по четири часа и вчера се разревах на рецепцията.',
  ],
};

describe.each(Object.entries(matters))('%s', (name, messages) => {
  test.each(messages)('%s', (query) => {
    const language = /\p{Script=Cyrillic}/u.test(query) ? 'BG' : 'EN';
    const question = { query, context: '', language, responseStyle: 'normal' } as const;
    const reading = readQuestion({ ...question, brandHubLocked: false }, knowledge);
    expect(reading).toMatchObject({ kind: 'sensitive', name });
  });
});
