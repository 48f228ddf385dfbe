import type { sharedPage as english } from '../../en/files/shared-page.ts';

export const sharedPage: typeof english = {
  kinds: { answer: 'Отговор от Savet', chat: 'Чат със Savet' },
  question: 'Въпрос',
  answer: 'Отговор',
  answerFrom: (program) => `Отговор от ${program}`,
  sharedUntil: (date) => `Тази страница е само за четене и е достъпна до ${date}`,
  notChecked: 'Savet е консултант с изкуствен интелект. В отговорите му може да има грешки.',
  stopped: 'Този отговор беше спрян, преди да завърши.',
  brandColors: 'Цветове на марката',
  goneTitle: 'Тази връзка не работи',
  gone: 'Срокът ѝ е изтекъл, тя е оттеглена или част от адреса липсва. Обърнете се към човека, който Ви я е изпратил.',
  busyTitle: 'Изчакайте малко, моля',
  busy: 'Страницата е отваряна твърде често или в момента не може да бъде показана. Опитайте отново след минута.',
  previewTitle: 'Страница, споделена от Savet',
};
