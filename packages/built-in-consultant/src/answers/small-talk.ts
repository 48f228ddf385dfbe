import type { Language } from '@savet/contract/languages';
import { type Knowledge, topicName } from '../knowledge/knowledge.ts';
import { fillTemplate } from '../text/fill-template.ts';
import { bullets, join } from '../text/markdown.ts';
import type { Reading } from '../understanding/reading.ts';

type SmallTalk = Exclude<Reading, { kind: 'topic' }>;

/** Answers greetings, thanks, questions about the consultant, and off-topic questions. */
export function answerSmallTalk(reading: SmallTalk, knowledge: Knowledge): string {
  const { language } = reading;
  const phrases = knowledge.phrases[language];
  if (reading.kind === 'identity') return join(phrases.identity, topicList(knowledge, language));
  if (reading.kind === 'thanks') return phrases.thanks;
  if (reading.kind === 'greeting') return join(phrases.greeting, topicList(knowledge, language));
  const names = (reading.kind === 'off-topic' ? reading.nearest : []).map((name) =>
    topicName(name, knowledge, language),
  );
  const nearest =
    names.length > 0 ? fillTemplate(phrases.nearest, { topics: names.join(', ') }) : '';
  return join(phrases.offTopic, nearest, topicList(knowledge, language));
}

/** The topics by area, one line each. */
function topicList(knowledge: Knowledge, language: Language): string {
  const { topicsLead, topicsEnd } = knowledge.phrases[language];
  const lines = knowledge.areas.map(({ name, topics }) => {
    const names = topics.map((topic) => topicName(topic, knowledge, language)).filter(Boolean);
    return names.length === 0 ? '' : `**${name[language]}:** ${names.join(', ')}`;
  });
  return join(topicsLead, bullets(lines.filter(Boolean)), topicsEnd);
}
