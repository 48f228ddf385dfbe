import { lettered } from '@savet/text/lettered';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { examplesOf } from '../../recognition/examples.ts';
import { comparedWords } from '../../recognition/features.ts';
import { eligibleLabels } from './eligible.ts';
import { isNamedIn, mentionsIn } from './settled.ts';

type Needed = Pick<Knowledge, 'recogniser' | 'cards' | 'topicCards' | 'understanding'>;

/** Words that rule something out, up to the end of their clause: “without going through tenders”, „вместо да даваме обяви“. */
const ruling = lettered(
  /(?<!\p{L})(?:without|instead of|rather than|other than|apart from|besides|but not|not (?:by|through|via|with|using)|if (?:i|we) can[’']?t(?: afford to)?|ако не мо(?:га|жем) да|без(?: да)?|вместо(?: да)?|освен(?: да)?|(?:но|а) не|не (?:чрез|през|посредством))(?=\s)\s+((?:(?!(?:and|but|so|because|how|what|и|но|а|как|какво|защо)\s)[^\s,;.?!:–—]+\s*){1,6})/giu,
);
/** Less likely without what is ruled out, an advice was taken by that alone. */
const LEFT = 0.5;
/** “If I can’t raise wages”. */
const unable = lettered(/(?<!\p{L})(?:if (?:i|we) can[’']?t|ако не мо(?:га|жем) да)(?!\p{L})/iu);
/** So unlikely, the rest is about something else. */
const NOTHING = 0.1;
/** An example so like the message rules out the same: “what can I offer instead of a discount?” */
const ASKED_BEFORE = 0.55;
/** Fewer words that are left ask about nothing. */
const WORDS_MIN = 4;

/** The part of a message that rules something out, and the rest; null if nothing is ruled out. */
function parted(message: string): { out: string; rest: string } | null {
  const found = [...message.matchAll(ruling)];
  if (found.length === 0) return null;
  return {
    out: found.map(([, phrase = '']) => phrase).join(' '),
    rest: message
      .replace(ruling, ' ')
      .replace(/\s{2,}/gu, ' ')
      .trim(),
  };
}

/**
 * The rest of a message whose advice is on the very thing that it rules out: “how do I find clients without tenders?” is no question
 * on tenders. Null if the advice is about the rest, too.
 */
export function restWithout(message: string, label: string, knowledge: Needed): string | null {
  const parts = parted(message);
  if (parts === null) return null;
  const { out, rest } = parts;
  if (comparedWords(rest).length < WORDS_MIN) return null;
  const isAskedBefore = (knowledge.recogniser.likenesses(message).get(label) ?? 0) >= ASKED_BEFORE;
  if (isAskedBefore && examplesOf(label).some((example) => isRuledOutIn(example, label, knowledge)))
    return null;
  const found = knowledge.recogniser.classify(rest, eligibleLabels(rest, false));
  const likelihood = found.find((each) => each.label === label)?.likelihood ?? 0;
  // A thing that the user can't do is no subject, whatever the advice is called.
  if (likelihood < NOTHING && unable.test(message)) return rest;
  return likelihood < LEFT && isNamedOnlyIn(out, rest, label, knowledge) ? rest : null;
}

/** Whether an example of an advice rules out that very thing: then it says what to do instead. */
function isRuledOutIn(example: string, label: string, knowledge: Needed): boolean {
  const parts = parted(example);
  return parts !== null && isNamedOnlyIn(parts.out, parts.rest, label, knowledge);
}

/** Whether the name of an advice, or a word of it, stands only in what is ruled out. “The press” is a part of “press release”. */
function isNamedOnlyIn(out: string, rest: string, label: string, knowledge: Needed): boolean {
  if (isNamedIn(out, label, knowledge)) return !isNamedIn(rest, label, knowledge);
  return mentionsIn(out, label, knowledge) && !mentionsIn(rest, label, knowledge);
}
