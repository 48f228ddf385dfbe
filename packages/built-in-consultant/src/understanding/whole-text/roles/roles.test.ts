import { expect, test } from 'vitest';
import { rolesIn } from './roles.ts';

const texts = (request: string) => rolesIn(request)?.clauses.map(({ text }) => text);

test('who writes, who reads and what must not be said are no part of a text', () => {
  const roles = rolesIn(
    'need a text to mrs Okafor, her curtains wont be ready til friday, dont mention the lining. im Ida from Hem & Haw',
  );
  expect(roles?.reader.name).toBe('Mrs Okafor');
  expect(roles?.sender).toEqual({ name: 'Ida', firm: 'Hem & Haw', phone: '' });
  expect(roles?.unmentioned).toEqual(['the lining']);
  expect(roles?.clauses.map(({ text }) => text)).toEqual([
    'her curtains won’t be ready until Friday',
  ]);
});

test('the same in Bulgarian, also in Latin letters', () => {
  const roles = rolesIn(
    'писмо до наемодателя, казва се г-н Стоев, наемът ще закъснее до 20-ти, не споменавай ремонта. аз съм Лили, магазин за прежди Кълбо',
  );
  expect(roles?.reader.name).toBe('г-н Стоев');
  expect(roles?.sender).toEqual({ name: 'Лили', firm: 'магазин за прежди Кълбо', phone: '' });
  expect(roles?.unmentioned).toEqual(['ремонта']);
  const latin = rolesIn(
    'napishi imeil do dostavchika na brashno, firma Zlatno zarno, pratkite sa vlazhni, az sym Plamen ot furna Zora',
  );
  expect(latin?.reader.name).toBe('Златно зарно');
  expect(latin?.sender.firm).toBe('фурна Зора');
});

test('what names the text is no part of it', () => {
  expect(texts('sign for the till: card machine is down, cash only today')?.[0]).toBe(
    'card machine is down',
  );
  expect(texts('табела за вратата затворено от 22 до 26 юли, ветеринарен кабинет сме')).toEqual([
    'затворено от 22 до 26 юли',
  ]);
});

test('a question how to act has no roles', () => {
  expect(rolesIn('text messages to customers, what should I write so they come back')).toBeNull();
  expect(rolesIn('писмо до клиентите, как да ги върна, оборотът пада')).toBeNull();
});
