import type { entranceErrors as english } from '../en/entrance-errors.ts';

/** The texts of errors that people read before they have logged in. */
export const entranceErrors: typeof english = {
  byCode: {
    UNAUTHENTICATED: 'Сесията Ви изтече. Моля, влезте отново; написаното е запазено.',
    USER_GONE: 'Потребителят не е намерен',
    PASSKEY_REFUSED:
      'Този ключ за достъп не беше приет. Моля, опитайте отново или използвайте паролата си.',
  },
  connectionLost: 'Връзката с мрежата прекъсна – моля, проверете интернет връзката си',
};
