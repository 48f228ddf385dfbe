import type { mails as english } from '../en/mails.ts';

/** Писма до хората, които ползват продукта; обикновен текст. */
export const mails: typeof english = {
  verification: {
    subject: 'Потвърдете адреса си в Savet',
    text: (link) =>
      `Здравейте,

с този адрес беше създаден акаунт в Savet. Моля, потвърдете, че е Ваш:

${link}

Връзката важи 24 часа. Ако не сте създавали акаунт, не правете нищо: без връзката нищо не се потвърждава.

Savet
`,
  },
  contactAnswer: {
    subject: 'Отговорихме на съобщението Ви',
    text: (answer, proposals, link) =>
      `Здравейте,

писахте ни за своя Brand Hub. Ето нашия отговор:

${answer}

${proposals === 0 ? 'Цялата размяна е във Вашия Brand Hub:' : 'Предлагаме текстове за Вашия Brand Hub. Нищо няма да се промени, докато не ги приемете там:'}

${link}

Savet
`,
  },
};
