import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../../language/is-english.ts';
import type { Brief } from '../../brief/brief-type.ts';
import { saidToReader, sentencesOfKind, type Told } from '../told.ts';

const met: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(?:after|from|following|follow-up to|follow up to) (?:(?:yesterday[’']s|today[’']s|this morning[’']s|our|the|my|an?|last week[’']s|\p{Lu}\p{L}+day[’']s) )+((?:\p{L}+ )?(?:meeting|call|conversation|visit|viewing|talk|demo|chat|lunch))/iu,
  ),
  BG: lettered(
    /(?<!\p{L})след (?:(?:вчерашн\p{L}+|днешн\p{L}+|нашат?а|моят?а|нашия) )*(среща(?:та)?|разговора?|обаждане(?:то)?|посещение(?:то)?|огледа?|демото|обяда)/iu,
  ),
};
const day: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(yesterday|today|this morning|last week|(?:on )?(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)(?=[’']s| with| about))/iu,
  ),
  BG: lettered(
    /(?<!\p{L})(вчера(?!ш)|днес(?!ш)|миналата седмица|вчерашн|днешн|(?:в|във) (?:понеделник|вторник|сряда|четвъртък|петък)(?=[ ,:]))/iu,
  ),
};
const subject: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(?:meeting|call|conversation|visit|talk|demo|chat|lunch)[^:;,.]*? (?:about|regarding|to discuss) ([^:;,.]{3,80})/iu,
  ),
  BG: lettered(
    /(?:среща\p{L}*|разговор\p{L}*|обаждане\p{L}*|посещение\p{L}*|демо\p{L}*)[^:;,.]*? (?:за|относно|по повод) ([^:;,.]{3,80})/iu,
  ),
};
const withWhom: Record<Language, RegExp> = {
  EN: lettered(/(?<!\p{L})with ((?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)/u),
  BG: lettered(
    /(?<!\p{L})(?:с|със) ((?:(?:г-н|г-жа|г-ца|д-р) )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)/u,
  ),
};
const said: Readonly<Record<string, string>> = { вчерашн: 'вчера', днешн: 'днес' };
const definite: Readonly<Record<string, string>> = {
  ...{ среща: 'срещата', разговор: 'разговора', обаждане: 'обаждането' },
  ...{ посещение: 'посещението', оглед: 'огледа' },
};

/** The talk that a letter follows, and what was agreed. */
export function meetingParts(
  text: string,
  told: Told,
  _: Brief,
  language: Language,
): Record<string, string> {
  const kind = met[language].exec(text)?.[1]?.toLowerCase() ?? '';
  const on = day[language].exec(text)?.[1] ?? '';
  const when =
    said[on.toLowerCase()] ?? (lettered(/^\p{Lu}\p{L}+day$/u).test(on) ? `on ${on}` : on);
  const about = subject[language].exec(told.head)?.[1] ?? subject[language].exec(text)?.[1] ?? '';
  const first = told.happened === '' ? '' : saidToReader(told.happened, language);
  const whom = withWhom[language].exec(text)?.[1] ?? '';
  const lines = [first, ...told.before, ...told.says, sentencesOfKind(told, 'say', 'offer')].filter(
    Boolean,
  );
  return {
    talk: isEnglish[language] ? kind : (definite[kind] ?? kind),
    talkDay: when,
    talkAbout: about.trim(),
    ...(whom === '' ? {} : { person: whom }),
    agreed: lines.map((line) => line.charAt(0).toUpperCase() + line.slice(1)).join(' '),
  };
}
