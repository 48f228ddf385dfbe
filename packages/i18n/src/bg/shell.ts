import type { shell as english } from '../en/shell.ts';
import { formatNumber } from '../formats.ts';
import { plural } from '../plural.ts';

/** Texts of the frame around all screens. */
export const shell: typeof english = {
  loading: 'Зареждане…',
  language: 'Език',
  close: 'Затваряне',
  tooLong: (count) =>
    plural('bg', count, {
      one: 'Текстът е с 1 знак по-дълъг от допустимото. Моля, съкратете го.',
      other: `Текстът е с ${formatNumber('bg', count)} знака по-дълъг от допустимото. Моля, съкратете го.`,
    }),
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
    return: 'Към админ панела',
    endedTitle: 'Прегледът приключи',
    ended: (email) =>
      `Вече не разглеждате профила на ${email}: времето изтече или беше отворен друг профил.`,
  },
  loadFailedTitle: 'Профилът Ви не можа да се зареди',
  loadFailedText: 'Нищо не е загубено: данните Ви са запазени на сървъра.',
  errorId: (id) => `Номер на грешката: ${id}`,
};
