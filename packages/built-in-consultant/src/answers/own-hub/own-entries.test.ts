import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { bakery, recruiter, studio, yard } from '../../testing/brand-hubs.ts';
import { answer } from '../answer.ts';

const knowledge = loadKnowledge();

function ask(query: string, values: Partial<Record<string, string>> = bakery) {
  const language = /\p{Script=Cyrillic}/u.test(query) ? 'BG' : 'EN';
  return answer(
    {
      ...{ query, context: '', responseStyle: 'normal', language, values },
      ...{ emptyFields: null, allowance: null, brandHubLocked: false },
    },
    knowledge,
  );
}

test('both halves are answered: the entry, and whether others would say it', () => {
  const { text, isAnswer } = ask('What is our mission and is it different from any other bakery?');
  expect(text).toContain(`> ${bakery.mission}`);
  expect(text).toContain('“Пловдив”');
  expect(isAnswer).toBe(true);
});

test('an entry without anything to check is told to be anybody’s', () => {
  const { text } = ask('Could a competitor say exactly the same as our mission?', studio);
  expect(text).toContain('no number, place, time or name');
});

test('without empty words the weakest entries are those that nobody can check', () => {
  const { text, isAnswer } = ask('What is the weakest bit of our Brand Hub, honestly?', recruiter);
  expect(text).toContain('“Vision” has no year');
  expect(isAnswer).toBe(true);
});

test('a weak word gets its reason and what could stand in its place', () => {
  const { text } = ask('Защо „високо качество“ в предимството ни е слабо и с какво да го заменя?');
  expect(text).toContain('Защо „високо качество“ е слабо');
  expect(text).toContain(bakery.usp);
  expect(text).toContain('> Промяна на поръчката до десет вечерта и [');
});

test('a word of a value is replaced by what one does', () => {
  const { text } = ask('„честност“ не е ли празна дума? какво да сложим вместо нея');
  expect(text).toContain('> Откритост за цените; ранно ставане; [ние');
});

test('a translation is refused with the entry, in the language of the question, free of charge', () => {
  const { text, isAnswer, offer } = ask('каква ни е мисията? преведи ми я на български', studio);
  expect(text).toContain(`> ${studio.mission}`);
  expect(text).toContain('Не мога да го преведа');
  expect(isAnswer).toBe(false);
  expect(offer?.team).toBe(true);
});

test('of two entries the one with less against it is the stronger', () => {
  const { text } = ask('Which is stronger, our mission or our vision?');
  expect(text).toContain('the stronger one is “Mission”');
});

test('what an entry can’t tell is said, and the reply is free', () => {
  const { text, isAnswer } = ask('What is our vision, and is it realistic for six people?');
  expect(text).toContain('“is it realistic for six people”');
  expect(isAnswer).toBe(false);
});

test('an empty entry gets a way to begin', () => {
  const { text, isAnswer } = ask('имам ли мисия? ако не, с какво да започна', yard);
  expect(text).toContain('Помагаме на');
  expect(isAnswer).toBe(false);
});

test('an empty description is listed, unless the account has a role in its place', () => {
  const query = 'What is still missing in my Brand Hub?';
  expect(ask(query, yard).text).toContain('**Business description**');
  expect(ask(query, studio).text).not.toContain('**Business description**');
});

test('a text is compared with the words that the guide avoids, and the guide is shown', () => {
  const { text } = ask(
    'Does this keep to our vocabulary guide: “Our users can book online.”',
    studio,
  );
  expect(text).toContain('“visitors, not users”');
  expect(text).toContain('You use “users”');
});

test('a small „ви“ is no mistake', () => {
  const { text, isAnswer } = ask('Провери текста: „До шест хлябът е пред вратата ви.“');
  expect(text).not.toContain('обръщение не подхожда');
  expect(isAnswer).toBe(false);
});

test.each([
  'How do we make our values more concrete?',
  'Rewrite our mission without clichés: “We strive for excellence”.',
  'Write our vision in one sentence',
])('a request for the way or a text is none about entries: %s', (query) => {
  expect(ask(query).text).not.toMatch(/^Under “/);
});
