import type { mails as english } from '../en/mails.ts';
import { plural } from '../plural.ts';

/** Emails to users, in plain text. */
export const mails: typeof english = {
  verification: {
    subject: 'Потвърдете имейла си в Savet',
    text: (link) =>
      `Здравейте,

С този имейл беше създаден профил в Savet. Моля, потвърдете, че имейлът е Ваш:

${link}

Връзката е валидна 24 часа. Ако не сте създавали профил, просто пренебрегнете този имейл.

Екипът на Savet
`,
  },
  contactAnswer: {
    subject: 'Отговорихме на съобщението Ви',
    text: (answer, proposals, link) =>
      `Здравейте,

Писахте ни за своя Brand Hub. Ето нашия отговор:

${answer}

${proposals === 0 ? 'Цялата кореспонденция е във Вашия Brand Hub:' : suggestion(proposals)}

${link}

Екипът на Savet
`,
  },
};

function suggestion(count: number): string {
  return plural('bg', count, {
    one: 'Предлагаме текст за Вашия Brand Hub. Нищо няма да се промени, докато не го приемете там:',
    other:
      'Предлагаме текстове за Вашия Brand Hub. Нищо няма да се промени, докато не ги приемете там:',
  });
}
