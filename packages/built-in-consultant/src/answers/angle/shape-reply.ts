import type { Language } from '@savet/contract/languages';
import { fillTemplate } from '@savet/text/text';
import { quote } from '../../filling/quote.ts';
import type { ShapeName } from '../../knowledge/angles.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { FieldName } from '../../knowledge/topic.schema.ts';
import type { Reply } from '../../reply.ts';
import { join } from '../../text/markdown.ts';
import { shapeOf } from '../../understanding/asked/shape.ts';
import type { AngleReading } from '../../understanding/reading.ts';
import type { AnswerInput } from '../answer-context.ts';
import { choicesOf, numbered } from '../replies/fixed-reply.ts';

/** The field of the Brand Hub that counts for each kind of question. */
const fields: Readonly<Partial<Record<ShapeName, FieldName>>> = {
  find: 'competitiveAdvantage',
  choose: 'idealCustomer',
  cost: 'products',
  worth: 'idealCustomer',
  start: 'idealCustomer',
  why: 'painPoints',
};
/** A longer value is no aside. In UTF-16 units. */
const VALUE_MAX = 160;

/** “You are looking for a supplier of flour. ”, if the question says so plainly; otherwise empty. */
export function soughtText(query: string, language: Language, { angles }: Knowledge): string {
  const shape = shapeOf(query);
  const opening = shape === null ? undefined : angles.texts[language].shapes[shape.name].opening;
  if (shape === null || shape.object === null || opening === undefined) return '';
  return `${fillTemplate(opening, { object: shape.object })} `;
}

/** Help with any question of a kind, free of charge, with the field that counts and the advice that is near. */
export function shapeReply(
  { name, nearest, language }: Pick<AngleReading, 'name' | 'nearest' | 'language'>,
  input: AnswerInput,
  knowledge: Knowledge,
): Reply {
  const shape = name as ShapeName;
  const { shapes, shapeNote } = knowledge.angles.texts[language];
  const lead = soughtText(input.query, language, knowledge);
  const choices = choicesOf(nearest, language, knowledge);
  const list =
    choices.length === 0 ? '' : join(knowledge.replies[language].nearest, numbered(choices));
  return {
    text: join(
      `${lead}${shapes[shape].text}`,
      ownField(shape, language, input, knowledge),
      shapeNote,
      list,
    ),
    ...{ isAnswer: false, usedFields: [], offer: { choices, team: true } },
  };
}

function ownField(
  shape: ShapeName,
  language: Language,
  { values, brandHubLocked }: AnswerInput,
  { angles, phrases }: Knowledge,
): string {
  const field = fields[shape];
  const value = field === undefined ? '' : (values[field] ?? '').trim();
  const use = angles.texts[language].shapeUses[shape];
  if (brandHubLocked || use === undefined || value === '' || value.length > VALUE_MAX) return '';
  return fillTemplate(use, { value: quote(value, phrases[language]) });
}
