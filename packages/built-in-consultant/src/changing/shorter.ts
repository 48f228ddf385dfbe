import { lettered } from '@savet/text/lettered';
import { sentencesOf } from '@savet/text/text';
import { lengthIn } from '../text/length.ts';

/** A shorter text has at most this share of the words. */
const SHARE = 0.65;
/** Texts with fewer words lose their meaning with a sentence. */
const WORDS_MIN = 16;

/** Lines that a letter needs: to whom, about what, the greeting. */
const frameLine =
  /^(?:\*\*|to:|до:|subject:|тема:|(?:hello|hi|dear|good (?:morning|day)|здравей|уважаем)[^.!?]*$|\d+\. |#|\|)/i;
/** Nothing of the line is said yet: it is all blanks. */
const onlyBlanks =
  /^(?:[-–] )?(?:(?!I am writing|пиша)[^[\]:\d]{0,40}: )?(?:\[[^\]]+\][\s,.–:;!?]*)+$/iu;

/** Sentences that every letter may have: they say nothing of it. */
const courtesy =
  /^(?:if you have questions|questions: |thank you for your message|ако имате въпроси|за въпроси: |благодаря за съобщението)/i;

/** A sentence that begins like this goes on from the one before it. */
const goesOn = lettered(
  /^[„“"«(–-]*\s*(?:it|its|this|that|these|those|they|them|their|he|she|so|but|and|or|then|therefore|otherwise|instead|both|also|because|if not|here|there|each of|which|тя|той|то|те|това|този|тази|тези|така|затова|но|а|и|или|тогава|иначе|после|освен|обаче|защото|ако не|там|двете|двата|всеки от)(?!\p{L})/iu,
);

interface Unit {
  line: number;
  sentence: string;
}

/** The text with fewer sentences; null if every one of them is needed. The first and the last line stay. */
export function shorter(text: string): string | null {
  const words = lengthIn(text, 'words');
  const lines = text.split('\n');
  let units: Unit[] = lines.flatMap((content, line) =>
    isSplit(content)
      ? wholeSentences(content).map((sentence) => ({ line, sentence }))
      : [{ line, sentence: content }],
  );
  // Of a few words, only what says nothing may go.
  const all = droppable(units, lines);
  for (const unit of words < WORDS_MIN ? all.filter(isEmpty) : all) {
    if (isNeeded(unit, units)) continue;
    units = units.filter((other) => other !== unit);
    const shown = textOf(units, lines.length);
    if (lengthIn(shown, 'words') <= words * SHARE) return shown;
  }
  const shown = textOf(units, lines.length);
  return lengthIn(shown, 'words') < words ? shown : null;
}

/** The sentences of a line. One never ends within a blank in square brackets, and a question keeps its answer. */
function wholeSentences(line: string): string[] {
  return sentencesOf(line).reduce<string[]>((before, sentence) => {
    const last = before.at(-1);
    const goesOver =
      last !== undefined &&
      (last.lastIndexOf('[') > last.lastIndexOf(']') || /[?:]["”“»]?$/u.test(last));
    return goesOver ? [...before.slice(0, -1), `${last} ${sentence}`] : [...before, sentence];
  }, []);
}

/** Whether what is left would hang in the air: the next sentence goes on from this one. */
function isNeeded(unit: Unit, units: readonly Unit[]): boolean {
  const next = units.slice(units.indexOf(unit) + 1).find(({ sentence }) => sentence.trim() !== '');
  return next !== undefined && goesOn.test(next.sentence.trim());
}

function isSplit(line: string): boolean {
  return line.trim() !== '' && !frameLine.test(line) && !/^[-|>]/.test(line);
}

function isEmpty({ sentence }: Unit): boolean {
  return onlyBlanks.test(sentence) || courtesy.test(sentence);
}

/** The units that may go, first those without content, then the last ones. */
function droppable(units: readonly Unit[], lines: readonly string[]): Unit[] {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const isSingle = last === 0;
  const middle = units.filter(
    ({ line, sentence }, index) =>
      index > 0 && (isSingle || line < last) && sentence.trim() !== '' && !frameLine.test(sentence),
  );
  const reversed = middle.toReversed();
  const said = reversed.filter((unit) => !isEmpty(unit));
  // A letter whose only sentence is gone says nothing.
  return [...reversed.filter(isEmpty), ...(isSingle ? said : said.slice(0, -1))];
}

function textOf(units: readonly Unit[], lines: number): string {
  const shown = Array.from({ length: lines }, (_, line) =>
    units.flatMap((unit) => (unit.line === line ? unit.sentence : [])).join(' '),
  );
  return shown
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
