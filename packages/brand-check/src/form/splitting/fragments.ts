import { lettered } from '@savet/text/lettered';
import { matchesOf } from '@savet/text/matches';
import { finite } from './bulgarian-clauses.ts';
import { verb } from './english-clauses.ts';
import type { Joint, JointFinder } from './joints.ts';

/** Descriptions without a verb, as adverts have them: “Gel of oats, for skin that …” is two of them. */
const english = {
  begins: lettered(
    /^(?:an?|our|your|two|three|four|five|six|seven|ten|\d+) (?![^,]*(?:^|[^\p{L}])(?:is|are|was|were|has|have|had|will|can|that|which|who)(?!\p{L}))[^,]{8,}/iu,
  ),
  joint: lettered(
    /, (?=(?:made|baked|designed|meant|built|woven|knitted|printed|cut|sewn|grown|picked|brewed|roasted|painted|carved|with|without|for|from) \p{L}+)/giu,
  ),
  relative: lettered(/(?<!\p{L})(?:that|which|who|whose|where|when) [^,]*/giu),
  // A word like “days” may be a noun: only those count that no noun looks like, and all of the past.
  verb: lettered(
    String.raw`(?<!\p{L})(?:${verb}|wants?|needs?|\p{L}{3,}ed (?!by|of|with|for)|\p{L}+s (?:the|an?|our|your|his|her|its|it|us|you|them|to|only))(?!\p{L})`,
    'iu',
  ),
};
const bulgarian = {
  begins:
    /^(?!(?:щом|когато|докато|откакто|понеже|тъй|макар|въпреки|като|дай(?:те)?|в(?:ъв)?|на|от|до|при|за|по|с(?:ъс)?|след|преди|ако|когато|и|но|не|ще|да|моля) )[^,]{8,}/iu,
  joint: lettered(
    /, (?=(?:за|с(?:ъс)?|без|от|(?:изтъкан|направен|изпечен|опечен|събран|ушит|плетен|рисуван|отгледан)[оаи]?) \p{L}+|но (?:всеки|всички|никой) )/giu,
  ),
  relative: lettered(
    /(?<!\p{L})(?:който|която|което|които|чи(?:й|я|е|и)то|където|когато|че)(?!\p{L})[^,]*/giu,
  ),
  verb: lettered(
    String.raw`(?<!\p{L})(?:${finite}|си|се|да|не|\p{L}{2,}(?:ете|[ая]йте|ява|ира|ува|ея|ее))(?!\p{L})`,
    'iu',
  ),
};

/** “Made for skin that …” begins a description, too. */
const participle = lettered(/(?<!\p{L})(?:made|built) (?=(?:for|of|from|with|by) )/giu);

/** Divides what has no verb outside its relative clauses where a new description begins. */
function fragmentJoints({ begins, joint, relative, verb }: typeof english): JointFinder {
  const isDescription = (words: string) =>
    !verb.test(words.replace(relative, '').replace(participle, ''));
  return (written) => {
    if (!begins.test(written)) return [];
    return matchesOf(written, joint).flatMap(({ 0: found, index }): Joint[] => {
      const next = index + found.length;
      const before = written.slice(0, index);
      // „…, но всеки знае“ has a verb of its own, all others belong to what is before them if that is a list or a clause.
      const fits = written.startsWith('но ', next)
        ? isDescription(before)
        : isDescription(written) && !before.includes(',');
      const text = `. ${written.charAt(next).toUpperCase()}`;
      return fits ? [{ start: index, end: next + 1, text, next, fromStart: true }] : [];
    });
  };
}

export const englishFragments = fragmentJoints(english);
export const bulgarianFragments = fragmentJoints(bulgarian);
