import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { stemOf } from '@savet/text/stems';
import { capitalised, fillTemplate } from '@savet/text/text';
import type { FieldValues } from '../../../filling/fill.ts';
import { isReadable } from '../../../filling/readable-values.ts';
import type { Knowledge } from '../../../knowledge/knowledge.ts';
import { isEnglish } from '../../../language/is-english.ts';
import { free, type Reply } from '../../../reply.ts';
import { lengthIn } from '../../../text/length.ts';
import { escapeMarkdown, join } from '../../../text/markdown.ts';
import { detailsOf } from '../../../understanding/details.ts';
import { guarded, unguarded } from '../../../understanding/whole-text/order/protected.ts';
import { withoutWishes } from '../../../understanding/whole-text/order/wishes.ts';
import { clausesOf } from '../../../understanding/whole-text/roles/cut.ts';
import { blockquote } from '../../frames/blockquote.ts';
import { inSentences } from './spoken.ts';

type Needed = Pick<Knowledge, 'phrases' | 'details' | 'purposes'>;

interface Asked {
  /** The clauses of the request without its wishes. */
  clauses: readonly string[];
  values: FieldValues;
  language: Language;
}

interface Lines {
  lines: readonly string[];
  usedFields: readonly string[];
}

/** Subject lines, a sentence for a menu, a short biography: lines made only of what is told and of the Brand Hub. */
export function shortLineReply(
  query: string,
  language: Language,
  values: FieldValues,
  knowledge: Needed,
): Reply | null {
  if (
    lettered(
      /^\s*(?:how|what|why|which|should|is|are|как|какво|защо|кои|кое|трябва ли)(?!\p{L})|\?\s*$/iu,
    ).test(query)
  )
    return null;
  const cuts = clausesOf(guarded(query), language).map((cut) => unguarded(cut.text));
  const { clauses } = withoutWishes(cuts, language);
  const asked: Asked = { clauses, values, language };
  const made = biography(asked) ?? subjects(asked) ?? oneLine(asked);
  if (made === null) return null;
  const { limit } = detailsOf(query, knowledge.details);
  const lines = made.lines.filter(
    (line) => limit === null || lengthIn(line, limit.unit) <= limit.max,
  );
  if (lines.length === 0) return null;
  const wanted = Number(
    lettered(/(?<!\p{L})([2-9]) (?:subject lines|теми)/iu).exec(query)?.[1] ?? 1,
  );
  const shown = lines.map((line) => escapeMarkdown(line));
  const text = blockquote(
    shown.length === 1
      ? (shown[0] ?? '')
      : shown.map((line, at) => `${at + 1}. ${line}`).join('\n'),
  );
  if (lines.length < wanted)
    return free(
      join(
        text,
        fillTemplate(knowledge.phrases[language].fewer, { asked: wanted, given: lines.length }),
      ),
    );
  return { text, isAnswer: true, usedFields: [...made.usedFields] };
}

const known = ({ values, language }: Asked, field: string) => {
  const value = (values[field] ?? '').trim().replace(/(?<![\s.])[\s.]+$/u, '');
  return value !== '' && isReadable(field, value, language) ? value : '';
};

const bio: Record<Language, RegExp> = {
  EN: lettered(
    /^(?:(?:please|write|draft|make|need|give|me|an?|the|short|brief|little) )*bio(?:graphy)?(?!\p{L})[^,:]{0,40}$/iu,
  ),
  BG: lettered(
    /^(?:(?:моля|напиши|напишете|направи|дай|ми|ни|кратко|кратка|едно|една) )*(?:био|биография|представяне)(?!\p{L})[^,:]{0,40}$/iu,
  ),
};

/** “Bio: Ana Ruseva, managing partner, …” */
function biography(asked: Asked): Lines | null {
  const { language } = asked;
  const [head = '', name = '', role = '', ...facts] = asked.clauses;
  if (
    !bio[language].test(head) ||
    !lettered(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u).test(name) ||
    role === ''
  )
    return null;
  if (/\d/.test(role) || role.split(' ').length > ROLE_WORDS) return null;
  const firm = known(asked, 'businessName');
  const at = { EN: ' at ', BG: ' в ' }[language];
  const is = { EN: ' is ', BG: ' е ' }[language];
  const first = name.split(' ')[0] ?? name;
  const told = facts.map((fact) =>
    isEnglish[language] && verbal.test(fact) ? `${first} ${fact}` : fact,
  );
  const lead = `${name}${is}${role}${firm === '' ? '' : `${at}${firm}`}.`;
  return {
    lines: [[lead, inSentences(told, language, false)].filter(Boolean).join(' ')],
    usedFields: firm === '' ? [] : ['businessName'],
  };
}

const ROLE_WORDS = 5;
/** A clause about the person without a subject. */
const verbal = lettered(
  /^(?:used to|was|has|had|worked|works|studied|started|learned|lives|grew|ran|runs|built|speaks|joined|loves|did|spent|came|makes|bakes|designs|can)(?!\p{L})/iu,
);

const subjectAsked: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})subject lines?(?!\p{L})(?:.*?(?:about|on|announcing|saying) (.+)|.*? for (.+))/iu,
  ),
  BG: lettered(
    /(?<!\p{L})(?:тема|теми)(?:та)? (?:на|за) (?:име[йи]л\p{L}*|мейл\p{L}*|писмо\p{L}*|бюлетин\p{L}*)(?: до \p{L}+(?: \p{L}+)??)?(?:,? (?:за|относно|че)) (.+)/iu,
  ),
};
const telling = [
  'usp',
  'positioningStatement',
  'competitiveAdvantage',
  'painPoints',
  'vision',
] as const;

/** The subject in the words of the request, its end first, and entries on the same thing. */
function subjects(asked: Asked): Lines | null {
  const { language, clauses } = asked;
  const found = subjectAsked[language].exec(clauses.join(', '));
  const topic = (found?.[1] ?? found?.[2] ?? '').trim();
  if (
    found === null ||
    topic === '' ||
    /^(?:an?|the|our|my) (?:e-?mail|newsletter|letter)/iu.test(topic)
  )
    return null;
  const stems = stemsOf(topic);
  const near = telling.filter((field) =>
    stemsOf(known(asked, field)).some((stem) => stems.includes(stem)),
  );
  const until = /^(.+?) (until|by|till|до) ([^,]+)$/iu.exec(topic);
  return {
    lines: [
      ...near.map((field) => known(asked, field)),
      capitalised(topic),
      until === null ? '' : `${capitalised(until[2] ?? '')} ${until[3] ?? ''}: ${until[1] ?? ''}`,
      until === null ? '' : capitalised(until[1] ?? ''),
    ].filter((line, at, all) => line !== '' && all.indexOf(line) === at),
    usedFields: near,
  };
}

const lineAsked: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(?:one|an?|single) (?:short )?(?:sentence|line)(?!\p{L}).*?(?:about|for|on|of) (?:our|my|the) (?!menu|website|site)([\p{L} -]{3,30})$/iu,
  ),
  BG: lettered(
    /(?<!\p{L})(?:едно|кратко) изречение(?!\p{L}).*?за (?:нашата|нашия|нашето|нашите|моята|моя) ([\p{L} -]{3,30})$/iu,
  ),
};

/** “One line for the menu about our focaccia”: the product, who makes it, and what is special about them. */
function oneLine(asked: Asked): Lines | null {
  const { language, clauses } = asked;
  const thing = lineAsked[language].exec(clauses[0] ?? '')?.[1]?.trim() ?? '';
  const [name, products, usp] = ['businessName', 'products', 'usp'].map((field) =>
    known(asked, field),
  );
  if (thing === '' || !name || !products || !usp) return null;
  const stems = stemsOf(products);
  if (!stemsOf(thing).some((stem) => stems.includes(stem))) return null;
  const special = usp.charAt(0).toLowerCase() + usp.slice(1);
  const line = {
    EN: `${capitalised(thing)} from ${name}: ${special}.`,
    BG: `${capitalised(thing)} от „${name}“ – ${special}.`,
  };
  return { lines: [line[language]], usedFields: ['businessName', 'usp'] };
}

function stemsOf(text: string): string[] {
  return (text.toLowerCase().match(lettered(/\p{L}{3,}/gu)) ?? [])
    .filter((word) => !/^(?:the|our|and|for|with|that|this|нашата|нашия|като|само)$/u.test(word))
    .map((word) => stemOf(word));
}
