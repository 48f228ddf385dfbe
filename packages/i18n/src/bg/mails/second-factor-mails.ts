import type { secondFactorMails as english } from '../../en/mails/second-factor-mails.ts';
import { plural } from '../../plural.ts';

/** Mails about the second factor. */
export const secondFactorMails: typeof english = {
  secondFactorOn: {
    subject: 'За вход вече е нужен код',
    text: (link, supportEmail) =>
      `Здравейте,

Профилът Ви в Savet вече иска код от приложението Ви при всяко влизане. Пазете резервните кодове на сигурно място: всеки от тях замества код веднъж.

Ако не сте Вие, друг човек има достъп до профила Ви. Моля, веднага изберете нова парола и пишете на ${supportEmail}:

${link}

Екипът на Savet
`,
  },
  secondFactorOff: {
    subject: 'За вход вече не е нужен код',
    text: (link, supportEmail) =>
      `Здравейте,

Профилът Ви в Savet вече не иска код при влизане: паролата е достатъчна.

Ако не сте Вие, друг човек има достъп до профила Ви. Моля, веднага изберете нова парола и пишете на ${supportEmail}:

${link}

Екипът на Savet
`,
  },
  recoveryCodeUsed: {
    subject: 'Използван е резервен код',
    text: (left, link, supportEmail) =>
      `Здравейте,

За влизане в профила Ви в Savet е използван резервен код вместо код от приложението. ${plural('bg', left, { one: 'Остава 1 резервен код', other: `Остават ${left} резервни кода` })}. Нови кодове можете да направите в профила си:

${link}

Ако не сте Вие, веднага пишете на ${supportEmail}.

Екипът на Savet
`,
  },
  secondFactorReset: {
    subject: 'Екипът ни премахна втория Ви фактор',
    text: (reason, supportEmail) =>
      `Здравейте,

Екипът ни премахна втория фактор на профила Ви в Savet заедно с всички ключове за достъп: за вход е достатъчна паролата. Причина: ${reason}

Излязохте от профила си на всички устройства. Моля, влезте и включете втория фактор отново в профила си. Ако не сте поискали това, веднага пишете на ${supportEmail}.

Екипът на Savet
`,
  },
};
