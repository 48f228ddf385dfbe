import type { GradedAnswer } from './grade.ts';

/** Everything that the model was told: question, earlier messages and Brand Hub. */
export function givenText({ question, hub }: GradedAnswer): string {
  return [askedText({ question }), ...Object.values(hub.values)].join('\n');
}

/** The question with the earlier messages. */
export function askedText({ question }: Pick<GradedAnswer, 'question'>): string {
  return [question.question, ...(question.context ?? []).map(({ text }) => text)].join('\n');
}
