import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../language/is-english.ts';
import { toReaderBg, turned } from '../brief/clauses.ts';

/** “Whose bikes are ready” → “your bikes are ready”; empty if rules can’t turn it. */
export function readerClause(relative: string, language: Language): string {
  if (relative === '') return '';
  return isEnglish[language] ? inEnglish(relative) : inBulgarian(relative);
}

function inEnglish(relative: string): string {
  const [, pronoun = '', rest = ''] = /^(whose|who(?:[’'](?:s|ve))?) (.+)$/iu.exec(relative) ?? [];
  const said = turned(rest, 'EN').replace(
    lettered(/(?<= (?:but|and) )(?=(?:have|has|had|did|do)(?:n[’']t)?(?!\p{L}))/giu),
    'you ',
  );
  const plural = said
    .replace(/(?<=you )has/giu, 'have')
    .replace(/(?<=haven[’']t )(picked|collected)( up)?$/iu, '$1 them$2');
  if (/^whose$/iu.test(pronoun)) return `your ${plural}`;
  if (/^who[’']s$/iu.test(pronoun)) return `you have ${plural}`;
  if (/^who[’']ve$/iu.test(pronoun)) return `you have ${plural}`;
  if (/^(?:is|has|was)(?= )/iu.test(plural))
    return `you ${plural.replace(/^is/iu, 'are').replace(/^has/iu, 'have').replace(/^was/iu, 'were')}`;
  return lettered(
    /^(?:\p{L}+ed|are|were|have|haven[’']t|will|can|bought|paid|left|came)(?!\p{L})/iu,
  ).test(plural)
    ? `you ${plural}`
    : '';
}

function inBulgarian(relative: string): string {
  const whose = lettered(/^чи(?:й|я|е|и)то (\p{L}+) (.+)$/iu).exec(relative);
  if (whose !== null) return '';
  // „С готови очила, които не са ги взели“
  const ready = lettered(
    /^с (готов\p{L}) (\p{L}+)(?:,? ко(?:и|я|е|й)то (не )?(?:са|е) (.+))?$/iu,
  ).exec(relative);
  if (ready !== null) {
    const [, state = '', thing = '', no = '', rest = ''] = ready;
    const article = /[ая]$/u.test(thing) ? 'та' : thing.endsWith('и') ? 'те' : 'то';
    const verb = state.endsWith('и') ? 'са' : 'е';
    const after = rest === '' ? '' : `, ${no === '' ? 'и' : 'но не'} сте ${rest}`;
    return `${thing}${article} Ви ${verb} ${state}${after}`;
  }
  const rest = relative.replace(/^ко(?:й|я|и)то /iu, '');
  return toReaderBg(turned(rest, 'BG')) ?? '';
}
