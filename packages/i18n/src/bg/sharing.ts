import type { sharing as english } from '../en/sharing.ts';
import { formatNumber } from '../formats.ts';
import { plural } from '../plural.ts';

export const sharing: typeof english = {
  cancel: 'Отказ',
  close: 'Затваряне',
  retry: 'Нов опит',
  share: {
    answer: 'Споделяне на отговора',
    chat: (title) => `Споделяне на „${title}“`,
    intro: {
      answer:
        'Всеки, който има връзката, може да прочете този отговор и въпроса към него, без да влиза в профил.',
      chat: 'Всеки, който има връзката, може да прочете чата такъв, какъвто е сега, без да влиза в профил. Това, което напишете по-късно, не се вижда.',
    },
    quotes: 'В отговорите може да има части от Вашия Brand Hub. Прочетете ги, преди да споделите.',
    days: 'Срок на връзката',
    dayNames: { 1: '1 ден', 7: '7 дни', 30: '30 дни', 90: '90 дни' },
    showsBrand: 'Показване на името и цветовете на марката от Brand Hub',
    create: 'Създаване на връзка',
    ready: 'Връзката Ви е готова. Показваме я само сега, защото не пазим копие от нея.',
    address: 'Връзка',
    copy: 'Копиране на връзката',
  },
  links: {
    title: 'Споделени връзки',
    intro:
      'Страници само за четене с Ваши чатове и отговори. В отварянията влизат и Вашите; прегледите от програми за съобщения и търсачки се броят отделно и не показват текст.',
    ofChat: 'Връзки към този чат',
    kinds: { answer: 'Отговор', chat: 'Чат' },
    none: 'Още не сте споделяли нищо.',
    created: (time) => `Създадена на ${time}`,
    expires: (time) => `Работи до ${time}`,
    expired: (time) => `Изтекла на ${time}`,
    openings: (count) =>
      plural('bg', count, {
        one: 'Отворена веднъж',
        other: count === 0 ? 'Още не е отваряна' : `Отворена ${formatNumber('bg', count)} пъти`,
      }),
    lastOpened: (time) => `Последно отваряне: ${time}`,
    previews: (count) =>
      plural('bg', count, { one: '1 преглед', other: `${formatNumber('bg', count)} прегледа` }),
    showsBrand: 'Показва марката',
    revoke: 'Оттегляне',
    revokeOne: (title, time) => `Оттегляне: ${title}, създадена на ${time}`,
    remove: 'Премахване',
    removeOne: (title, time) => `Премахване: ${title}, създадена на ${time}`,
    revoked: 'Връзката вече не работи.',
    removed: 'Връзката е махната от списъка.',
    loadFailed: 'Връзките не можаха да се заредят.',
  },
};
