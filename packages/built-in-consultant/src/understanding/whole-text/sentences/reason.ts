import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../language/is-english.ts';

const reasonWords: Record<Language, RegExp> = {
  EN: lettered(/(?<!\p{L})(?:because of|because|due to|as a result of) ([^,.;:!?\n]{4,120})/iu),
  BG: lettered(/(?<!\p{L})(?:поради|заради|защото|понеже|тъй като) ([^,.;:!?\n]{4,120})/iu),
};

/** The reason that a request gives. */
export function reasonIn(text: string, language: Language): string {
  const but = isEnglish[language]
    ? /,\s(?:but|and) (the [^,.;:!?\n–]{4,80})/iu
    : /,\s(?:а|но) ([^,.;:!?\n–]{4,80})/iu;
  return (reasonWords[language].exec(text)?.[1] ?? but.exec(text)?.[1])?.trim() ?? '';
}
