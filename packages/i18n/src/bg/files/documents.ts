import type { documents as english } from '../../en/files/documents.ts';

/** Texts in files for others: chats, answers and brand books. */
export const documents: typeof english = {
  question: 'Въпрос',
  madeWith: 'Изготвено със Savet',
  importedFrom: (program) => `Отговор от ${program}`,
  stopped: 'Този отговор беше спрян, преди да завърши.',
  brandBook: 'Наръчник на марката',
  sections: {
    basicInfo: 'Кои сме ние',
    brandCore: 'В какво вярваме',
    targetAudience: 'За кого работим',
    positioning: 'Нашето място на пазара',
    brandVoice: 'Как говорим',
    visualIdentity: 'Как изглеждаме',
    coreProducts: 'Какво предлагаме',
  },
  say: 'Казваме',
  avoid: 'Не казваме',
  primary: 'Основни цветове',
  secondary: 'Допълващи цветове',
  onWhite: (ratio) => `с бял текст ${ratio} : 1`,
  onBlack: (ratio) => `с черен текст ${ratio} : 1`,
  readable: {
    both: 'чете се и с бял, и с черен текст',
    white: 'чете се с бял текст',
    black: 'чете се с черен текст',
  },
};
