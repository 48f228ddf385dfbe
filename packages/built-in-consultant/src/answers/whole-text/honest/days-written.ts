import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';

const days: Record<Language, readonly (readonly [string, string])[]> = {
  EN: [
    ['mon', 'Monday'],
    ['tues?', 'Tuesday'],
    ['weds?', 'Wednesday'],
    ['thurs?|thu', 'Thursday'],
    ['fri', 'Friday'],
    ['sat', 'Saturday'],
    ['sun', 'Sunday'],
  ],
  BG: [
    ['пон', 'понеделник'],
    ['вт', 'вторник'],
    ['ср', 'сряда'],
    ['четв?', 'четвъртък'],
    ['съб', 'събота'],
    ['нед', 'неделя'],
  ],
};
const before: Record<Language, string> = {
  EN: '(?<=(?:^|[^\\p{L}])(?:to|and|on|until|till|by|from|next|this|closed|open|back|shud be|be|days?|-|–) ?)',
  BG: '(?<=(?:^|[^\\p{L}])(?:от|до|и|в|във|след|всеки|всяка|този|тази|–|-) ?)',
};
const words = Object.fromEntries(
  (['EN', 'BG'] as const).map((language) => [
    language,
    days[language].map(
      ([short, long]) =>
        [lettered(`${before[language]}(?:${short})\\.?(?![\\p{L}\\d])`, 'giu'), long] as const,
    ),
  ]),
);

/** “Closed mon to weds”: the days in full. */
export function withDaysWritten(request: string, language: Language): string {
  return (words[language] ?? []).reduce(
    (text, [short, long]) => text.replace(short, long),
    request,
  );
}
