import type { admin as english } from '../en/admin.ts';

/** Текстовете на панела за екипа. */
export const admin: typeof english = {
  title: 'Админ панел',
  back: 'Към чата',
  text: 'Профилите, плановете и отметките на този сървър се задават от командния му ред:',
};
