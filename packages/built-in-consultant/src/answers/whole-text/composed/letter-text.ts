import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised, fillTemplate } from '@savet/text/text';
import { escapeMarkdown } from '../../../text/markdown.ts';
import type { Clause } from '../../../understanding/whole-text/roles/roles-type.ts';
import { jobFact, jobFacts } from './facts-of-job.ts';
import { frameWords } from './frame-words.ts';
import {
  bare,
  bareSorry,
  greeting,
  join,
  type Setting,
  sentences,
  signed,
  standsAlone,
  voiceOf,
} from './setting.ts';
import { subjectOf } from './subject.ts';

/** A first message to a candidate. */
export function approach(setting: Setting): string {
  const { roles, clauses, language } = setting;
  const words = frameWords[language];
  const voice = voiceOf(setting, true);
  const [first] = clauses;
  const isJob = first !== undefined && !first.isSentence && /^[^\d£€$]+$/u.test(first.text);
  const rest = isJob ? clauses.slice(1) : clauses;
  const isFact = ({ text, isSentence }: Clause) =>
    !isSentence || jobFact(text, language).includes(': ');
  const facts = jobFacts(
    rest.filter(isFact).map(({ text }) => text),
    language,
  );
  const { name, firm } = roles.sender;
  const lead = [
    name === '' ? '' : words.me(name, firm),
    isJob ? words.looking(first.text) : words.writing,
  ];
  return join(
    greeting(setting),
    lead.filter(Boolean).join(' '),
    facts.join('\n'),
    [
      sentences(
        rest.filter((clause) => !isFact(clause)),
        voice,
      ),
      words.reply,
    ]
      .filter(Boolean)
      .join(' '),
    roles.contacts.join(' '),
    signed(setting),
  );
}

/** A letter or a few lines to a reader. */
export function letter(setting: Setting): string {
  const { wanted, language, layout } = setting;
  const voice = voiceOf(setting, true);
  const clauses = setting.clauses.filter(({ text }) => !bareSorry.test(text));
  const own = { ...setting, clauses };
  const isSorry = clauses.length < setting.clauses.length || isBadNews(own);
  const body = bodyOf(own, isSorry);
  if (wanted.form !== 'mail') return join(`${greeting(own)} ${goingOn(body, own)}`, signed(own));
  const subject = subjectOf(clauses, language, voice);
  return join(
    subject === '' ? '' : fillTemplate(layout.subject, { subject: escapeMarkdown(subject) }),
    greeting(own),
    body,
    `${layout.closings[wanted.register]}\n${signed(own)}`,
  );
}

/** As many facts are a list. */
const LISTED_MIN = 3;

function bodyOf(setting: Setting, isSorry: boolean): string {
  const { roles, wanted, language, clauses } = setting;
  const words = frameWords[language];
  const voice = voiceOf(setting, true);
  const opening = openingOf(setting);
  const end = [isSorry ? words.sorry : '', roles.contacts.join(' ')].filter(Boolean).join(' ');
  const led = clauses.findIndex((clause) => standsAlone(clause, voice));
  const facts = wanted.form === 'mail' ? clauses.slice(0, led < 0 ? clauses.length : led) : [];
  if (facts.length === 0)
    return [opening, sentences(decided(setting), voice), end].filter(Boolean).join(' ');
  const [first, ...others] = facts;
  const rest = sentences(clauses.slice(facts.length), voice);
  if (others.length < LISTED_MIN) {
    const named = facts.map(({ text }) => escapeMarkdown(text)).join(', ');
    return [opening, words.about(named), rest, end].filter(Boolean).join(' ');
  }
  return join(
    [opening, words.listed(escapeMarkdown(first?.text ?? ''), isQuote(setting))]
      .filter(Boolean)
      .join(' '),
    others.map(({ text }) => `- ${escapeMarkdown(bare(text, voice))}`).join('\n'),
    [rest, end].filter(Boolean).join(' '),
  );
}

/** A quote is thanked for before it is given. */
function isQuote({ roles, clauses }: Setting): boolean {
  return lettered(/(?<!\p{L})(?:quote|quotation|оферта)(?!\p{L})/iu).test(
    `${roles.named} ${clauses[0]?.text ?? ''}`,
  );
}

/** A letter begins with what concerns its reader: thanks for an application, or the thing that is ready for them. */
function openingOf({ roles, language }: Setting): string {
  const words = frameWords[language];
  const { clause, role } = roles.reader;
  const applied = /^(?:you applied|кандидатствахте)( .*)?$/iu.exec(clause);
  if (applied !== null) return words.applied(applied[1] ?? '');
  const position = candidate.exec(role);
  if (position !== null) return words.applied(position[1] ?? '');
  return clause === '' ? '' : `${capitalised(escapeMarkdown(clause))}.`;
}

const candidate = lettered(/^(?:candidate|applicant|кандидат\p{L}*)( (?:for|за) .+)?$/iu);
const decision: Record<Language, RegExp> = {
  EN: lettered(
    /^(?:we|i) (?=(?:went|chose|picked|took|hired|decided|have chosen|gave it)(?!\p{L}))/iu,
  ),
  BG: lettered(/^(?=(?:взехме|избрахме|наехме|спряхме се|предпочетохме)(?!\p{L}))/iu),
};

/** For an applicant, it is bad news that somebody else was chosen. */
function decided(setting: Setting): readonly Clause[] {
  const { clauses, language } = setting;
  const [first, ...others] = clauses;
  if (first === undefined || !decision[language].test(first.text) || openingOf(setting) === '')
    return clauses;
  return [{ ...first, text: frameWords[language].unfortunately + first.text }, ...others];
}

/** After the greeting on the same line, a sentence begins small unless with a name or “I”. */
function goingOn(body: string, { clauses, roles }: Setting): string {
  const [first = ''] = lettered(/^\p{L}+/u).exec(body) ?? [];
  const source = [roles.reader.clause, ...clauses.map(({ text }) => text)].join(' ');
  const isName = /^I$/u.test(first) || (source.includes(first) && /^\p{Lu}/u.test(first));
  return isName ? body : body.charAt(0).toLowerCase() + body.slice(1);
}

/** Words for bad news to the reader, whether it is our doing or not. */
const bad: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(?:late|delay\p{L}*|won[’']t be|can[’']t|broke\p{L}*|cancel\p{L}*|postpon\p{L}*|moved to|closing|closed|shut|off|wrong|out of stock|sold out)(?!\p{L})/iu,
  ),
  BG: lettered(
    /(?<!\p{L})(?:закъсн\p{L}*|отлож\p{L}*|отлаг\p{L}*|отмен\p{L}*|няма да|няма|не излез\p{L}*|счуп\p{L}*|затвор\p{L}*|спира\p{L}*|закъснение)(?!\p{L})/iu,
  ),
};
const demand: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(?:would like|want|credit|complain|expect|applied|someone with|if not paid|overdue|sorry)(?!\p{L})/iu,
  ),
  BG: lettered(
    /(?<!\p{L})(?:искам|искаме|молим|моля|настоявам\p{L}*|кандидат\p{L}*|плати|дължи|извин\p{L}*|съжал\p{L}*|не са платени)(?!\p{L})/iu,
  ),
};

function isBadNews({ clauses, language, wanted, roles }: Setting): boolean {
  if (wanted.isBrief === true) return false;
  const said = [roles.reader.clause, ...clauses.map(({ text }) => text)].join(', ');
  return bad[language].test(said) && !demand[language].test(said);
}
