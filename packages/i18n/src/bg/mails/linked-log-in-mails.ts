import type { linkedLogInMails as english } from '../../en/mails/linked-log-in-mails.ts';

/** Mails about log-ins with a provider such as Google. */
export const linkedLogInMails: typeof english = {
  logInLinked: {
    subject: 'Вече можете да влизате и с друг профил',
    text: (provider, link, supportEmail) =>
      `Здравейте,

Профилът Ви в Savet вече е свързан с профила Ви в ${provider} и можете да влизате с него. Всички свързани профили ще намерите в профила си; там можете и да премахнете връзката:

${link}

Ако не сте Вие, друг човек има достъп до профила Ви в ${provider}. Моля, премахнете връзката и пишете на ${supportEmail}.

Екипът на Savet
`,
  },
  logInUnlinked: {
    subject: 'Връзка с друг профил беше премахната',
    text: (provider, link, supportEmail) =>
      `Здравейте,

Профилът Ви в Savet вече не е свързан с профила Ви в ${provider} и не можете да влизате с него.

Ако не сте Вие, друг човек има достъп до профила Ви. Моля, веднага изберете нова парола и пишете на ${supportEmail}:

${link}

Екипът на Savet
`,
  },
};
