import type { linkedLogInMails as english } from '../../en/mails/linked-log-in-mails.ts';

/** Mails about log-ins with a provider such as Google. */
export const linkedLogInMails: typeof english = {
  logInLinked: {
    subject: 'Вече можете да влизате и с друг профил',
    text: (provider, link, supportEmail, others) =>
      `Здравейте,

Профилът Ви в Savet вече е свързан с профила Ви в ${provider} и можете да влизате с него. Всички свързани профили ще намерите в профила си; там можете и да премахнете връзката:

${link}
${others}
Ако не сте го направили Вие, друг човек има достъп до профила Ви в ${provider}. Моля, премахнете връзката и пишете на ${supportEmail}.

Екипът на Savet
`,
  },
  othersShutOut: {
    text: (link) =>
      `
Адресът Ви е бил потвърден от браузър, в който никой не е бил влязъл в този профил, затова е възможно друг човек да го е създал. За Ваша сигурност премахнахме паролата, ключовете за достъп и другите връзки и прекратихме всички останали сесии. Ако желаете да имате парола, задайте нова:

${link}
`,
  },
  logInUnlinked: {
    subject: 'Връзка с друг профил беше премахната',
    text: (provider, link, supportEmail) =>
      `Здравейте,

Профилът Ви в Savet вече не е свързан с профила Ви в ${provider} и не можете да влизате с него.

Ако не сте го направили Вие, друг човек има достъп до профила Ви. Моля, веднага изберете нова парола и пишете на ${supportEmail}:

${link}

Екипът на Savet
`,
  },
};
