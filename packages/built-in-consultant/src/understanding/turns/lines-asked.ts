import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import { languageOf } from '../../language/language-of.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import { isText } from '../follow-up/change.ts';
import type { Thread } from '../follow-up/thread-state.ts';
import type { PartReading } from '../reading.ts';

/** A longer message says something of its own. In words. */
const WORDS_MAX = 12;
/** As much as “shorter, no bullets” and “in a few lines” get. */
const FEW = 3;
/** Longer than this, the answer itself is as short. */
const LINES_MAX = 6;

const numbers: Readonly<Record<string, number>> = {
  ...{ one: 1, a: 1, single: 1, two: 2, three: 3, four: 4, five: 5, six: 6, few: FEW, couple: 2 },
  ...{ един: 1, едно: 1, една: 1, два: 2, две: 2, три: 3, четири: 4, пет: 5, шест: 6 },
  ...{ няколко: FEW },
};
/** The unit in which the short form is counted. */
export type LineForm = 'sentences' | 'lines' | 'points';
const units: readonly (readonly [LineForm, string])[] = [
  ['sentences', 'sentences?|изречени(?:е|я)'],
  ['lines', 'lines?|ред|реда'],
  ['points', 'points?|bullets?|bullet points|точк(?:а|и)|тезис(?:а)?'],
];
const unit = units.map(([, words]) => words).join('|');
const number = `\\d|${Object.keys(numbers).join('|')}`;
const around =
  "(?:and|but|ok|okay|now|please|pls|thanks|can you|could you|would you|just|only|give|say|tell|sum|summari[sz]e|make|put|write|get|it|that|this|the|answer|all|whole|thing|again|short|shorter|brief|briefly|shorten|simple|max|maximum|at most|no more than|not more than|up|me|us|as|to|in|into|with|of|down|much|too|long|it[’']s|that[’']s|is|very|way|have|need|i|а|и|но|ами|добре|сега|моля|може ли|можете ли|да|дай|дайте|кажи|кажете|обобщи|обобщете|събери|съберете|съкрати|съкратете|сбий|направи|направете|напиши|го|това|ми|ни|всичко|само|накратко|кратко|кратки|по-кратко|по-късо|до|в|във|с|със|на|най-много|максимум|макс|около|отговора|същото|много|твърде|дълго|е|искам|трябва)";
const inLines = lettered(
  `^[^\\p{L}\\d]*(?:${around}[\\s,:]+)*(?:(${number})[- ](?:of )?(?:short |кратки |къси )?(${unit}))(?:[\\s,]+${around})*[\\s.!?]*$`,
  'iu',
);
const prose =
  '(?:no|without|not in|instead of|fewer|less|без|не на) (?:the |all (?:the|these) |тези |толкова )?(?:bullets?|bullet points|points|lists?|headings?|tables?|точки|точките|списъци|списък|списъка|таблици|таблица|таблицата|подточки|тирета)|(?:as|in) (?:plain text|prose|one paragraph|a paragraph|running text|full sentences|whole sentences)|като (?:обикновен )?текст|в един абзац|свързан текст|с цели изречения';
const asProse = lettered(
  `^[^\\p{L}\\d]*(?:${around}[\\s,:]+)*(?:${prose})(?:[\\s,]+${around})*[\\s.!?]*$`,
  'iu',
);

/** A wish for the answer before in so many sentences, lines or points, or without a list; null for any other message. */
export function linesAsked(
  query: string,
  { reply, last, isLatest, text, whole, frame, language }: Thread,
): PartReading | null {
  if (reply === '' || wordsOf(query).length > WORDS_MAX) return null;
  const isOfText = whole !== null || frame !== null || (last !== null && isText(last));
  // A text of the chat is shortened by its own rules.
  if (isOfText || (text && (last === null || !isLatest))) return null;
  const asked = inCyrillicIfBulgarian(query);
  const form = formIn(asked);
  if (form === null) return null;
  const { about, place } = form;
  const own = languageOf(query, language);
  return { kind: 'part', ask: 'lines', place, about, of: last, language: own };
}

function formIn(asked: string): { about: LineForm; place: number } | null {
  const [, count = '', name = ''] = inLines.exec(asked) ?? [];
  if (count === '') return asProse.test(asked) ? { about: 'sentences', place: FEW } : null;
  const place = numbers[count.toLowerCase()] ?? Number(count);
  const about = units.find(([, words]) => lettered(`^(?:${words})$`, 'iu').test(name))?.[0];
  return about === undefined || place < 1 || place > LINES_MAX ? null : { about, place };
}
