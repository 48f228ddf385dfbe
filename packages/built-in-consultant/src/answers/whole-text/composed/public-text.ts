import { capitalised } from '@savet/text/text';
import { escapeMarkdown } from '../../../text/markdown.ts';
import type { Clause } from '../../../understanding/whole-text/roles/roles-type.ts';
import { jobFacts } from './facts-of-job.ts';
import { frameWords } from './frame-words.ts';
import {
  bare,
  bareSorry,
  join,
  type Setting,
  sentences,
  signed,
  standsAlone,
  voiceOf,
} from './setting.ts';

/** A job advert. */
export function job(setting: Setting): string {
  const { roles, clauses, language } = setting;
  const words = frameWords[language];
  const [first, ...others] = clauses;
  const title = (first?.text ?? '')
    .replace(
      /^(?:we[’']re |we are )?(?:hiring|looking for|recruiting|wanted|need(?:ed)?|we need|търсим|търся|търси се|търсят се|набираме)(?: за)?:? /iu,
      '',
    )
    .replace(/^an? /iu, '');
  const { post, asked } = postIn(title);
  const facts = jobFacts(
    [...(asked === '' ? [] : [asked]), ...others.map(({ text }) => text)],
    language,
  );
  return join(
    `**${escapeMarkdown(capitalised(post))}**`,
    facts.length === 0 ? '' : [words.hiring, '', ...facts].join('\n'),
    roles.contacts.join(' ') || (roles.sender.phone === '' ? words.interested : ''),
    signed(setting),
  );
}

/** “An assistant who speaks German”: the job, and what the applicant must be able to do. */
function postIn(title: string): { post: string; asked: string } {
  const found = /^(.{3,60}?),? (?:who|that|ко(?:й|я|е|и)то) (.+)$/u.exec(title);
  return { post: found?.[1] ?? title, asked: found?.[2] ?? '' };
}

/** A post or a notice. */
export function forPublic(setting: Setting): string {
  const { roles, language } = setting;
  const words = frameWords[language];
  const voice = voiceOf(setting, false);
  const clauses = setting.clauses.filter(({ text }) => !bareSorry.test(text));
  const isSorry = clauses.length < setting.clauses.length;
  const [first, ...others] = joinedNames(clauses);
  if (first === undefined) return signed(setting);
  const isTitle = !first.isSentence && others.length > 0;
  const lead = isTitle ? `**${escapeMarkdown(capitalised(first.text))}**` : '';
  const rest = isTitle ? others : [first, ...others];
  const fragments = rest.filter((clause) => !standsAlone(clause, voice));
  const isList = fragments.length > 1;
  return join(
    lead,
    sentences(isList ? rest.filter((clause) => standsAlone(clause, voice)) : rest, voice),
    isList ? fragments.map(({ text }) => `- ${escapeMarkdown(bare(text, voice))}`).join('\n') : '',
    isSorry ? words.sorry : '',
    roles.contacts.join(' '),
    signed(setting),
  );
}

/** “3 scents fig, smoke, plain” and “new in: beeswax candles” are one fact each. */
function joinedNames(clauses: readonly Clause[]): Clause[] {
  return clauses.reduce<Clause[]>((all, clause) => {
    const last = all.at(-1);
    const isName = /^[\p{Ll}]+$/u.test(clause.text) && !clause.isSentence;
    const isOpening =
      all.length === 1 &&
      last !== undefined &&
      /^(?:new in|new|just in|now in|ново|нови|вече)$/iu.test(last.text);
    if (last === undefined || last.isSentence || !(isName || isOpening)) return [...all, clause];
    return [
      ...all.slice(0, -1),
      { ...last, text: `${last.text}${isOpening ? ': ' : ', '}${clause.text}` },
    ];
  }, []);
}
