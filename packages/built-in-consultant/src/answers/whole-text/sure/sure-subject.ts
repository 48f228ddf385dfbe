import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import type { SureOrder } from '../../../understanding/sure-order/sure-order-type.ts';
import { sureWords } from './sure-words.ts';

/** “Your sofa will be …”, “The report comes …”: the thing that the first sentence is about. */
const about = lettered(
  /^(?:Your|The|Our) ((?:(?!not|now|also)\p{L}+ ){0,2}?\p{L}+) (?:is|are|was|were|will|has|have|can|needs?|comes?|goes?|go|costs?|starts?|ends?|moves?|arrives?|came|changes?|stays?|rises?)(?!\p{L})/u,
);
const aboutBg = lettered(
  /^((?:\p{Lu}\p{Ll}+(?:та|то|те|ът|ят|ите)|Цените)(?: (?:Ви|ни))?(?: на \p{Ll}+(?:та|то|те|а|я))?) (?:не |Ви |ни )?(?:е|са|ще|се|пристиг\p{L}*|няма|има|става|стават|беше)(?!\p{L})/u,
);
const WORDS_MAX = 7;

/** An invoice, a meeting, or what changes from a day on. */
function subjectIn(whole: string, language: Language): string {
  const { invoice, meeting, from } = subjectWords[language];
  const bill = invoice.sign.exec(whole);
  if (bill !== null) return `${invoice.word} ${bill[1] ?? ''}`;
  const met = meeting.exec(whole);
  if (met !== null) return capitalised(met[1] ?? '');
  const day = from.sign.exec(whole);
  return day === null ? '' : `${from.word} ${day[1] ?? ''}`;
}

const subjectWords: Record<
  Language,
  {
    invoice: { sign: RegExp; word: string };
    meeting: RegExp;
    from: { sign: RegExp; word: string };
  }
> = {
  EN: {
    invoice: { sign: /\binvoice (?:no\.? |number )?#?(\d[\d/-]*)/iu, word: 'Invoice' },
    meeting:
      /(?:cancel|postpone|reschedule|move) (our (?:meeting|appointment|call|lunch|visit|viewing|interview))/u,
    from: {
      sign: lettered(
        /^From ((?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?: \d{1,2} \p{Lu}\p{Ll}+)?|\d{1,2} \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \d{1,2}|January|February|March|April|May|June|July|August|September|October|November|December|next (?:week|month)))/u,
      ),
      word: 'What changes from',
    },
  },
  BG: {
    invoice: { sign: lettered(/(?<!\p{L})фактура (?:№ ?)?(\d[\d/-]*)/iu), word: 'Фактура' },
    meeting: lettered(
      /(?:отменя|отменим|отложа|отложим|преместя|преместим) ((?:срещата|разговора|обяда|огледа|посещението) ни)/u,
    ),
    from: {
      sign: lettered(
        /^От (\d{1,2} \p{Ll}+|понеделник|вторник|сряда|четвъртък|петък|събота|неделя|януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември|другата седмица)(?!\p{L})/u,
      ),
      word: 'Какво се променя от',
    },
  },
};

/** The subject of a letter: the kind of text, or the thing it is about. */
export function sureSubject({ genre, language, reader, sentences }: SureOrder): string {
  const { subjects } = sureWords[language];
  const [first = ''] = sentences;
  if (genre === 'complaint' || genre === 'offer' || genre === 'thanks') return subjects[genre];
  if (
    /^(?:Thank you for your message|(?:I|We) understand that|Благодарим Ви, че ни писахте|Разбирам(?:е)?, че)/u.test(
      first,
    )
  )
    return subjects.request;
  if (genre === 'decline')
    return /^(?:applicant|candidate|кандидат)/u.test(reader.role)
      ? subjects.application
      : subjects.offered;
  if (genre === 'farewell') return subjects.thanks;
  if (genre === 'reminder') return subjects.reminder;
  const thing = about.exec(first);
  if (thing !== null)
    return capitalised(first.slice(0, first.indexOf(thing[1] ?? '') + (thing[1] ?? '').length));
  const named = aboutBg.exec(first)?.[1];
  if (named !== undefined) return named;
  if (genre === 'apology') return subjects.apology;
  if (first.endsWith('?')) return subjects.question;
  if (/^(?:I|We) would like to ask you for /u.test(first)) return subjects.asked;
  if (/^(?:I|We) would like to invite|^Кан(?:я|им) Ви/u.test(first)) return subjects.invitation;
  const particular = subjectIn(sentences.join(' '), language);
  if (particular !== '') return particular;
  const bare = first.replace(/[.]$/u, '');
  const isShort =
    bare.split(' ').length <= WORDS_MAX &&
    !lettered(
      /^- |[?:,!]$|^(?:Unfortunately|За съжаление|Моля|Thank|Please|We are sorry|Извин|Благодар|You |\p{L}+те )/u,
    ).test(bare);
  if (/^(?:applicant|candidate|кандидат)/u.test(reader.role)) return subjects.application;
  return isShort ? bare : subjects.plain;
}
