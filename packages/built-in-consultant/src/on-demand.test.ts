import { expect, test } from 'vitest';
import { prepareConsultant, restConsultant } from './on-demand.ts';
import { statedFields } from './stated-fields.ts';

const read = () => statedFields('Our business is called Sunrise Bakery.');

test('after a rest, a message is read as before', () => {
  expect(read()).toEqual(['businessName']);
  expect(restConsultant()).toBe(true);
  expect(read()).toEqual(['businessName']);
});

test('what has been let go is let go once, until it is needed again', async () => {
  await prepareConsultant({ answers: false });
  expect(restConsultant()).toBe(true);
  expect(restConsultant()).toBe(false);
  await prepareConsultant({ answers: false });
  expect(restConsultant()).toBe(true);
});
