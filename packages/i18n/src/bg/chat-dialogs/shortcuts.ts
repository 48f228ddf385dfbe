import type { ShortcutTexts } from '../../catalogue.ts';

export const shortcuts: ShortcutTexts = {
  names: {
    search: 'Търсене във всички чатове',
    newChat: 'Нов чат',
    composer: 'Към полето за въпрос',
    menu: 'Отваряне и затваряне на менюто',
    help: 'Този списък',
  },
  singleKeys: { label: 'Бързи клавиши (/ и ?)', on: 'Включени', off: 'Изключени' },
};
