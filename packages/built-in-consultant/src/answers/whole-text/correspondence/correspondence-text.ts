import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised, fillTemplate } from '@savet/text/text';
import type { Layout } from '../../../knowledge/purposes.schema.ts';
import { isEnglish } from '../../../language/is-english.ts';
import { escapeMarkdown } from '../../../text/markdown.ts';
import type {
  AfterMeeting,
  Correspondence,
  PlainLetter,
  Refusal,
  ReviewAnswer,
} from '../../../understanding/correspondence/correspondence-type.ts';
import { small } from '../../../understanding/correspondence/to-reader-en.ts';
import type { WholeText } from '../../../understanding/whole-text/wanted.ts';
import { correspondenceWords } from './correspondence-words.ts';

interface Around {
  language: Language;
  business: string | null;
  layout: Layout;
  wanted: WholeText;
}

/** The text of an answer, a refusal or a letter, as it can be sent. */
export function correspondenceText(
  found: Correspondence,
  /** Sentences that later messages add. */
  more: readonly string[],
  around: Around,
): string {
  const { subject, body } = bodyOf(found, around.language);
  const { layout, wanted, business } = around;
  const paragraphs = [...body, more.map((each) => escapeMarkdown(each))]
    .map((each) => each.filter(Boolean).join(' '))
    .filter(Boolean);
  const firm = business === null ? '' : escapeMarkdown(business);
  if (found.kind === 'review' || wanted.form === 'short') {
    const text = paragraphs.join(' ');
    const hello = helloFor(found, around);
    const isGreeted = hello !== '' && !wanted.noGreeting;
    // After the greeting, a sentence begins small unless with a name.
    const [first = ''] = lettered(/^\p{L}+/u).exec(text) ?? [];
    const isName = first.length > 1 && wanted.request.includes(first);
    const opened = isGreeted ? `${hello} ${isName ? text : small(text)}` : text;
    return [opened, firm].filter(Boolean).join('\n\n');
  }
  const greeting = helloFor(found, around) || layout.greetings.plain;
  const signer = layout.honest.you;
  return [
    fillTemplate(layout.subject, { subject }),
    ...(wanted.noGreeting ? [] : [greeting]),
    ...paragraphs,
    `${layout.closings[wanted.register]}\n${signer}, ${firm || layout.honest.company}`,
  ].join('\n\n');
}

/** “Hello Marta,”, “Dear clients,”; empty for somebody without a name. */
function helloFor({ reader }: Correspondence, { language, layout }: Around): string {
  const words = correspondenceWords[language];
  if (reader.name !== '') return words.hello(escapeMarkdown(greeted(reader.name)));
  if (reader.isOffice === true) return words.helloOffice;
  const [known] =
    Object.entries(layout.groups).find(([, each]) => each.includes(reader.group.toLowerCase())) ??
    [];
  if (reader.group === '') return '';
  const group = isEnglish[language] ? reader.group.toLowerCase() : known;
  if (group === undefined) return words.helloAll;
  return fillTemplate(layout.greetings.group, { group });
}

/** “Marta Lindqvist” is greeted by the first name, “Mr Hughes” as he is. */
function greeted(name: string): string {
  if (/^(?:Mr|Mrs|Ms|Miss|Dr|Prof|г-|д-р|инж|проф)/u.test(name))
    return name.replace(/^г-жа /u, 'г-жо ');
  return name.split(' ')[0] ?? '';
}

interface Body {
  subject: string;
  body: readonly (readonly string[])[];
}

function bodyOf(found: Correspondence, language: Language): Body {
  if (found.kind === 'review') return { subject: '', body: reviewBody(found, language) };
  if (found.kind === 'refusal') return refusalBody(found, language);
  return found.kind === 'meeting' ? meetingBody(found, language) : letterBody(found, language);
}

function reviewBody(found: ReviewAnswer, language: Language): string[][] {
  const words = correspondenceWords[language].review;
  const { number, complaint, isStated, praised } = found;
  const said = found.said.map((each) => escapeMarkdown(each));
  if (found.isGood) {
    const read =
      complaint === '' ? '' : `${words.goodThat[number]}${small(escapeMarkdown(complaint))}.`;
    return [[words.good[number], read, ...said, words.goodClose[number]]];
  }
  const opened = !found.isMixed
    ? words.thanks[number]
    : words.praised(praised) !== '' && praised !== ''
      ? words.praised(escapeMarkdown(praised))
      : words.mixed[number];
  const own = escapeMarkdown(complaint);
  const sorry =
    own === ''
      ? words.sorry[number]
      : isStated
        ? `${own} ${words.sorryForThat[number]}`
        : `${words.sorryThat[number]}${small(own)}.`;
  return [[opened, sorry, ...said]];
}

function refusalBody(found: Refusal, language: Language): Body {
  const { refusal: words, subject } = correspondenceWords[language];
  const { number, wish, deed, refused, can, isAbsence } = found;
  const own = escapeMarkdown(deed);
  const at = refused.findIndex(({ isNo }) => isNo);
  const said = refused.map(({ text }, place) =>
    place === at ? `${words.unfortunately}${small(escapeMarkdown(text))}` : escapeMarkdown(text),
  );
  const given = can.map((each) => escapeMarkdown(each));
  return {
    subject: isAbsence ? subject : words.subject,
    body: [
      [isAbsence ? '' : words.thanks[number], at < 0 && own !== '' ? '' : escapeMarkdown(wish)],
      [at < 0 ? (own === '' ? words.cannot[number] : words.cannotDo(number, own)) : '', ...said],
      given.length === 0 ? [] : [capitalised(given.join(' ')), words.close[number]],
    ],
  };
}

const SUBJECT_WORDS = 9;

/** The first sentence, or its beginning up to where or when. */
export function subjectOf(first: string, fallback: string): string {
  const bare = first.replace(/[.!?]$/u, '');
  if (bare.split(' ').length <= SUBJECT_WORDS) return bare;
  return subjectEnd.exec(bare)?.[1] ?? fallback;
}

const subjectEnd = lettered(
  /^((?:\S+ ){3,7}?[^\s,]+(?<!(?<!\p{L})(?:is|are|was|were|will|goes|go|keeps|costs|moves|has|have|the|a|of|to|е|са|ще|бяха|беше|имаме|няма|и|да|на|за)))(?=,(?!\d)| (?:on|at|in|since|from|because|until|above|на|в|във|от|до|пред|защото)(?!\p{L}))/u,
);

function letterBody({ genre, number, said }: PlainLetter, language: Language): Body {
  const own = said.map((each) => escapeMarkdown(each));
  const [first = '', ...rest] = own;
  if (genre === 'plain') {
    return { subject: subjectOf(first, correspondenceWords[language].subject), body: [own] };
  }
  const { subject, words } = correspondenceWords[language].letter[genre];
  const isThanked = genre === 'thanks' && /^(?:Thank|Благодар)/u.test(first);
  const thanked = isThanked ? own : [words[number], ...own];
  const body = genre === 'apology' ? [first, words[number], ...rest] : thanked;
  return { subject, body: [body] };
}

function meetingBody(found: AfterMeeting, language: Language): Body {
  const words = correspondenceWords[language].meeting;
  return {
    subject: words.subject,
    body: [
      [escapeMarkdown(found.met)],
      found.said.map((each) => escapeMarkdown(each)),
      found.asks.map((each) => escapeMarkdown(each)),
    ],
  };
}
