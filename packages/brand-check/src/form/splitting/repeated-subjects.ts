import { lettered } from '@savet/text/lettered';
import { matchesOf } from '@savet/text/matches';
import { capitalised } from '../../fixing/edits.ts';
import type { Joint, JointFinder } from './joints.ts';

/**
 * “We have read your letter and have come …”: the same subject and the same auxiliary. As in the patterns below, what is before “and” is read
 * only where there is an “and”.
 */
const sameAuxiliary = lettered(
  /(?= and )(?<=(?:^|, )(?<subject>I|we|you|they|he|she|it) (?<aux>have|has|will|can|are|is|was|were) (?<between>[^;:]{10,}?)) and \k<aux> (?=\p{L}+)/giu,
);
/** Not divided with a clause in between: the last verb may belong to that clause. */
const otherClause = lettered(
  /(?<!\p{L})(?:that|which|who|if|when|because|as) (?:\p{L}+ )?(?:have|has|will|can|are|is|was|were)(?!\p{L})/iu,
);
/** Things, for which “it” is right. */
const thing =
  '(?:search|box|order|parcel|package|table|chair|bench|bread|loaf|course|class|lesson|appointment|invoice|report|contract|offer|room|house|shop|oven|mill|path|walk|tour|price|plan|product|app|service|subscription|bill|book|guide|machine|bike|kit|set|cream|oil|soap|tea|coffee|wine|meeting|session|visit|review|process|project|workshop|collection|system|software|delivery|repair|garden|kitchen|menu|programme|trial|account|page|website)';
const does =
  '(?:waits|stands|lies|comes|costs|takes|lasts|includes|contains|starts|begins|continues|leads|opens|goes|stays|remains|leaves|arrives|needs|ends|runs|covers|shows|works|keeps|reminds|tells|explains|helps|gives|brings|sends|saves|offers|serves|carries|protects|answers|comes|has|is|will)';
const sameThing = lettered(
  String.raw`(?=,? and )(?<=^(?:an?|the|our|your|this|each|every) (?:[\p{L}’'-]+ )?${thing}(?: (?:with|for|from|in|of|at) (?:\p{L}+ ){0,2}\p{L}+)? ${does} [^;:]*?),? and (?<then>then )?(?=(?!has |is |will )${does} \p{L}+)`,
  'giu',
);

const secondVerb = lettered(String.raw`, ${does} [^,]*$`, 'iu');

export const englishRepetitions: JointFinder = (written) => [
  ...matchesOf(written, sameAuxiliary).flatMap(({ 0: found, index, groups = {} }) => {
    const { subject = '', aux = '', between = '' } = groups;
    return otherClause.test(between)
      ? []
      : [
          jointAt(
            index,
            found.length,
            `. ${capitalised(subject.toLowerCase())} ${aux.toLowerCase()} `,
          ),
        ];
  }),
  ...matchesOf(written, sameThing).map(({ 0: found, index, groups = {} }) => {
    const joint = jointAt(
      index,
      found.length,
      groups['then'] === undefined ? '. It ' : '. It then ',
    );
    // “begins …, continues …, and leads …”: two verbs are left before it.
    const comma = secondVerb.exec(written.slice(0, index))?.index;
    const sure = { ...joint, fromStart: true as const };
    return comma === undefined
      ? sure
      : { ...sure, also: [{ start: comma, end: comma + 1, text: ' and' }] };
  }),
  ...Array.from(
    matchesOf(
      written,
      /(?=, and then another )(?<=^it took (?:us |me |them )?[^.;:]+), and then another /giu,
    ),
    ({ 0: found, index }) =>
      jointAt(
        index,
        found.length,
        `. Then it took ${/^it took (us|me|them) /iu.exec(written)?.[1]?.concat(' ') ?? ''}another `,
      ),
  ),
];

const imperatives =
  '(?:вземи|вземете|донеси|донесете|виж|вижте|запази|запазете|избери|изберете|питай|питайте|поръчай|поръчайте|остави|оставете|дай|дайте|доведи|доведете|докарай|докарайте|провери|проверете|прочети|прочетете|изпрати|изпратете)';
/** “и си го вземи” → “Вземи си го”: unstressed words follow the verb that begins a sentence. */
const withClitics = lettered(
  String.raw`,? и (?<clitics>(?:(?:си|ми|ни|ѝ|му|го|я|ги|се) ){1,2})(?<verb>${imperatives})(?!\p{L})`,
  'giu',
);
/** “Курсът трае …, струва … и завършва …”: the same subject goes on, and need not be said. */
const goesOn = lettered(
  /(?= и )(?<=^(?:\p{L}+(?:ът|ят|та|то|те)|\p{L}+ (?:ни|Ви|ви|ти)) [^;:]+) и (?=(?:завършва|завършват|започва|започват|включва|включват|струва|струват|трае|продължава|съдържа|предлага|предлагат|помага|показва|остава|води) )/giu,
);
/** Not divided with a clause in between: the last verb may belong to that clause. */
const clauseBetween = lettered(
  /(?<!\p{L})(?:ко(?:й|я|е|и)то|че|да|ако|когато|където|защото|докато|кой|как|какво)(?!\p{L})/iu,
);
const secondDoes =
  /, (?=(?:струва|трае|включва|започва|съдържа|предлага|помага|показва|дава|носи|пази) [^,]*$)/iu;
/** “писмото не се губи, а стои”: what it does instead, with the same subject. */
const instead = lettered(
  /(?=, а )(?<=не (?:се |го |я |ги )?\p{L}{3,}(?:и|а|я|е)(?: [^,;:]+)?), а (?=(?:стои|стоят|остава|остават|отива|отиват|идва|идват|чака|чакат|излиза|излизат|започва|започват|получава|получават) )/giu,
);
/** “…, той е на осемдесет години”: a sentence that only a comma divides from the one before it. */
const spliced = /, (?=(?:той|тя|те) (?:е|са|има|имат|ще|беше|бяха) )/giu;
const instructs = lettered(
  String.raw`^(?:моля,? )?(?:${imperatives}|обади се|обадете се|ела|елате)(?!\p{L})`,
  'iu',
);

export const bulgarianRepetitions: JointFinder = (written) => [
  ...(instructs.test(written) ? matchesOf(written, withClitics).map(clitics) : []),
  ...matchesOf(written, goesOn).flatMap(({ 0: found, index }) => {
    const before = written.slice(0, index);
    if (clauseBetween.test(before)) return [];
    const comma = secondDoes.exec(before)?.index;
    const joint = beginning(written, index, found);
    return comma === undefined
      ? joint
      : { ...joint, also: [{ start: comma, end: comma + 1, text: ' и' }] };
  }),
  ...matchesOf(written, instead).map(({ 0: found, index }) => beginning(written, index, found)),
  ...matchesOf(written, spliced).map(({ 0: found, index }) => beginning(written, index, found)),
];

function clitics({ 0: found, index, groups = {} }: RegExpExecArray): Joint {
  const { clitics: before = '', verb = '' } = groups;
  return jointAt(index, found.length, `. ${capitalised(verb.toLowerCase())} ${before.trim()}`);
}

/** The word after it begins the new sentence. */
function beginning(written: string, start: number, found: string): Joint {
  const next = start + found.length;
  return { start, end: next + 1, text: `. ${written.charAt(next).toUpperCase()}`, next };
}

function jointAt(start: number, length: number, text: string): Joint {
  return { start, end: start + length, text, next: start + length };
}
