import type { Language } from '@savet/contract/languages';
import { describe, expect, test } from 'vitest';
import { type SampleOptions, sampleAnswer } from '../testing/sample-answer.ts';
import { family } from './family.ts';
import { fieldsUsed } from './fields-used.ts';

describe('fieldsUsed', () => {
  const products: SampleOptions = { expects: { fields: ['products'] } };
  const customer: SampleOptions = { expects: { fields: ['idealCustomer'] } };
  const either: SampleOptions = { expects: { fields: ['products', 'idealCustomer'] } };
  const english = { idealCustomer: 'House managers who collect fees from neighbours' };

  test.each<[Language, string, SampleOptions]>([
    ['EN', 'Lead with the evening course: glazes included, six weeks.', products],
    ['EN', 'Beginners want a quiet evening, so say that nobody watches.', customer],
    ['EN', 'Show the clay in the hands of a beginner.', either],
    ['BG', 'Заложете на абонамента за офиси, защото плаща наема.', products],
    ['BG', 'Говорете за букетите за колеги и за съседи.', customer],
    ['BG', 'Домоуправителят, който събира такси, няма време.', { ...customer, values: english }],
  ])('%s passes: %s', (code, answer, options) => {
    expect(fieldsUsed(sampleAnswer(code, answer, options))).toEqual({ passed: true, reason: '' });
  });

  test.each<[Language, string, SampleOptions]>([
    ['EN', 'Know your audience and give them a reason to buy.', customer],
    ['EN', 'Post three times a week and answer every comment.', products],
    ['EN', 'Focus on quality and service.', either],
    ['EN', 'A course is a course.', { ...products, question: 'How do I sell a course?' }],
    ['BG', 'Познавайте публиката си и бъдете последователни.', customer],
    ['BG', 'Пускайте по три публикации седмично.', products],
    ['BG', 'Заложете на качеството и обслужването.', either],
  ])('%s fails: %s', (code, answer, options) => {
    expect(fieldsUsed(sampleAnswer(code, answer, options)).passed).toBe(false);
  });

  test('does not apply without expected fields', () => {
    expect(fieldsUsed(sampleAnswer('EN', 'Anything.')).passed).toBeNull();
  });
});

describe('family', () => {
  const price: SampleOptions = {
    expects: {
      about: [
        ['price', 'charge'],
        ['seat', 'user'],
      ],
    },
  };
  const bouquet: SampleOptions = { expects: { about: [['букет'], ['цен', 'струва']] } };

  test.each<[Language, string, SampleOptions]>([
    ['EN', 'Charge for every seat.', price],
    ['EN', 'PRICES per user are easier to explain.', price],
    ['EN', 'A pricing page that shows the price: one user, one line.', price],
    ['BG', 'Един букет струва толкова, колкото обяд.', bouquet],
    ['BG', 'Цената на букетите стои до тях.', bouquet],
    ['BG', '**Букетът** е подарък, цената е втора.', bouquet],
  ])('%s passes: %s', (code, answer, options) => {
    expect(family(sampleAnswer(code, answer, options))).toEqual({ passed: true, reason: '' });
  });

  test.each<[Language, string, SampleOptions]>([
    ['EN', 'Charge more.', price],
    ['EN', 'Every seat counts.', price],
    ['EN', 'Surcharge every reuser.', price],
    ['BG', 'Букетите са хубави.', bouquet],
    ['BG', 'Всичко струва пари.', bouquet],
    ['BG', 'Оценете обстановката и наберете смелост.', bouquet],
  ])('%s fails: %s', (code, answer, options) => {
    expect(family(sampleAnswer(code, answer, options)).passed).toBe(false);
  });
});
