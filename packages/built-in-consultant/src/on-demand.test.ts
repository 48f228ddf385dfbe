import { expect, test } from 'vitest';
import { loadKnowledge } from './knowledge/knowledge.ts';
import { loadReading, prepareConsultant, restConsultant } from './on-demand.ts';
import { statedFields } from './stated-fields.ts';

const read = () => statedFields('Our business is called Sunrise Bakery.');

test('after a rest, a message is read as before', () => {
  expect(read()).toEqual(['businessName']);
  expect(restConsultant()).toBe(true);
  expect(read()).toEqual(['businessName']);
});

test('a rest lets the knowledge go, and a question reads it anew', async () => {
  const { noteOn } = await loadReading();
  const note = noteOn('How should we price our service?', '', 'EN');
  const before = loadKnowledge();
  restConsultant();
  expect(noteOn('How should we price our service?', '', 'EN')).toBe(note);
  expect(loadKnowledge()).not.toBe(before);
});

test('what has been let go is let go once, until it is needed again', async () => {
  await prepareConsultant({ answers: false });
  expect(restConsultant()).toBe(true);
  expect(restConsultant()).toBe(false);
  await prepareConsultant({ answers: false });
  expect(restConsultant()).toBe(true);
});
