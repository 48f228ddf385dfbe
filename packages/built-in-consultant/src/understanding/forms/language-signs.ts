import { defaultLanguage, type Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';

/** “In Bulgarian” asks for a language and is not about Bulgaria. */
export function withoutWish(
  text: string,
  wanted: Language | null,
  { understanding }: Knowledge,
): string {
  if (wanted === null) return text;
  const words = lettered(
    `(?<!\\p{L})(?:${understanding.inLanguage[wanted].join('|')})(?!\\p{L})`,
    'giu',
  );
  return text.replace(words, ' ');
}

/** Names of channels are the same in every language, so they must not decide which one it is. */
export function withoutChannels(text: string, { channels }: Knowledge): string {
  const words = kept.get(channels) ?? namesOf(channels);
  kept.set(channels, words);
  return text.replace(words, ' ');
}

/** Compiled once: every question is searched for them. */
const kept = new WeakMap<Knowledge['channels'], RegExp>();

function namesOf(channels: Knowledge['channels']): RegExp {
  const names = Object.values(channels).map(({ name }) => name[defaultLanguage]);
  return lettered(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'giu');
}

/** A sentence or a part of one. */
const clauses = /[.!?;,:\n–—]+\s*/u;
/** Words of a wish. “Our site is in English” has none. */
const request = lettered(
  /(?<!\p{L})(?:please|pls|write|draft|give|make|answer|reply|respond|say|tell|explain|translate|suggest|create|prepare|compose|need|want|can|could|would|same|again|моля|напиш\p{L}*|пишете|дай\p{L}*|направ\p{L}*|отговор\p{L}*|отговаряй\p{L}*|каж\p{L}*|обясн\p{L}*|превед\p{L}*|предлож\p{L}*|измисл\p{L}*|състав\p{L}*|подготв\p{L}*|изготв\p{L}*|искам|трябва|нужен|нужна|нужно|може|същото|пак|iskam|dai|daj|kaji|kazhi|kaj|napishi|napi6i|otgovori|molq|molya|moje|mozhe)(?!\p{L})/iu,
);
/** Such a short part says only the language: “short and in English”. */
const BARE_WORDS = 4;
const states = lettered(/(?<!\p{L})(?:is|are|was|were|е|са|беше|бяха)\s+$/iu);

/** “A course in Bulgarian”: the language is what the text is about. */
const taught = lettered(
  /(?<!\p{L})(?:course|courses|class|classes|lesson|lessons|book|books|tour|tours|teacher|training|lecture|menu|webinar|workshop|служител|курс\p{L}*|урок\p{L}*|книг\p{L}*|турове|тур|обучени\p{L}*|лекци\p{L}*|меню|менюто|занимани\p{L}*)(?: \p{L}+)?\s+$/iu,
);

/**
 * Whether a message wishes an answer in the language that it names. “I filled in my profile in English” tells a story.
 * @param named the language that the message names
 */
export function wishesLanguage(
  message: string,
  named: Language,
  { understanding }: Pick<Knowledge, 'understanding'>,
): boolean {
  const sign = lettered(`(?<!\\p{L})(?:${understanding.inLanguage[named].join('|')})`, 'iu');
  const parts = message.split(clauses).filter((part) => part.trim() !== '');
  return parts.some((part) => {
    const found = sign.exec(part);
    if (found === null) return false;
    const before = part.slice(0, found.index);
    if (taught.test(before)) return false;
    if (before.trim() === '' || request.test(part)) return true;
    if (states.test(before)) return false;
    return parts.length === 1 || wordsOf(part).length <= BARE_WORDS;
  });
}
