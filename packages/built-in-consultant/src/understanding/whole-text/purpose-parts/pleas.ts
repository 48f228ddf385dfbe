import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../../language/is-english.ts';
import type { Brief } from '../brief/brief-type.ts';
import { turned } from '../brief/clauses.ts';

/** A wish for the manner of the text is none for its reader. */
const aboutText =
  /^(?:make|keep|write|use|be|add|include|no|sound|short|polite|звучи|е|бъде|има|няма|включ|напиш)/iu;
const special: Readonly<Record<string, string>> = {
  дойде: 'елате',
  дойдат: 'елате',
  донесе: 'донесете',
  обади: 'обадете',
  мине: 'минете',
};
/** Verbs after „да“ that are not somebody else’s. */
const deed = lettered(
  /[,;.] (?:(?:моля|молим|нека),? )?да (не )?((?:се|си|ни|ми|го|я|ги) )?(\p{L}+) ?([^.;!?\n]*)/iu,
);

/** The additional request to the reader: “please ignore the second one”, „да дойде 10 минути по-рано“. */
export function pleaIn(text: string, language: Language): string {
  if (isEnglish[language]) {
    const found = /[,;.:] (?:and )?please ([^.;!?\n]{4,100})/iu.exec(text)?.[1]?.trim() ?? '';
    return found === '' || aboutText.test(found) ? '' : `Please ${found}.`;
  }
  const plain = lettered(/[,;.:] моля,? (?!да )(\p{L}+(?:йте|ете)(?: [^.;!?\n]{3,100})?)/iu).exec(
    text,
  )?.[1];
  if (plain !== undefined) return `Моля, ${plain.trim()}.`;
  const found = deed.exec(text);
  if (found === null) return '';
  const [, not = '', short = '', verb = '', rest = ''] = found;
  const form = imperativeOf(verb.toLowerCase(), not !== '');
  if (form === null || aboutText.test(verb)) return '';
  const end = rest === '' ? '' : ` ${rest.trim().replace(/[,\s]+$/u, '')}`;
  const said = not === '' ? `${form} ${short}` : `${not}${short}${form}`;
  return `${capitalised(`моля, ${said.trim()}${end}`)}.`;
}

/** The text without the additional request to the reader. */
export function withoutPlea(clause: string, language: Language): string {
  const sign = isEnglish[language] ? /,? (?:and )?please [^.;!?\n]{4,}/iu : deed;
  const pleaded = isEnglish[language]
    ? clause
    : clause.replace(/(?<=[.;,]) Да (?=\p{Ll})/u, ' да ');
  return pleaded.replace(sign, '').replace(/[\s,;.]+$/u, '');
}

/** „обръща“ → „обръщайте“, „плати“ → „платете“; null for a verb of the speaker. */
function imperativeOf(verb: string, isNegative: boolean): string | null {
  const known = special[verb];
  if (known !== undefined) return known;
  if (/(?:м|ме|ш|те)$/u.test(verb)) return null;
  if (/[ая]$/u.test(verb)) return `${verb}йте`;
  if (verb.endsWith('ват')) return `${verb.slice(0, -1)}йте`;
  if (verb.endsWith('ат'))
    return isNegative ? `${verb.slice(0, -2)}айте` : `${verb.slice(0, -2)}ете`;
  if (verb.endsWith('ят')) return `${verb.slice(0, -2)}ете`;
  return /[ие]$/u.test(verb) ? `${verb.slice(0, -1)}ете` : null;
}

/** A message whose facts end with a request to the reader. */
export function generalParts(
  text: string,
  brief: Brief,
  language: Language,
): Record<string, string> {
  const plea = pleaIn(text, language);
  const { clauseText = '', clauseLine = '', factsText = '', facts = '' } = brief;
  // Only an infinitive that was turned has a clause of its own.
  const isWhole = plea === '' || [clauseText, factsText].some((part) => part.includes(plea));
  if (isWhole) return {};
  const asked = plea.replace(/^(?:Please|Моля,?) /u, '').replace(/\.$/u, '');
  const cut = (part: string) => {
    const at = part.toLowerCase().indexOf(asked.toLowerCase());
    const own = at < 0 ? part : part.slice(0, at);
    const bare = at < 0 && !isEnglish[language] ? withoutPlea(own, language) : own;
    const said = bare.replace(/[\s,;.]+$/u, '');
    return said === '' ? '' : `${said}.`;
  };
  if (cut(clauseText) === '')
    return { clauseText: plea, clauseLine: plea, clause: plea, facts: '' };
  return {
    clauseText: cut(clauseText),
    clauseLine: cut(clauseLine),
    factsText: cut(factsText),
    unsaidFacts: '',
    facts: cut(facts),
    addition: plea,
  };
}

/** The demand of a complaint: “… two bags short, ask for a credit note”. */
export function complaintParts(
  text: string,
  clause: string,
  language: Language,
): Record<string, string> {
  const plea = pleaIn(text, language);
  if (plea !== '') return { clause: withoutPlea(clause, language), wish: '', plea };
  if (!isEnglish[language]) return {};
  const asked = /[,;.] (?:and )?(?:we )?ask for ([^.;!?\n]{4,100})/iu.exec(text)?.[1]?.trim() ?? '';
  if (asked === '') return {};
  return { clause: clause.replace(/[,;.] (?:and )?(?:we )?ask for .*$/iu, ''), wish: asked };
}

/** The additional request in an apology or a reminder, and the clause without it. */
export function pleadParts(text: string, brief: Brief, language: Language): Record<string, string> {
  const plea = pleaIn(text, language);
  const by = isEnglish[language]
    ? lettered(/(?<!\p{L})(with (?:Dr |our )?(?:\p{Lu}\p{L}+)(?: \p{Lu}\p{L}+)?)/u)
    : lettered(/(?<!\p{L})(при (?:д-р )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/u);
  // The remedy after a semicolon: “…; we bring the right ones on Thursday”.
  const next = /;\s+([^.;!?\n]{6,140})/u.exec(text)?.[1]?.trim() ?? '';
  const isLeft = (brief['gift'] ?? '') === '' && next !== '' && plea === '';
  return {
    ...(isLeft ? { gift: `${capitalised(turned(next, language))}.` } : {}),
    withWhom: by.exec(text)?.[1] ?? '',
    when: brief['when'] || (brief['period'] ?? ''),
    ...(plea === '' ? {} : { plea, clause: withoutPlea(brief['clause'] ?? '', language) }),
  };
}
