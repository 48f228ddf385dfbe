import { expect, test } from 'vitest';
import { replyTo } from '../../../testing/reply-to.ts';
import { correspondenceIn } from '../../../understanding/correspondence/correspondence.ts';

test.each([
  [
    'Reply to this 2 star review: "Kind vet but the stitches came open after one day and no one picked up the phone." We are a vet practice in Hull, the phone line was down that day, we call every patient back now.',
    [
      'kind words about our vet',
      'sorry that the stitches came open after one day and no one picked up the phone.',
      'The phone line was down that day. We call every patient back now.',
    ],
  ],
  [
    'Отговори на отзив 2 звезди: „Чакахме 40 минути за сметката, после ни донесоха чужда и никой не се извини на детето ми.“ Касата се развали, вече имаме втора. Искам да им подаря десерт следващия път.',
    [
      'чакахте 40 минути за сметката, после Ви донесохме чужда и никой не се извини на детето Ви.',
      'Касата се развали. Вече имаме втора.',
      'Искаме да Ви подарим десерт следващия път.',
    ],
  ],
  [
    'Email to a hotel manager we met at a trade fair in Varna last month; he said their towels wear out in a year. Suggest a call on Tuesday.',
    [
      'It was good to meet you at a trade fair in Varna last month.',
      'You said your towels wear out in a year.',
      'Would a call on Tuesday suit you?',
    ],
  ],
  [
    'имейл до управителката на аптеката, с която говорихме в петък. каза че търси нова витрина. предложи ѝ да се видим за 20 минути',
    [
      'Радваме се, че говорихме в петък.',
      'Казахте, че търсите нова витрина.',
      'Удобно ли Ви е да се видим за 20 минути?',
    ],
  ],
  [
    'My client wants 25% off a 2,900 loft conversion quote. I can go to 5% at most if he orders by Friday. Write a polite refusal',
    [
      'You asked for 25% off a 2,900 loft conversion quote.',
      'can’t agree',
      'if you order by Friday',
    ],
  ],
  [
    'napishi otgovor na klient koito iska 20% otstupka za boqdisvane, cenata e 1900 lv, moga da dam max 4% ako plati dnes',
    ['Поискахте 20 % отстъпка', 'За съжаление', 'Цената е 1900 лв.', 'най-много 4 %, ако платите'],
  ],
  [
    'Letter to our supplier: the last pallet was three boxes short, we ask for a credit note by Friday',
    ['he last pallet was three boxes short.', 'a credit note by Friday.'],
  ],
  [
    'Писмо до наемодателя: покривът тече от октомври, молим да го поправи до края на месеца',
    ['Покривът тече от октомври.', 'Моля да го поправите до края на месеца.'],
  ],
])('%s: told facts stand in sentences to the reader', (query, said) => {
  const { text, isAnswer } = replyTo(query);
  expect(isAnswer).toBe(true);
  for (const part of said) expect(text).toContain(part);
  expect(text).not.toMatch(/\[(?!name|your name|company|име|Вашето име|фирма)/u);
});

test('a clause that is no sentence is named, not made one', () => {
  const found = correspondenceIn(
    'Reply to this 2 star review: "The lamp arrived broken." Courier without straps, we sent a new lamp.',
  );
  expect(found?.unplaced).toEqual(['Courier without straps']);
});

test('who disagrees with a review is not made to be sorry', () => {
  const { text } = replyTo(
    'Reply to this 1 star review: "They scratched my car." That is not true, we have it on video.',
  );
  expect(text).not.toContain('sorry that we scratched');
});
