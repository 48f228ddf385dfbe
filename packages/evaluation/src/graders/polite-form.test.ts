import { expect, test } from 'vitest';
import { type SampleOptions, sampleAnswer } from '../testing/sample-answer.ts';
import { politeForm } from './polite-form.ts';

const familiarBrand: SampleOptions = { values: { toneOfVoice: 'весел, на „ти“' } };
const text: SampleOptions = { expects: { form: 'text' } };

test.each<[string, SampleOptions]>([
  ['Вдигнете цената през май и кажете на клиентите си защо.', {}],
  ['Минава се покрай витрината; фразата се помни дълго.', {}],
  ['Вашите клиенти ще Ви разберат, ако им кажете навреме.', {}],
  ['Те идват в петък; направи впечатление, че купуват по два букета.', {}],
  ['Пробвайте с афиш на входа и кеш отстъпка от цената няма да Ви трябва.', {}],
  ['Щом говорите на „ти“, запазете го и в писмата си.', familiarBrand],
  ['Напишете им: „Твоят букет те чака, ела до петък!“', familiarBrand],
  ['> Ела в събота. Имаме лалета за теб.', { ...familiarBrand, ...text }],
  ['Ела в събота. Имаме лалета за теб и за твоята майка.', { ...familiarBrand, ...text }],
])('passes: %s', (answer, options) => {
  expect(politeForm(sampleAnswer('BG', answer, options))).toEqual({ passed: true, reason: '' });
});

test.each<[string, SampleOptions]>([
  ['Вдигни цената през май и кажи на клиентите си защо.', {}],
  ['Вдигнете цената. Поискай и капаро.', {}],
  ['Вдигнете цената. Така ти остава повече от всеки букет.', {}],
  ['Ако искаш повече клиенти, пуснете обява.', {}],
  ['Вдигнете цената и обяснете защо на вашите клиенти.', {}],
  ['Цената е добра, но ще ви трябва и доставка.', {}],
  ['1. Обадете се на трима клиенти.\n2. Направи списък с поводите.', {}],
  ['Напишете им: „Твоят букет те чака, ела до петък!“', {}],
  ['Ела в събота. Имаме лалета за теб.', text],
  [
    '> Ела в събота. Имаме лалета за теб.\n\nАко искаш, мога да го съкратя.',
    { ...familiarBrand, ...text },
  ],
])('fails: %s', (answer, options) => {
  expect(politeForm(sampleAnswer('BG', answer, options)).passed).toBe(false);
});

test('does not apply to English', () => {
  expect(politeForm(sampleAnswer('EN', 'Raise your price.')).passed).toBeNull();
});
