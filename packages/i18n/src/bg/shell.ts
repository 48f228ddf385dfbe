import type { shell as english } from '../en/shell.ts';

/** Текстовете на рамката около всички екрани. */
export const shell: typeof english = {
  product: 'Savet',
  loading: 'Зареждане...',
  language: 'Език',
  languages: { EN: 'English', BG: 'Български' },
  close: 'Затваряне',
  crashTitle: 'Нещо се счупи',
  crashText:
    'Разговорите и Brand Hub са запазени на сървъра. Заредете страницата отново, за да продължите.',
  reload: 'Зареждане отново',
  toChat: 'Към чата',
  errorId: (id) => `Номер на грешката: ${id}`,
};
