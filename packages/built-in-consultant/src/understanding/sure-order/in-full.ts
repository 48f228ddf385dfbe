import { lettered } from '@savet/text/lettered';

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
];
const shortDays = lettered(
  /(?<!\p{L})(mon|tues?|weds?|thu(?:rs)?|fri|sat|sun)(?=(?: ?(?:to|-|–|and|&) ?(?:mon|tue|wed|thu|fri|sat|sun)| ?:? ?\d|:? closed)|[.,]? ?(?:at|morning|afternoon|evening)(?!\p{L}))|(?<=(?:to|-|–|and|&|on|until|till|from|by|next) ?)(mon|tues?|weds?|thu(?:rs)?|fri|sat|sun)(?![\p{L}’'])/giu,
);
const shortMonths = lettered(
  /(?<=\d(?:st|nd|rd|th)? )(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?!\p{L})\.?/giu,
);

/** “Mon to Fri”, “24 Dec”: days and months in full. */
export function withDays(text: string): string {
  const full = (names: readonly string[]) => (short: string) =>
    names.find((each) => each.toLowerCase().startsWith(short.slice(0, 3).toLowerCase())) ?? short;
  return text.replace(shortDays, full(dayNames)).replace(shortMonths, full(monthNames));
}

/** A title with its capital, and the name after it: “mr dorsey” becomes “Mr Dorsey”. */
export function titled(text: string): string {
  return text.replace(
    lettered(/(?<!\p{L})(mr|mrs|ms|dr|г-н|г-жа|д-р)(\.? )(?!and )(\p{L})/giu),
    (_, title: string, gap: string, letter: string) =>
      `${/^[a-z]/iu.test(title) ? title.charAt(0).toUpperCase() + title.slice(1) : title.toLowerCase()}${gap}${letter.toUpperCase()}`,
  );
}
