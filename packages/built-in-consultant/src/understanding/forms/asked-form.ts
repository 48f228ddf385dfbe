import { lettered } from '@savet/text/lettered';
import { type Figure, figuresIn } from '../../numbers/figures.ts';
import type { AskedForm } from '../reading.ts';

/** How much of a message is read, in UTF-16 units. */
const READ_MAX = 1_000;
/** Fewer are given as advice. */
const LIST_MIN = 3;
const LIST_MAX = 50;
/** A calculation has at least two figures. */
const FIGURES_MIN = 2;

const table = lettered(
  /(?<!\p{L})(?:(?:as|in|into|with) (?:a |an )?(?:\p{L}{1,20} )?table|table (?:of|with|that|please|for)|(?:make|give|draw|build)\p{L}* (?:me |us )?(?:a |an )?(?:\p{L}{1,20} )?table|^table\b|(?:make|give|draw|build|write|create)\p{L}* (?:me |us )?(?:a |an )?(?:\p{L}{1,20} )?(?:schedule|timetable|roster|calendar)|(?:направ|състав|изготв|дай)\p{L}* (?:ми |ни )?(?:\p{L}{1,20} )?(?:график|разписание|календар)|таблица|таблицата|таблично|tablica)(?!\p{L})/iu,
);
const counts: Readonly<Record<string, number>> = {
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  три: 3,
  четири: 4,
  пет: 5,
  шест: 6,
  седем: 7,
  осем: 8,
  девет: 9,
  десет: 10,
};
/** Kinds of items that are new for each case. Questions and steps are the same for many. */
const invented =
  '(?:ideas?|topics?|names?|headlines?|subject lines?|subjects|slogans?|taglines?|posts?|hashtags?|titles?|captions?|hooks?|themes?|activities|actions|variants?|versions?|options|angles|идеи|теми|имена|заглавия|слогана|слогани|поста|постове|публикации|хаштага|хаштагове|тагове|текста|варианта|случки|повода|акции|активности|идей|ideq|idei|temi|zaglaviq|imena)';
const list = lettered(
  `(?<![\\p{L}\\d.,])(?<!(?<!\\p{L})(?:have|got|имам|имаме) )(?:(\\d{1,2})|(${Object.keys(counts).join('|')}))(?:\\s*(?:-|–|to|до)\\s*\\d{1,2})?\\s+(?:(?!(?:per|на) )\\p{L}{1,20}[ -]){0,3}?${invented}(?!\\p{L})(?!\\s+(?:a|per|each|every|на|всеки|всяка|седмично|месечно|дневно)(?!\\p{L}))`,
  'iu',
);
/** “Five ideas to get more reviews”: what advice is made of. */
const ways = lettered(
  /(?<!\p{L})(?:(?:ideas?|ways|tips) (?:to|on how|how)|идеи (?:как |да |за привличане|за повече))(?!\p{L})/iu,
);
/** “Slogans for the van, five”. */
const countLast = lettered(
  `^\\W*(?:\\p{L}{1,20} ){0,2}${invented}(?!\\p{L})[^.?!,:]{0,40}[,:]\\s*(?:(\\d{1,2})|(${Object.keys(counts).join('|')}))(?=[\\s,.]|$)(?!\\s*(?:words|characters|знака|думи))`,
  'iu',
);
/** Questions that a sum answers. */
const sum = lettered(
  /(?<!\p{L})(?:how (?:much|many)|what (?:stays|remains)|what (?:do|does|did|would|will) (?:we|i|it|that|this|they|each(?: \p{L}+)?|one(?: \p{L}+)?|the \p{L}+) (?:take|make|earn|get|cost|come to|bring|amount to|leave)|pa(?:y|ys|id) for (?:itself|themselves)|in total|общо|what(?:’s|'s| is) (?:€|\$)?\d+|what (?:\p{L}+ ){0,2}rate|what should (?:my|our|the) (?:hourly )?(?:rate|price)|каква (?:трябва )?да (?:е|бъде)|what(?:’s|'s| is| are| was| did)? (?:my |the |our |is |one )?(?:left|margin|profit|share|percentage|result|average|cost)|(?<!(?:what|which|how) \p{L}{1,12} )do i (?:gain|lose|loose|make|earn)|are we making|when (?:has|have|does|do|will)(?! (?:i|we) know)|break[- ]even|колко|на колко|какво ми остава|какво остава|какво печеля|на печалба|на загуба|излизам ли|кога се изплаща|кога ще се изплати|kolko|koga)(?!\p{L})/iu,
);

/** “In 2025”, “aged 60+”: no figure of a sum. */
function isYear({ value, unit, before, after }: Figure): boolean {
  const isDate = unit === 'none' && value >= 1900 && value <= 2100;
  return isDate || after.startsWith('+') || /(?:aged|over|над|под|на възраст)\s*$/u.test(before);
}

/** A text to be written: without one of its kinds, such as “a polite no”. */
const writing = lettered(
  /^(?:please |can you |could you |моля,? )?(?:help me )?(?:write|draft|compose|напиш\p{L}*|съчин\p{L}*|състав\p{L}*)(?!\p{L})/iu,
);

/** Whether a message begins with the wish for a text. */
export function asksToWrite(message: string): boolean {
  return writing.test(message.trim());
}

const texts = lettered(
  /(?<!\p{L})(?:write|draft|text|e-?mail|message|letter|post|notice|note|reply|reminder|sms|sign(?!\s+(?:up|in|off|a|the))|poster|offer|invitation|ad|advert|listing|flyer|caption|bio|напи[шс]\p{L}*|napi[sh6]+\p{L}*|писмо|имейл|мейл|съобщение|пост|обява|отговор|покана|оферта|текст|смс|напомняне|листовка|бележка|табела)(?![\p{L}’'])/iu,
);

/** Whether a message names a kind of text, or writing. */
export function namesText(message: string): boolean {
  return texts.test(message);
}

/** The form that a question asks for, if it is one that has to be made up; null for any other. */
export function formAsked(message: string): AskedForm | null {
  const question = message.slice(0, READ_MAX);
  if (table.test(question)) return { form: 'table' };
  const counted = ways.test(question) ? null : (list.exec(question) ?? countLast.exec(question));
  const count = counted ? Number(counted[1] ?? counts[(counted[2] ?? '').toLowerCase()]) : 0;
  if (count >= LIST_MIN && count <= LIST_MAX) return { form: 'list', count };
  const figures = figuresIn(question, false).filter(
    (figure) => figure.unit !== 'time' && !isYear(figure),
  );
  const isSum = figures.length >= FIGURES_MIN && sum.test(question);
  return isSum ? { form: 'calculation' } : null;
}
