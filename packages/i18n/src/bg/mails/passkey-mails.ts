import type { passkeyMails as english } from '../../en/mails/passkey-mails.ts';

/** Mails about passkeys. */
export const passkeyMails: typeof english = {
  passkeyAdded: {
    subject: 'Към профила Ви е добавен ключ за достъп',
    text: (name, link, supportEmail) =>
      `Здравейте,

Към профила Ви в Savet е добавен ключ за достъп. С него се влиза без парола:

${name}

Ако не сте го направили Вие, друг човек има достъп до профила Ви. Моля, веднага изберете нова парола, премахнете ключа от профила си и пишете на ${supportEmail}:

${link}

Екипът на Savet
`,
  },
  passkeyRemoved: {
    subject: 'От профила Ви е премахнат ключ за достъп',
    text: (name, link, supportEmail) =>
      `Здравейте,

От профила Ви в Savet е премахнат ключ за достъп. С него вече не може да се влезе:

${name}

Ако не сте го направили Вие, друг човек има достъп до профила Ви. Моля, веднага изберете нова парола и пишете на ${supportEmail}:

${link}

Екипът на Savet
`,
  },
  passkeysLeft: {
    text: (list) =>
      `
С тези ключове за достъп в профила Ви се влиза без парола. Премахнете от профила си онези, които не познавате:

${list}
`,
  },
};
