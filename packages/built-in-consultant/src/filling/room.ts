import type { DetailWords } from '../knowledge/details.schema.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import type { Details } from '../understanding/details.ts';
import { titleOf } from './skeleton.ts';

/**
 * Fills the blanks of a ready text that a detail of the question answers: `[town]`, `[occasion]`, `[role]`.
 * @param job the job that the text is about; null if it is about none
 */
export function fillRoom(
  text: string,
  details: Details,
  { room }: Pick<DetailWords, 'room'>,
  job: string | null = null,
): string {
  const { place, occasion } = details;
  const title = job === null ? '' : titleOf(job);
  return text.replace(/\[([^\]\n]+)\](?!\()/g, (blank, name: string) => {
    const small = name.toLowerCase();
    if (place !== null && room.place.includes(small)) return escapeMarkdown(place);
    if (occasion !== null && room.occasion.includes(small)) return escapeMarkdown(occasion);
    if (title !== '' && room.title.includes(small)) return title;
    return blank;
  });
}
