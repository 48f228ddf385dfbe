import { lettered } from '@savet/text/lettered';

const hour = '\\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm|ч\\.?|часа)?';
const pattern = lettered(`(?<![\\d.,])${hour} ?(?:-|–|to|till|until|до) ?${hour}(?!\\d)`, 'iu');
const start = lettered(
  /(?:^|[:;,.]\s|\s)((?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*|weekdays?|пон\p{L}*|вт\p{L}*|ср\p{L}*|чет\p{L}*|пет\p{L}*|съб\p{L}*|нед\p{L}*|делник\p{L}*)[\p{L} ,–-]{0,40})$/iu,
);

/** Opening hours as the request gives them, one line each; empty if it gives none. */
export function hoursIn(text: string): string {
  const found = pattern.exec(text);
  if (found === null) return '';
  const days = start.exec(text.slice(Math.max(0, found.index - 60), found.index))?.[1] ?? '';
  const from = text.slice(found.index);
  const end =
    /[.!?](?:\s|$)|,? (?:write|make|напиш|направ|за вратата|за фейсбук|for the door|for facebook)/iu.exec(
      from,
    );
  const whole = (days + from.slice(0, end?.index ?? from.length)).trim();
  return (
    whole
      .split(lettered(/[,;] ?(?:и |and )?(?=\p{L})/u))
      .map((part) => part.trim())
      // “Starting next Monday” stands in the heading.
      .filter(
        (part) =>
          part !== '' &&
          !lettered(
            /^(?:starting|from|as of|effective|от|считано|започвайки)(?!\p{L})[^\d]*$/iu,
          ).test(part),
      )
      .map((part) => `- ${part.charAt(0).toUpperCase()}${part.slice(1)}`)
      .join('\n')
  );
}
