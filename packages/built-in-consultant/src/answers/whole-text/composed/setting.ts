import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised, fillTemplate } from '@savet/text/text';
import type { Layout } from '../../../knowledge/purposes.schema.ts';
import { isEnglish } from '../../../language/is-english.ts';
import { escapeMarkdown } from '../../../text/markdown.ts';
import type { Clause, Roles } from '../../../understanding/whole-text/roles/roles-type.ts';
import type { WholeText } from '../../../understanding/whole-text/wanted.ts';
import { type FrameWords, frameWords } from './frame-words.ts';
import { spokenSentence, type Voice } from './spoken-sentence.ts';

/** All that a text is made of. */
export interface Setting {
  roles: Roles;
  clauses: readonly Clause[];
  wanted: WholeText;
  language: Language;
  layout: Layout;
  business: string | null;
}

export function voiceOf({ clauses, roles, language }: Setting, isToReader: boolean): Voice {
  const said = clauses.map(({ text }) => text).join(' ');
  const isSelf =
    lettered(/(?<![\p{L}])i(?!\p{L})/iu).test(said) ||
    (roles.sender.name !== '' && roles.sender.firm === '');
  const isSeveral = lettered(/(?<!\p{L})(?:we|our|us)(?!\p{L})/iu).test(said);
  return { language, isSelf: isSelf && !isSeveral, isToReader };
}

/** Nobody is greeted by name there. */
const office = lettered(/^(?:council|bank|municipality|община|банка|кметство)\p{L}*$/iu);

export function greeting({ roles, wanted, language, layout }: Setting): string {
  const { reader } = roles;
  const { greetings, groups } = layout;
  const words: FrameWords = frameWords[language];
  const { register } = wanted;
  if (reader.name !== '') {
    const polite = fillTemplate(register === 'formal' ? greetings.formalPerson : greetings.person, {
      person: escapeMarkdown(reader.name),
    });
    return polite.replace(lettered(/(?<!\p{L})г-жа(?=\s)/u), 'г-жо');
  }
  if (reader.group !== '') {
    const own = reader.group.toLowerCase();
    const [named] =
      Object.entries(groups).find(([, each]) =>
        each.some((word) => own.split(' ').includes(word)),
      ) ?? [];
    const group = isEnglish[language] && named !== undefined ? reader.group : named;
    return group === undefined
      ? words.everyone
      : fillTemplate(greetings.group, { group: escapeMarkdown(group) });
  }
  if (office.test(reader.role)) return words.official;
  return wanted.form === 'mail' ? greetings.plain : words.hello;
}

export function signed({ roles, business, wanted, layout, language }: Setting): string {
  const { name, firm, phone } = roles.sender;
  const own = [name, firm || (business ?? ''), phone].filter(Boolean).map(escapeMarkdown);
  if (own.length > 0)
    return own.map((part, at) => (at === 0 ? capitalised(part) : part)).join(', ');
  if (!['letter', 'approach'].includes(roles.genre) || !['mail', 'short'].includes(wanted.form))
    return '';
  const [blank = ''] = (wanted.form === 'mail' ? /\[[^\]]+\]/u : /$/u).exec(layout.signature) ?? [];
  return blank || (isEnglish[language] ? '[company]' : '[фирма]');
}

/** Sentences as they are, and runs of fragments as one sentence each. */
export function sentences(clauses: readonly Clause[], voice: Voice): string {
  const runs: { text: string; isSentence: boolean }[] = [];
  for (const clause of clauses) {
    const last = runs.at(-1);
    const own = bare(clause.text, voice);
    const isOwn = standsAlone(clause, voice);
    if (last !== undefined && !last.isSentence && !isOwn)
      last.text += `, ${own.charAt(0).toLowerCase()}${own.slice(1)}`;
    else runs.push({ text: own, isSentence: isOwn });
  }
  return runs.map(({ text }) => escapeMarkdown(text) + (text.endsWith('?') ? '' : '.')).join(' ');
}

/** A sentence, or a note that the rules make one. */
export function standsAlone({ text, isSentence }: Clause, voice: Voice): boolean {
  const start = (said: string) => said.slice(0, START).toLowerCase();
  return isSentence || start(bare(text, voice)) !== start(text);
}

/** So many letters tell whether a rule has put words before a note. */
const START = 4;

export function bare(text: string, voice: Voice): string {
  return spokenSentence(text, voice).replace(/\.$/u, '');
}

export function join(...parts: string[]): string {
  return parts.filter(Boolean).join('\n\n');
}

/** An apology alone: the text says it in its own place. */
export const bareSorry =
  /^(?:so |very |we[’']re |много )?(?:sorry(?: for (?:the|any) (?:inconvenience|trouble))?|извин(?:ете|яваме се|явайте)(?: за неудобството)?|съжаляваме)$/iu;
