import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../../language/is-english.ts';
import type { Brief } from '../../brief/brief-type.ts';
import { titledReader } from '../../reader/titled.ts';
import { goesOn } from '../goes-on.ts';
import { sentencesOfKind, type Told } from '../told.ts';

/** The parts of an apology: the event, the regret, and the offer. */
export function apologyParts(
  text: string,
  told: Told,
  brief: Brief,
  language: Language,
): Record<string, string> {
  const isOurs = isEnglish[language] && lettered(/(?<!\p{L})(?:we|our|us)(?!\p{L})/iu).test(text);
  const isTold = told.moves.length > 0 || told.before.length > 0 || told.says.length > 0;
  const own = told.happened.replace(/[\s.]+$/u, '');
  const [firstSaid = '', ...saidAfter] = told.says;
  const isBefore = told.before.length > 0;
  const isCaused = (brief['cause'] ?? '') !== '' && !isBefore;
  const story = own !== '' || isCaused ? '' : isBefore ? told.before.join(' ') : firstSaid;
  const reader = titledReader(text) || namedIn(text);
  const says = story !== '' && !isBefore ? saidAfter : told.says;
  const isSentence = own !== '' && !/[.;:]/u.test(own);
  const start = isSentence ? goesOn(own) : '';
  const gift = sentencesOfKind(told, 'offer');
  return {
    sorryStart: isOurs || gift.startsWith('We ') ? 'we are' : 'I am',
    happened: start,
    story: toNamed(story, reader),
    ...(reader === '' ? {} : { person: reader }),
    ...(isTold ? { clause: isSentence ? own : '' } : {}),
    ...(isSentence ? { reason: '' } : {}),
    ...(gift !== '' || told.moves.length > 0 ? { gift } : {}),
    ...(told.moves.some(({ kind }) => kind === 'ask')
      ? { plea: sentencesOfKind(told, 'ask') }
      : {}),
    more: [...(isBefore && story !== '' ? [] : told.before), ...says, sentencesOfKind(told, 'say')]
      .filter((line) => line !== '' && line !== brief['gift'])
      .join(' '),
  };
}

const titled = lettered(/(?<!\p{L})((?:Mr|Mrs|Ms|Dr|г-н|г-жа|г-ца|д-р) \p{Lu}[\p{L}-]+)/u);

/** The one person with a title that a request names. */
function namedIn(text: string): string {
  return titled.exec(text)?.[1] ?? '';
}

/** “Mrs Grey’s wreath” is “your wreath” in a letter to her. */
function toNamed(story: string, reader: string): string {
  if (reader === '') return story;
  return story
    .replaceAll(` на ${reader}`, ' Ви')
    .replaceAll(`${reader}'s`, 'your')
    .replaceAll(`${reader}’s`, 'your');
}
