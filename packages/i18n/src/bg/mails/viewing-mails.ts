import type { viewingMails as english } from '../../en/mails/viewing-mails.ts';
import { plural } from '../../plural.ts';

/** Mails about viewings. `viewingAnswered` goes to the member of staff who has asked. */
export const viewingMails: typeof english = {
  viewingStarted: {
    subject: 'Екипът ни разглежда профила Ви',
    text: (staff, reason, minutes, link) =>
      `Здравейте,

${staff} от екипа ни разглежда профила Ви в Savet – най-много ${plural('bg', minutes, { one: '1 минута', other: `${minutes} минути` })}. Може само да го разглежда, не и да го променя.

${reason === null ? 'Не е посочена причина.' : `Причина: ${reason}`}

В профила си виждате какво е разгледано и можете да изберете дали първо да Ви питаме и дали да получавате тези имейли:

${link}

Екипът на Savet
`,
  },
  viewingOverridden: {
    subject: 'Екипът ни разглежда профила Ви без Вашето съгласие',
    text: (staff, reason, minutes, link) =>
      `Здравейте,

Пожелали сте първо да Ви питаме. Без Вашето съгласие ${staff} от екипа ни разглежда профила Ви в Savet – най-много ${plural('bg', minutes, { one: '1 минута', other: `${minutes} минути` })}. Може само да го разглежда, не и да го променя.

Причина: ${reason}

В профила си виждате какво е разгледано. Там е отбелязано и че прегледът е започнал без Вашето съгласие:

${link}

Екипът на Savet
`,
  },
  viewingRequested: {
    subject: 'Може ли екипът ни да разгледа профила Ви?',
    text: (staff, reason, link) =>
      `Здравейте,

${staff} от екипа ни моли за разрешение да разгледа профила Ви в Savet. Ще може само да го разглежда, не и да го променя.

${reason === null ? 'Не е посочена причина.' : `Причина: ${reason}`}

Моля, разрешете или откажете в профила си:

${link}

Молбата е валидна 24 часа. Докато не разрешите, никой не може да разгледа профила Ви.

Екипът на Savet
`,
  },
  viewingAnswered: {
    approved: {
      subject: 'Можете да разгледате профила',
      text: (email, link) =>
        `Здравейте,

${email} Ви разрешава да разгледате профила веднъж, до 24 часа след молбата Ви:

${link}
`,
    },
    declined: {
      subject: 'Не можете да разгледате профила',
      text: (email, link) =>
        `Здравейте,

${email} не Ви разрешава да разгледате профила. Можете да помолите отново 24 часа след предишната молба:

${link}
`,
    },
  },
};
