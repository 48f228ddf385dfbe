import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../../language/is-english.ts';
import type { Brief } from '../brief/brief-type.ts';
import { formsOf, thingFrom } from '../brief/thing.ts';
import { sentencesOfKind, toldIn } from '../moves/told.ts';

/** “Invitation for our customers: open day on 14 June”: the event stands first after the colon. */
export function invitedParts(
  text: string,
  { facts = '' }: Brief,
  language: Language,
): Record<string, string> {
  const deed = deedIn(text, language);
  if (deed !== '') return { deed, isDeed: ' ', facts: '', place: '' };
  const invited = guest[language].exec(text);
  if (invited !== null) return guestParts(text, invited, language);
  const group = ofGroup[language].exec(text);
  if (group !== null) return { ...formsOf(group[1] ?? '', language), facts: withoutReply(facts) };
  const after = lettered(/^[^:]{3,70}:\s+(?=\p{L})(.+)$/su).exec(text)?.[1] ?? '';
  const thing = thingFrom(withoutTimes(after, language), language);
  const said = facts
    .replace(/(?:^|\s)(?:Rsvp|Please rsvp|Записване|Моля, потвърдете|Confirm)[^.]*\./iu, '')
    .trim();
  if (thing === '' || !isForGroup.test(text)) return said === facts ? {} : { facts: said };
  const rest = said.replace(`${capitalised(thing)}.`, '').trim();
  return { ...formsOf(thing, language), facts: rest };
}

/** “Inviting her to taste our bread”, „да го поканим да опита хляба ни“: to a deed, not to an event. */
const toDeed: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})invit(?:e|ing) (?:him|her|them) to ((?:come|taste|try|visit|see|stop by|drop in|look|join|meet|test)(?!\p{L})[^,;:.]{0,80})/iu,
  ),
  BG: lettered(
    /(?<!\p{L})(?:го|я|ги) покан\p{L}* да ((?:опита|дойде|посети|види|разгледа|заповяда|пробва|дегустира)\p{L}{0,2})((?: [^,;:.]{2,80})?)/iu,
  ),
};

function deedIn(text: string, language: Language): string {
  const found = toDeed[language].exec(text);
  if (found === null) return '';
  const [, first = '', rest = ''] = found;
  if (isEnglish[language]) return first.trim();
  const verb = first.replace(/дат$/u, 'дете').replace(/т$/u, 'те');
  return `${verb.endsWith('те') ? verb : `${verb}те`}${rest}`;
}

const guest: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})[Ii]nvit(?:e|ing|ation for|ation to) (?:(?:Mr|Mrs|Ms|Dr) )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:to|for) ((?:an?|the|our) [^,:;.]{3,60}?)(?= (?:on|at|from|in our|in the)(?!\p{L})|[,:;.]|$)/u,
  ),
  BG: lettered(
    /(?<!\p{L})[Пп]окан(?:и|ете|а за|а до) ((?:(?:г-н|г-жа|д-р) )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:на|за) (\p{Ll}[^,:;.]{3,60}?)(?= (?:на \d|на ул|в |във |от \d)|[,:;.]|$)/u,
  ),
};

/** “Invite Petra Hill to an interview …, ask her to bring a portfolio”. */
function guestParts(
  text: string,
  [, person = '', thing = '']: RegExpExecArray,
  language: Language,
): Record<string, string> {
  const told = toldIn(text, language);
  // When they answer, the text asks by itself.
  const asks = sentencesOfKind(told, 'ask', 'say').replace(
    /,? (?:and|и)(?: да)? (?:confirm|reply|rsvp|потвърдите|отговорите)[^.]*(?=\.)/iu,
    '',
  );
  return {
    person,
    ...formsOf(thing, language),
    facts: [...told.says, asks].filter(Boolean).join(' '),
  };
}

/** “Invitation for suppliers to our warehouse opening”. */
const ofGroup: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})invitation (?:for|to) (?:our |the |all )?(?:suppliers|partners|customers|clients|members|parents|friends|neighbours|colleagues) (?:to|for) ([^,:;.]{3,60}?)(?= (?:on|at|from)(?!\p{L})|[,:;.]|$)/iu,
  ),
  BG: lettered(
    /(?<!\p{L})покана (?:за|до|към) (?:(?:нашите|всички) )?(?:доставчици|клиенти|партньори|гости|родители|приятели|колеги|съседи|членове)(?:те)?(?: ни)? (?:за|на) ([^,:;.]{3,60}?)(?= (?:на \d|в |във |от \d)|[,:;.]|$)/iu,
  ),
};

function withoutReply(facts: string): string {
  return facts.replace(/(?:^|\s)[^.]*(?:confirm|rsvp|потвърд)[^.]*\./giu, '').trim();
}

const isForGroup = lettered(
  /^[^:]*(?:customers|clients|guests|members|parents|partners|friends|invitation|клиент\p{L}*|гост\p{L}*|член\p{L}*|родител\p{L}*|партньор\p{L}*|приятел\p{L}*|покана)(?: ни)?\s*:/iu,
);

function withoutTimes(text: string, language: Language): string {
  return isEnglish[language]
    ? text.replace(/ (?:on|at|from) (?=\d|\p{Lu}).*$/su, '')
    : text.replace(
        / (?:на|в|във|от) (?=\d|\p{Ll}+(?:ник|ър|вторник|сряда|петък|събота|неделя)).*$/su,
        '',
      );
}

const span = lettered(
  /(?<![\d.])(\d{1,2}(?:st|nd|rd|th)? (?:to|until|till|до) \d{1,2}(?:st|nd|rd|th)? \p{L}+|\d{1,2} ?[-–] ?\d{1,2} \p{L}+)/iu,
);

/** “From 1 to 14 August”, and the code: what a promotion must not lose. */
export function dealParts(text: string, brief: Brief, language: Language): Record<string, string> {
  const code = codeParts(text, brief, language);
  const only = brief['only'] ?? '';
  const all = code['facts'] ?? brief['facts'] ?? '';
  // The deal says it already.
  const facts = only === '' ? all : all.replace(lettered(`(?:^|\\s)${only}\\.`, 'iu'), '').trim();
  const found = span.exec(text)?.[1] ?? '';
  const digits = /\d+/u.exec(found)?.[0] ?? '';
  if (found === '' || `${facts} ${brief['deal'] ?? ''}`.includes(digits)) return { ...code, facts };
  const from = /[-–]/u.test(found) ? '' : isEnglish[language] ? 'From ' : 'От ';
  return { facts: [facts, `${from}${found}.`].filter(Boolean).join(' ') };
}

/** “With code GLOW30”: a code stands whole in the text. */
function codeParts(
  text: string,
  { facts = '' }: Brief,
  language: Language,
): Record<string, string> {
  const code = lettered(
    /(?<!\p{L})(?:code|код)(?:а|ът)?:? [„“"']?([\p{Lu}\d]{3,15})(?![\p{L}\d])/u,
  ).exec(text)?.[1];
  if (code === undefined || facts.includes(code)) return {};
  const line = isEnglish[language] ? `Code: ${code}.` : `Код: ${code}.`;
  return { facts: [facts, line].filter(Boolean).join(' ') };
}
