import { fillTemplate } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { answered, free, type Reply } from '../../reply.ts';
import { join } from '../../text/markdown.ts';
import { firstWay, sidesOf } from '../../understanding/angle/choice-sides.ts';
import { labelName } from '../../understanding/choice.ts';
import { nameMark } from '../../understanding/follow-up/name-mark.ts';
import type { AngleReading } from '../../understanding/reading.ts';
import { hoursText, weeksText } from '../advice/effort-text.ts';
import { stepsInOrder } from '../advice/first-step.ts';
import { contentStems } from '../again/content-stems.ts';
import { cardOf } from '../again/gist.ts';
import { isShown } from '../again/said-replies.ts';
import { sentenceFor } from '../again/search-answer.ts';
import type { AnswerInput } from '../answer-context.ts';
import { groupSum } from './group-sum.ts';
import { oneWayNote } from './one-sided.ts';
import { planReply } from './plan-reply.ts';
import { shapeReply, soughtText } from './shape-reply.ts';

/** Fewest own words of the ways in a sentence about one of them. With up to `FEW` own words, one is enough. */
const SIDE_MIN = 2;
const FEW = 3;

/** The reply to a question about a subject other than how it is done. Replies that fit any subject take no query. */
export function angleReply(
  { about, name, nearest, of, isNear, language }: AngleReading,
  input: AnswerInput,
  knowledge: Knowledge,
): Reply {
  const { context, query } = input;
  const { choices, cases, general, situationNear } = knowledge.angles.texts[language];
  const { nextTopics, allSaid } = knowledge.phrases[language];
  const names = nearest.map((label) => labelName(label, language, knowledge));
  if (about === 'shapes') return shapeReply({ name, nearest, language }, input, knowledge);
  if (about === 'plans') return planReply(query, language, knowledge);
  if (about !== 'general') {
    const own = { choices, cases, situations: knowledge.situations.texts[language] };
    const pattern = own[about][name] ?? '';
    const text = fillTemplate(pattern, {
      sought: soughtText(query, language, knowledge),
      own: pattern.includes('{own}') ? groupSum(query, language, knowledge) : '',
    });
    if (isShown(text, context)) return free(about === 'situations' ? gistOf(text) : allSaid);
    if (isNear) return free(join(situationNear, text));
    const shown = join(text, fillTemplate(nextTopics, { topics: names.join(', ') }));
    const open = about === 'cases' ? oneWayNote(query, text, language, knowledge) : '';
    if (open !== '') return free(join(text, open));
    const isFree = about === 'cases' && knowledge.angles.signs.cases[name]?.free === true;
    return isFree ? free(join(text, knowledge.angles.texts[language].shapeNote)) : answered(shown);
  }
  const [label = ''] = nearest;
  const sentence = name === 'comparison' ? nearestSentence(query, of, language, knowledge) : null;
  const { found } = knowledge.followUps.phrases[language];
  const step = of === null ? '' : (stepsOf(of, label, knowledge)[0] ?? '');
  const pattern = general[name as keyof typeof general];
  const text = filled(pattern, { label, step }, language, knowledge);
  const mark = ['comparison', 'without'].includes(name) ? '' : `${nameMark(names[0] ?? '')} `;
  const list = names.map((each, index) => `${index + 1}. **${each}**`).join('\n');
  const shown = join(
    `${mark}${text}`,
    sentence === null ? '' : fillTemplate(found, { sentence }),
    list === '' ? '' : knowledge.replies[language].nearest,
    list,
  );
  return {
    ...{ text: shown, isAnswer: false, usedFields: [] },
    offer: { choices: names, team: true },
  };
}

/** The decision on a situation, and the words to say. */
function gistOf(text: string): string {
  const [decision = '', ...rest] = text.split('\n\n');
  return join(decision, ...rest.filter((block) => block.startsWith('>')));
}

/** The sentence about the two ways in the advice on the first of them; null if there is none. */
function nearestSentence(
  query: string,
  of: AngleReading['of'],
  language: AngleReading['language'],
  knowledge: Knowledge,
): string | null {
  const card = of === null ? undefined : cardOf(of, knowledge);
  const topic = of?.kind === 'topic' ? knowledge.topics.get(of.topic)?.[language] : undefined;
  const sentence = card === undefined ? null : sentenceFor(query, card, topic, knowledge);
  return sentence !== null && isOnSide(sentence, query, knowledge) ? sentence : null;
}

/** Whether a sentence is about one of the two ways, not only about what they have in common. */
function isOnSide(sentence: string, query: string, knowledge: Knowledge): boolean {
  const sides = sidesOf(query);
  if (sides === null) return false;
  const [left, right] = [
    contentStems(firstWay(sides), knowledge),
    contentStems(sides.right, knowledge),
  ];
  const own = [...left, ...right].filter((stem) => !(left.has(stem) && right.has(stem)));
  const said = contentStems(sentence, knowledge);
  return own.filter((stem) => said.has(stem)).length >= (own.length <= FEW ? 1 : SIDE_MIN);
}

function stepsOf(
  of: NonNullable<AngleReading['of']>,
  label: string,
  knowledge: Knowledge,
): string[] {
  const card = cardOf(of, knowledge);
  return card === undefined ? [] : stepsInOrder(card, label, of.language, knowledge);
}

function filled(
  text: string,
  { label, step }: { label: string; step: string },
  language: AngleReading['language'],
  { followUps }: Knowledge,
): string {
  const effort = followUps.efforts[label];
  if (effort === undefined) return text;
  const phrases = followUps.phrases[language];
  const weeks = weeksText(effort.weeks, phrases);
  return fillTemplate(text, {
    step,
    ...{ hours: hoursText(effort.hours, phrases), weeks, who: phrases.who[effort.who] },
    sign: fillTemplate(phrases.signs[effort.sign], { weeks }),
  });
}
