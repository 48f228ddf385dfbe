import type { mails as english } from '../en/mails.ts';
import { plural } from '../plural.ts';

/** Писма до хората, които ползват продукта; обикновен текст. */
export const mails: typeof english = {
  verification: {
    subject: 'Потвърдете адреса си в Savet',
    text: (link) =>
      `Здравейте,

С този адрес беше създаден профил в Savet. Моля, потвърдете, че е Ваш:

${link}

Връзката важи 24 часа. Ако не сте създавали профил, не правете нищо: без връзката нищо не се потвърждава.

Savet
`,
  },
  contactAnswer: {
    subject: 'Отговорихме на съобщението Ви',
    text: (answer, proposals, link) =>
      `Здравейте,

Писахте ни за своя Brand Hub. Ето нашия отговор:

${answer}

${proposals === 0 ? 'Цялата размяна е във Вашия Brand Hub:' : proposed(proposals)}

${link}

Savet
`,
  },
};

function proposed(count: number): string {
  return plural('bg', count, {
    one: 'Предлагаме текст за Вашия Brand Hub. Нищо няма да се промени, докато не го приемете там:',
    other:
      'Предлагаме текстове за Вашия Brand Hub. Нищо няма да се промени, докато не ги приемете там:',
  });
}
