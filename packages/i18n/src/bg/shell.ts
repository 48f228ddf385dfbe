import type { shell as english } from '../en/shell.ts';

/** Texts of the frame around all screens. */
export const shell: typeof english = {
  loading: 'Зареждане…',
  language: 'Език',
  close: 'Затваряне',
  crashTitle: 'Нещо се обърка',
  crashText:
    'Чатовете Ви и Brand Hub са запазени на сървъра. Презаредете страницата, за да продължите.',
  reload: 'Презареждане',
  toChat: 'Към чата',
  viewing: {
    label: 'Преглед на профил',
    as: (email) => `Преглед на ${email}`,
    readOnly: 'Тук нищо не може да се променя.',
    back: 'Към админ панела',
    endedTitle: 'Прегледът приключи',
    ended: (email) =>
      `Вече не разглеждате профила на ${email}: времето изтече или беше отворен друг профил.`,
  },
  loadFailedTitle: 'Профилът Ви не можа да се зареди',
  loadFailedText: 'Нищо не е загубено: данните Ви са запазени на сървъра.',
  errorId: (id) => `Номер на грешката: ${id}`,
  write: 'Пишете ни',
};
