import type { entranceErrors as english } from '../en/entrance-errors.ts';

/** The texts of errors that people read before they have logged in. */
export const entranceErrors: typeof english = {
  byCode: {
    UNAUTHENTICATED: 'Сесията Ви изтече. Моля, влезте отново; написаното е запазено.',
    USER_GONE: 'Потребителят не е намерен',
    PASSWORD_COMMON:
      'Тази парола е сред най-често използваните, а те се налучкват първи. Моля, изберете друга, например по-дълга фраза.',
    PASSKEY_REFUSED:
      'Този ключ за достъп не беше приет. Моля, опитайте отново или използвайте паролата си.',
  },
  connectionLost: 'Връзката с мрежата прекъсна – моля, проверете интернет връзката си',
};
