import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../language/is-english.ts';
import type { Brief } from '../brief/brief-type.ts';
import { toReaderBg, turned } from '../brief/clauses.ts';

/** The congratulated person and the achievement: “Martin on passing his exam”, „курсиста Мартин, който взе изпита“. */
export function achievementParts(
  text: string,
  { person = '' }: Brief,
  language: Language,
): Record<string, string> {
  const said = text.replace(
    /\s[–-]\s*(?:an? )?(?:facebook|instagram|linkedin|short)?\s*(?:post|message|email|пост|съобщение|имейл)[^.]*\.?$/iu,
    '',
  );
  if (isEnglish[language]) {
    const [, who = '', what = ''] =
      /(?:congratulate|congratulations? (?:to|for)|congratulations? (?:note|message|email|post|letter) (?:to|for)) ([^.:;!?\n]{2,80}?) (?:on|for) ((?:[^,.;:!?\n]|[.,](?=\d)){3,120})/iu.exec(
        said,
      ) ?? [];
    const did = what === '' ? doneBy(said) : null;
    if (did !== null)
      return {
        toWhom: did.who,
        person: person || nameIn(did.who),
        achievement: turned(did.what, 'EN'),
        publicDeed: `on ${did.what}`,
      };
    return {
      toWhom: who,
      person: person || nameIn(who),

      achievement: turned(what, 'EN').replace(lettered(/(?<!\p{L})its(?= )/giu), 'your'),
      publicDeed: what === '' ? '' : `on ${what}`,
    };
  }
  const [, who = '', joined = '', what = ''] =
    /(?:поздрав(?:и|ете|ление)(?: (?:до|за|към))?|честит(?:и|ете|о)(?: на)?) ([^.:;!?\n]{2,80}?)(,? ко(?:й|я|е|и)то | за | по случай )((?:[^,.;:!?\n]|[.,](?=\d)){3,120})/iu.exec(
      said,
    ) ?? [];
  const isClause = /ко(?:й|я|е|и)то/u.test(joined);
  // „Вчера стана баща“: the day goes to the end.
  const told = what.replace(/^(вчера|днес|онзи ден|завчера|снощи|тази седмица) (.+)$/iu, '$2 $1');
  const clause = isClause ? (toReaderBg(turned(told, 'BG')) ?? '') : '';
  return {
    toWhom: who,
    person: person || nameIn(who),

    achievement: isClause ? '' : turned(what, 'BG'),
    deed: clause,
    publicDeed: what === '' ? '' : `${isClause ? joined.replace(/^,?\s*/u, ', ') : ' за '}${what}`,
  };
}

const gerunds: Readonly<Record<string, string>> = {
  ...{ became: 'becoming', won: 'winning', passed: 'passing', finished: 'finishing' },
  ...{ opened: 'opening', got: 'getting', received: 'receiving', graduated: 'graduating' },
  ...{ completed: 'completing', started: 'starting', published: 'publishing' },
  ...{ reached: 'reaching', turned: 'turning', married: 'marrying', bought: 'buying' },
};

/** “Tom, who became a father yesterday”: on becoming a father. */
function doneBy(said: string): { who: string; what: string } | null {
  const [, who = '', verb = '', rest = ''] =
    lettered(
      /(?:to|for|congratulate) ([^.:;!?\n]{2,60}?),? who (?:has |have |just )*(\p{L}+) ([^.;:!?\n]{2,100})/iu,
    ).exec(said) ?? [];
  const gerund = gerunds[verb.toLowerCase()];
  return gerund === undefined ? null : { who, what: `${gerund} ${rest.trim()}` };
}

/** The reader’s action, in the second person: „че препоръча кабинета ни“ → „че препоръчахте“. */
export function thankedParts({ clause = '' }: Brief, language: Language): Record<string, string> {
  if (isEnglish[language] || clause === '') return {};
  const isTheirs = lettered(/^(?:(?:не|ни|ми|се|си) )*\p{L}+(?:а|и|я|ха)(?= )/u).test(clause);
  const isOurs = lettered(/^(?:(?:не|ни|ми|се|си|ще|сме) )*\p{L}+(?:хме|ме|хте|те)(?!\p{L})/u).test(
    clause,
  );
  const said = isTheirs && !isOurs ? toReaderBg(clause) : null;
  // After „че“, a short form stands before its verb.
  return said === null
    ? {}
    : { clause: said.replace(lettered(/^(\p{L}+хте) (ни|ми|го|я|ги)(?= )/u), '$2 $1') };
}

/** “Our apprentice Nikol”: the name at its end. */
function nameIn(who: string): string {
  const name = /(?:^|[\s„“"«])(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)[”“"»]?$/u.exec(who)?.[1] ?? '';
  return name;
}
