import type { Replacement } from '@savet/contract/brand-check';
import { lettered } from '@savet/text/lettered';
import { matchesOf } from '@savet/text/matches';
import type { JointFinder } from './joints.ts';

/** Divides “the starter, which came …” at the end of a sentence into “It came …”. “Which” stands for a thing, never for a person. */
const english = lettered(
  /(?<=(?<!\p{L})(?:the|our|your|my|an?|this|each|its) (?:[\p{L}’'-]+ ){0,2}?(?<noun>[\p{L}’'-]+)), which (?<verb>is|was|has|came|comes|grows|stands|lies|costs|takes|includes|contains|covers|starts|begins|opens|closes|lasts|ends|runs|shows|tells|explains|arrives|leaves|stays|remains|belongs|needs|holds|fits|are|were|have|come|grow|stand|lie|cost|take|include|contain) (?=\p{L})/giu,
);
const plural = /^(?:are|were|have|come|grow|stand|lie|cost|take|include|contain)$/iu;
const openVerb = /^(?:came)$/iu;
/** A comma after it may end the clause, or divide a list to which it belongs. */
const resumes = /,(?! (?:even|which|that|if|when|because|although|where|since) )/iu;

const englishSecond = lettered(/^(?:has|have|is|are|was|were|can|will|\p{L}{3,}s) /iu);

export const englishRelatives: JointFinder = (written) =>
  matchesOf(written, english).flatMap(({ 0: found, index, groups = {} }) => {
    const { noun = '', verb = '' } = groups;
    const next = index + found.length - verb.length - 1;
    const rest = written.slice(next);
    const looksPlural = /[^s]s$/iu.test(noun);
    const isPlural = openVerb.test(verb) ? looksPlural : plural.test(verb);
    if (isPlural !== looksPlural || resumes.test(rest)) return [];
    const also = withoutSecond(rest, next, / and which /giu, ' and ', englishSecond);
    if (!also) return [];
    const put = isPlural ? '. They ' : '. It ';
    return [
      {
        start: index,
        end: next,
        text: put,
        next,
        isWeak: true,
        also,
      },
    ];
  });

const bulgarianSecond = lettered(/^(?!(?:никой|всеки|всички|ние|Вие|аз|той|тя|те|\p{L}+[ъя]т) )/u);
const pronouns: Readonly<Record<string, string>> = {
  който: 'Той',
  която: 'Тя',
  което: 'То',
  които: 'Те',
};
/**
 * Verbs whose subject “който” surely is, behind a noun with an article: of any other noun the clause may say which one is meant, as in
 * „всеки, който се появява“.
 */
const bulgarian = lettered(
  /(?<=(?:\p{L}{2,}[ъя]т(?=, който)|\p{L}{2,}та(?=, ко(?:я|и)то)|\p{L}{2,}то(?=, което)|\p{L}{2,}те(?=, които))), (?<which>който|която|което|които) (?=(?:е|са|беше|бяха|ще (?:бъде|бъдат|остане|дойде|се)|дойде|дойдоха|идва|идват|живее|живеят|стои|стоят|расте|растат|струва|струват|отлежава|отлежават|започва|започват|трае|продължава|остава|остават|се \p{L}{3,}) )/giu,
);
/** Whoever chooses says which one. */
const chooses = lettered(/(?<!\p{L})(?:избер|избир|търс|намер|вземе|ползва|посоч|иска)\p{L}*/iu);
const bulgarianResumes = lettered(
  /,(?! (?:дори|(?:\p{L}{1,2} )?ко(?:й|я|е|и)то|че|за да|ако|когато|докато|защото|където|без да) )/iu,
);

export const bulgarianRelatives: JointFinder = (written) =>
  matchesOf(written, bulgarian).flatMap(({ 0: found, index, groups = {} }) => {
    const which = groups['which']?.toLowerCase() ?? '';
    const next = index + found.length;
    const rest = written.slice(next);
    if (bulgarianResumes.test(rest) || chooses.test(written)) return [];
    const second = lettered(` и ${which} `, 'giu');
    const also = withoutSecond(rest, next, second, ' и ', bulgarianSecond);
    if (!also) return [];
    const put = pronouns[which] ?? '';
    return [
      {
        start: index,
        end: next,
        text: `. ${put} `,
        next,
        isWeak: true,
        also,
      },
    ];
  });

/** “… and which has been fed”: the second one has the subject of the first, unless another one follows. */
function withoutSecond(
  rest: string,
  at: number,
  second: RegExp,
  put: string,
  fits: RegExp,
): readonly Replacement[] | null {
  const found = matchesOf(rest, second);
  if (found.some(({ 0: words, index }) => !fits.test(rest.slice(index + words.length))))
    return null;
  return found.map(({ 0: words, index }) => ({
    start: at + index,
    end: at + index + words.length,
    text: put,
  }));
}
