import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../../language/is-english.ts';
import type { Brief } from '../brief/brief-type.ts';
import { withoutInstructions } from '../brief/instructions.ts';
import { goesOn } from '../moves/goes-on.ts';
import { toldIn } from '../moves/told.ts';
import type { Move } from '../moves/turn.ts';

const cold: Record<Language, RegExp> = {
  EN: /(?:cold|sales|proposal|offer|short|polite)? ?(?:e-?mail|outreach|message|letter|proposal)(?: (?:to|for) (.+?))?(?=\s(?:about|offering|saying|that|with|in which)\s|[:,.;]|$)/iu,
  BG: lettered(
    /(?:студен\p{L}? )?(?:имейл|мейл|писмо|съобщение|предложение)(?: с предложение)?(?: (?:до|за|към) (.+?))?(?=\s(?:за|относно|с предложение|в който|че)\s|[:,.;]|$)/iu,
  ),
};

const offering: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(?:offering|to offer|in which we offer|we offer) (?:(?:them|him|her) )?([^,:;.]{4,120})/iu,
  ),
  BG: lettered(
    /(?<!\p{L})(?:(?<=с )предложение за|предложение (?:до|към) [^,:;.]{3,40}? за|да (?:им|му|ѝ) предлож\p{L}+|предлагаме(?: им)?) ([^,:;.]{4,120})/iu,
  ),
};

const reader: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})cold (?:e-?mail|message|letter) to [^,:;.]{3,100}?,? who((?:[’']s|[’']ve)? [^:;.]{4,120})$/iu,
  ),
  BG: lettered(
    /(?<!\p{L})студен\p{L}? (?:имейл|мейл|писмо|съобщение) до [^,:;.]{3,100}?,? ко(?:й|я|и)то ([^:;.]{4,120})$/iu,
  ),
};

/** “To a museum director whose website is down”: a reader unknown to the writer, and the reason to write now. */
const stranger: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(?:e-?mail|message|letter) to (?:an? |the )(?!customer|client|guest)[^,:;.]{3,100}?,? (whose|who)((?:[’']s|[’']ve)? [^:;.]{4,120})/iu,
  ),
  BG: lettered(
    /(?<!\p{L})(?:имейл|мейл|писмо|съобщение) до (?!клиент|наш|мо[яй])[^,:;.]{3,100}?,? (чи(?:й|я|е|и)то|ко(?:й|я|е|и)то) ([^:;.]{4,120})/iu,
  ),
};
const yours: Readonly<Record<string, string>> = {
  ...{ чийто: 'Вашият', чиято: 'Вашата', чието: 'Вашето', чиито: 'Вашите' },
};

/** “To the CTO of a firm who keeps losing welders”: a fact about the reader, as a clause to them. */
function noticedIn(text: string, language: Language): string {
  const plain = withoutInstructions(text).replace(/[.\s]+$/u, '');
  const [, whose = '', of = ''] = stranger[language].exec(plain) ?? [];
  if (/^(?:whose|чи)/iu.test(whose)) return `${yours[whose.toLowerCase()] ?? 'your'} ${of.trim()}`;
  const said = reader[language].exec(plain)?.[1] ?? of;
  if (said === '') return '';
  if (!isEnglish[language]) return toReaderBg(said);
  const turned = said
    .replace(lettered(/^[’'](?:s|ve) (?=\p{L}+(?:ed|t|d|en)(?!\p{L})|been)/u), ' have ')
    .replace(/^[’']s /u, ' are ')
    .trim();
  return `you ${turned.replace(
    lettered(/^(\p{L}+)(?= |$)/u),
    (verb) =>
      present[verb] ??
      verb
        .replace(lettered(/(?<=\p{L}{2})ies$/u), 'y')
        .replace(/(?<=(?:ch|sh|ss|x))es$/u, '')
        .replace(lettered(/(?<=\p{L}{2}[^s])s$/u), ''),
  )}`;
}

/** „Няма кой да му поддържа двора“ → „нямате кой да Ви поддържа двора“. */
function toReaderBg(said: string): string {
  return said
    .replace(
      lettered(/^((?:не |все |още |вече |от \p{L}+ )*)(\p{L}+?)(?:ят|(?<=[аие])т)?(?= |$)/u),
      (whole, before: string, verb: string) =>
        `${before}${/ят(?= |$)/u.test(whole) ? `${verb}и` : verb}те`,
    )
    .replace(lettered(/(?<!\p{L})(?:му|ѝ|им)(?!\p{L})/gu), 'Ви');
}

const present: Readonly<Record<string, string>> = {
  has: 'have',
  is: 'are',
  does: 'do',
  was: 'were',
};

/** The facts after the offer, each as a sentence: “€15 a child, first lesson free”. */
function dealFacts(text: string, offered: string, moves: readonly Move[]): string {
  const rest = text.slice(text.indexOf(offered) + offered.length);
  const parts = rest
    .split(/[,;.]\s+/u)
    .map((part) => part.trim().replace(/[\s.]+$/u, ''))
    .filter(
      (part) =>
        lettered(/\p{L}{2}/u).test(part) &&
        !isManner.test(part) &&
        !moves.some(({ source }) => source.includes(part)),
    );
  return parts.map((part) => `${capitalised(part)}.`).join(' ');
}

const isManner = lettered(
  /(?<!\p{L})(?:words|short|friendly|tone|polite|emoji|думи|кратко|тон|любезн\p{L}*)(?!\p{L})/iu,
);

/** The parts of a cold email: its reader, and the offer after the colon. */
export function coldParts(
  text: string,
  { thing = '' }: Brief,
  language: Language,
): Record<string, string> {
  const noticed = noticedIn(text, language);
  if (noticed !== '')
    return { noticed, isNoticed: ' ', audience: '', facts: '', town: '', inline: '' };
  const found = cold[language].exec(text);
  const audience = found?.[1]?.trim() ?? '';
  if (found === null || audience === '') return {};
  // A letter that is not called cold counts as cold if it offers something.
  const isCold = /cold|outreach|студен/iu.test(found[0]);
  if (!isCold && !offering[language].test(text)) return {};
  const { happened, says, moves } = toldIn(text, language);
  const orders = moves.map(({ sentence }) => sentence).filter(Boolean);
  const told =
    /:\s+(.{8,300})$/su
      .exec(text)?.[1]
      ?.trim()
      .replace(/[\s.;,]+$/u, '') ?? '';
  const offered = offering[language].exec(text)?.[1]?.trim() ?? '';
  if (told === '' && offered !== '') {
    const to = /^(?:an? |one |\d|free)/iu.test(offered) ? ' you' : '';
    return {
      audience,
      facts: [dealFacts(text, offered, moves), ...orders].filter(Boolean).join(' '),
      pitch: isEnglish[language] ? `we offer${to} ${offered}` : `предлагаме Ви ${offered}`,
      town: '',
      coldSubject: isEnglish[language] ? `An offer for ${audience}` : `Предложение за ${audience}`,
    };
  }
  const [first = happened, ...others] = happened === '' ? says : [];
  const pitch = (happened || first).replace(/[\s.]+$/u, '');
  if (orders.length > 0 && pitch !== '')
    return {
      audience,
      pitch: goesOn(pitch),
      facts: [...(happened === '' ? others : says), ...orders].join(' '),
      inline: pitch,
      town: '',
      coldSubject: isEnglish[language] ? `An offer for ${audience}` : `Предложение за ${audience}`,
    };
  const small = lettered(/^(?:We|Our|The|It|Ние|Правим|Имаме|Предлагаме)(?!\p{L})/u).test(told)
    ? `${told.charAt(0).toLowerCase()}${told.slice(1)}`
    : told;
  // The town of the readers is said with them.
  return {
    audience,
    ...(small === '' ? {} : { pitch: small, facts: '', town: '', inline: small }),
    ...(told === '' && audience.includes(' ') && thing !== '' ? { town: '' } : {}),
    coldSubject: isEnglish[language] ? `An offer for ${audience}` : `Предложение за ${audience}`,
  };
}
