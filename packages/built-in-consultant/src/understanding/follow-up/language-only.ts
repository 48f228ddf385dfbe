import type { Knowledge } from '../../knowledge/knowledge.ts';
import { asksToWrite } from '../forms/asked-form.ts';
import { eligibleLabels } from '../verdict/eligible.ts';

const wishes = ['follow-up/in-english', 'follow-up/in-bulgarian'];

/** Whether a message only asks for another language: “Can you answer in Bulgarian?” */
export function wishesLanguageOnly(query: string, { recogniser }: Knowledge): boolean {
  const [likeliest] = recogniser.classify(query, eligibleLabels(query, true));
  return wishes.includes(likeliest?.label ?? '') && !asksToWrite(query);
}
