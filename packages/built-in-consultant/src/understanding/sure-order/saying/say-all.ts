import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../language/is-english.ts';
import { saidBg } from '../said-bg.ts';
import { saidEn } from '../said-en.ts';
import { speltBg, subordinateBg, toYouBg } from '../statement-bg.ts';
import { isStatementEn, speltEn, toYouEn, withArticle } from '../statement-en.ts';
import type { SureVoice } from '../sure-order-type.ts';
import { noteOf } from './notes.ts';

/** A clause that only goes on from another. */
const condition: Record<Language, RegExp> = {
  EN: /^(?:if|when|once|as soon as) /iu,
  BG: lettered(/^(?:ако|когато|щом) /iu),
};
const contrast: Record<Language, RegExp> = { EN: /^but /iu, BG: /^но /iu };
const cause: Record<Language, RegExp> = {
  EN: /^(?:because|since|as) (?!(?:promised|agreed|discussed|usual))/iu,
  BG: lettered(/^(?:защото|понеже|тъй като) /iu),
};
/** “…, not Friday”, „…, а не в петък“: without a verb. */
const rider: Record<Language, RegExp> = {
  EN: lettered(
    /^(?:not (?:on |at |the )?(?:\p{Lu}|[£€$\d])[^,]{0,25}|instead of [^,]{2,30}|(?:from|until|till|at|on|between|by) (?:\d|\p{Lu}\p{Ll}+day)[^,]{0,30}|including [^,]{2,40})$/u,
  ),
  BG: lettered(
    /^(?:а не (?:във|в|на|от|до) [^,]{2,20}|вместо [^,]{2,30}|(?:от|до|на|във|в|между|след) (?:\d|понеделник|вторник|сряда|четвъртък|петък|събота|неделя)(?:(?! да )[^,]){0,30})$/iu,
  ),
};
const sorry: Record<Language, { one: string; several: string }> = {
  EN: { one: 'I am sorry about this.', several: 'We are sorry about this.' },
  BG: { one: 'Извинявам се за неудобството.', several: 'Извиняваме се за неудобството.' },
};

/** The sentences of all segments; null if one of them is not certain. */
export function sayAll(
  segments: readonly string[],
  voice: SureVoice,
  whole: string,
  language: Language,
): string[] | null {
  const isEn = isEnglish[language];
  const said: string[] = [];
  let isSorry = voice.genre === 'apology';
  let open = '';
  let isSaid = false;
  for (const [at, segment] of segments.entries()) {
    const bare = segment.replace(/[\s.,;!]+$/u, '');
    const made = isEn ? saidEn(segment, voice, whole) : saidBg(segment, voice);
    if (
      open === '' &&
      made === null &&
      condition[language].test(bare) &&
      at < segments.length - 1
    ) {
      open = bare;
      continue;
    }
    const isOpenEnd = condition[language].test(bare) || rider[language].test(bare);
    const joined = cause[language].test(bare) || (made === null && isOpenEnd);
    if (joined && open === '') {
      const last = said.pop();
      const more = goingOn(bare, voice, whole, language);
      if (last === undefined || more === null || last.startsWith('- ')) return null;
      if (last.endsWith('?')) {
        if (!rider[language].test(bare)) return null;
        said.push(`${last.slice(0, -1)}, ${more}?`);
        continue;
      }
      said.push(`${last.replace(/\.$/u, '')}${isEn && !rider.EN.test(bare) ? ' ' : ', '}${more}.`);
      continue;
    }
    if (made === null) {
      const note = open === '' ? noteOf(segment, voice, language) : null;
      if (note === null) return null;
      said.push(note);
      continue;
    }
    if (made.isSorry === true) isSorry = true;
    const [first] = made.sentences;
    if (open !== '') {
      const start = goingOn(open, voice, whole, language);
      if (start === null || first === undefined || first.endsWith('?')) return null;
      said.push(`${start.charAt(0).toUpperCase()}${start.slice(1)}, ${small(first)}`);
      open = '';
    } else if (first !== undefined && isSaid && contrast[language].test(segment)) {
      const last = said.pop();
      if (last === undefined || last.endsWith('?')) return null;
      said.push(
        first.endsWith('?')
          ? `${last} ${first}`
          : `${last.replace(/\.$/u, '')}, ${isEn ? 'but' : 'но'} ${small(first)}`,
      );
    } else if (first !== undefined) said.push(...made.sentences);
    isSaid = first !== undefined;
  }
  if (open !== '') return null;
  // A text of nothing but notes is a list.
  const notes = said.filter((each) => each.startsWith('- ')).length;
  const isPublic = voice.form === 'post' || voice.form === 'notice' || voice.genre === 'offer';
  if (
    notes > 0 &&
    !isPublic &&
    (notes === said.length || (voice.form === 'mail' && said[0]?.startsWith('- ') === true))
  )
    return null;
  const own = sorry[language][voice.number];
  const isToReader = voice.form === 'mail' || voice.form === 'chat';
  const lateAt = isToReader && !isSorry ? said.findLastIndex((each) => late.test(each)) : -1;
  if (lateAt >= 0 && voice.genre === 'letter' && !said.some((each) => regret.test(each)))
    return withoutTwins(said.toSpliced(lateAt + 1, 0, own));
  return withSorry(withoutTwins(withContacts(said)), isSorry, own);
}

/** “Could you tell me A? Could you tell me B?”: one question. */
function withoutTwins(said: readonly string[]): string[] {
  return said.reduce<string[]>((done, each) => {
    const last = done.at(-1) ?? '';
    const start = /^(?:Could you tell (?:me|us) |Бихте ли (?:ми|ни) казали )/u.exec(each)?.[0];
    if (start === undefined || !last.startsWith(start)) return [...done, each];
    const and = start.startsWith('Could') ? ' and ' : ' и ';
    return [...done.slice(0, -1), `${last.slice(0, -1)}${and}${each.slice(start.length)}`];
  }, []);
}

/** What comes late or not at all is never told without a word of regret. */
const late = lettered(
  /^(?!You )[^.]*\b(?:(?:will|is going to) be (?:late|delayed|cancel?led)|(?:is|are) cancel?led)\b|(?<!\p{L})(?:ще (?:се )?(?:закъсне(?:е|ят)|забав(?:и|ят))|отпадат?)(?!\p{L})/u,
);
const regret = /\b(?:sorry|apologi[sz]e)\b|[Ии]звин|[Сс]ъжаля/u;

/** „За спешни случаи д-р Начев“, its number and its street: one line. */
function withContacts(said: readonly string[]): string[] {
  return said.reduce<string[]>((done, each) => {
    const last = done.at(-1) ?? '';
    const found = contact.exec(each);
    if (found === null || !last.startsWith('- ')) return [...done, each];
    return [...done.slice(0, -1), `${last}, ${small(each.slice(2))}`];
  }, []);
}

const contact = lettered(/^- (?:\+?\d[\d /-]{5,}\d$|(?:ул|бул|тел|tel)\. )/iu);

/** After what went wrong, and before what is offered. */
function withSorry(said: readonly string[], isSorry: boolean, sentence: string): string[] {
  if (!isSorry || said.some((each) => regret.test(each))) return [...said];
  const at = said.findIndex((each) => later.test(each));
  return at <= 0 ? [...said, sentence] : [...said.slice(0, at), sentence, ...said.slice(at)];
}

const later = lettered(
  /^(?:(?:I|We) (?:would like|can)|Would|Could|Please|If you|(?:Предлагам|Удобно|Бихте|Моля|За въпроси|Ще получите|При въпроси))/u,
);

export function small(text: string): string {
  return /^(?:I\b|\p{Lu}\p{Lu}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Mr|Mrs|Ms|Dr)\b|Ваш|Ви )/u.test(
    text,
  )
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}

/** A clause that begins with a conjunction, to the reader. */
function goingOn(
  clause: string,
  voice: SureVoice,
  whole: string,
  language: Language,
): string | null {
  if (!isEnglish[language]) {
    const turned = subordinateBg(speltBg(toYouBg(clause)), voice);
    if (turned === null) return null;
    const isOpen = lettered(/(?<!\p{L})(?:той|тя|него|нея|тях|му|ѝ|им)(?!\p{L})/u).test(turned);
    return isOpen ? null : asYou(turned);
  }
  const turned = toYouEn(clause, voice.reader, whole);
  if (turned === null) return null;
  const own = speltEn(turned);
  if (rider.EN.test(clause)) return own;
  const [start = ''] = /^(?:if|when|once|as soon as|because|since|as) (?:of )?/iu.exec(own) ?? [];
  const rest = own.slice(start.length);
  const isPhrase = /^because of /iu.test(own);
  if (isPhrase) return own;
  return isStatementEn(withArticle(rest)) ? `${start}${withArticle(rest)}` : null;
}

/** „Ако не могат“: the readers. */
function asYou(text: string): string {
  return text
    .replace(lettered(/^(ако|когато|щом) не (?:може|могат)(?!\p{L})/iu), '$1 не можете')
    .replace(lettered(/^(ако|когато|щом) (?:има|имат) (?=въпроси|нужда|желание)/iu), '$1 имате ');
}
