import { describe, expect, test } from 'vitest';
import { ofPeopleAsked } from './of-people.ts';

const thread = { reply: 'An advice.', text: false };
const ask = (query: string) => ofPeopleAsked(query, thread, { kind: 'none' }, false);

describe('what a few words ask about the people of an advice', () => {
  test.each([
    ['how do I ask the two of them without it feeling like pressure', 'talk'],
    ['как да започна разговора', 'talk'],
    ['какво да му кажа утре сутрин?', 'talk'],
    ['which of the restaurants do I ask first?', 'who-first'],
    ['на кого да се обадя първо?', 'who-first'],
    ['and if she still says no?', 'still-no'],
    ['ами ако пак не стане?', 'still-no'],
  ])('%s: %s', (query, found) => {
    expect(ask(query)).toBe(found);
  });

  test.each([
    'what do I tell my customers about the new prices?',
    'кое да направя първо?',
    'how much does it cost?',
  ])('is something else: %s', (query) => {
    expect(ask(query)).toBeNull();
  });

  test('needs a reply before it', () => {
    const none = { reply: '', text: false };
    expect(ofPeopleAsked('and if she still says no?', none, { kind: 'none' }, false)).toBeNull();
  });
});
