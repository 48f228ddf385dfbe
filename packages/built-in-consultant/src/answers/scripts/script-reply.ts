import { fillTemplate } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { type ScriptTexts, type Situation, situations } from '../../knowledge/scripts.ts';
import { answered, free, type Reply } from '../../reply.ts';
import { bullets, join } from '../../text/markdown.ts';
import type { PartReading } from '../../understanding/reading.ts';
import { areSent } from '../../understanding/scripts/words-asked.ts';
import { messagesOf } from '../../understanding/thread.ts';
import type { AnswerInput } from '../answer-context.ts';
import { blockquote } from '../frames/blockquote.ts';
import { givenText } from './given-text.ts';
import { slotsIn } from './slots.ts';

/** `<we|I>` */
const numbered = /<([^|<>]*)\|([^|<>]*)>/gu;
const blank = /\[[^\]\n]+\](?!\()/u;

type Slots = Readonly<Record<string, string>>;

/** The words of a talk, with what was told of it; what to answer in it; or what a fact that was added means for it. */
export function scriptReply(reading: PartReading, input: AnswerInput, knowledge: Knowledge): Reply {
  const { ask, about = '', language } = reading;
  const texts = knowledge.scripts.texts[language];
  const [first = '', second = ''] = about.split('/');
  if (ask === 'given') {
    const text = givenText(first, asSituation(second), language, knowledge);
    return free(
      input.context.includes(text) ? knowledge.phrases[language].part.happeningSaid : text,
    );
  }
  const name = asSituation(first);
  if (name === null)
    return free(join(texts.general, knowledge.followUps.phrases[language].people.talk));
  const script = texts.situations[name];
  const slots = slotsOf(input, reading);
  const fill = (text: string) => filled(text, slots, texts.parts);
  const heard = script.answers[second];
  if (heard !== undefined) {
    const lead = fillTemplate(texts.heard, { heard: heard.heard });
    const others = answersOf(script, second).map(fill);
    const isAsked = ask === 'words';
    const text = join(
      lead,
      blockquote(fill(heard.say)),
      ...(isAsked ? [texts.after, bullets(others)] : []),
      fill(heard.more ?? script.note),
    );
    return input.context.includes(text)
      ? free(knowledge.phrases[language].part.happeningSaid)
      : answered(text);
  }
  const isSent = areSent(input.query);
  const words = fill(isSent ? script.write : script.say);
  const text = join(
    texts.lead[isSent ? 'write' : 'say'],
    blockquote(words),
    texts.after,
    bullets(answersOf(script, '').map(fill)),
    fill(script.note),
  );
  // Blanks are the user's.
  if (blank.test(words)) return free(text);
  const business = slots['business'] ?? '';
  const isNamed = business !== '' && words.includes(business);
  return { ...answered(text), usedFields: isNamed ? ['businessName'] : [] };
}

function answersOf({ answers }: ScriptTexts, without: string): string[] {
  return Object.entries(answers)
    .filter(([name]) => name !== without)
    .map(([, { heard, say }]) => `${heard} → ${say}`);
}

function asSituation(name: string): Situation | null {
  return situations.find((each) => each === name) ?? null;
}

function slotsOf(
  { query, context, values, brandHubLocked }: AnswerInput,
  { language }: PartReading,
) {
  const story = messagesOf(context)
    .filter(({ sender }) => sender === 'user')
    .map(({ text }) => text)
    .join('\n');
  const business = brandHubLocked ? null : (values['businessName'] ?? null);
  return slotsIn(story, query, business, language);
}

/** A text with its parts, its slots, and the words of a firm or of one person. */
function filled(text: string, slots: Slots, parts: Readonly<Record<string, readonly string[]>>) {
  const chosen = Object.fromEntries(
    Object.entries(parts).map(([part, texts]) => [
      part,
      fillTemplate(texts.find((each) => isKnown(each, slots)) ?? '', slots),
    ]),
  );
  const spoken = text.replace(numbered, slots['we'] === undefined ? '$2' : '$1');
  return fillTemplate(spoken, chosen).trim();
}

function isKnown(part: string, slots: Slots): boolean {
  return [...part.matchAll(/\{(\w+)\}/gu)].every(([, name = '']) => slots[name] !== undefined);
}
