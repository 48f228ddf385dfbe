import type { Language } from '@savet/contract/limits';
import { type Knowledge, topicName } from './knowledge.ts';
import { bullets, join } from './markdown.ts';
import { answerLanguage, readQuestion } from './reading.ts';
import { type AnswerInput, topicAnswer } from './topic-answer.ts';

/** The start of the note by which it is recognised in the thread, in UTF-16 units. */
const NOTE_START = 40;

/** The built-in consultant's answer in markdown; the same input always gives the same text. */
export function answer(input: AnswerInput, knowledge: Knowledge): string {
  const language = answerLanguage(input);
  const phrases = knowledge.phrases[language];
  const reading = readQuestion(input, knowledge);
  if (reading.kind === 'identity') return join(phrases.identity, topicList(knowledge, language));
  if (reading.kind === 'thanks') return phrases.thanks;
  const said = input.context.includes(phrases.note.slice(0, NOTE_START));
  const note = said ? '' : `*${phrases.note}*`;
  if (reading.kind === 'greeting') {
    return join(phrases.greeting, topicList(knowledge, language), note);
  }
  if (reading.kind === 'off-topic') {
    const name = topicName(reading.nearest, knowledge, language);
    const nearest = name && phrases.nearest.replace('{topic}', () => name);
    return join(phrases.offTopic, nearest, topicList(knowledge, language), note);
  }
  return join(...topicAnswer(reading, input, knowledge, language), note);
}

function topicList(knowledge: Knowledge, language: Language): string {
  const { topicsLead, topicsEnd } = knowledge.phrases[language];
  const names = [...knowledge.topics.values()].map((topic) => topic[language].name);
  return `${topicsLead}\n\n${bullets(names)}\n\n${topicsEnd}`;
}
