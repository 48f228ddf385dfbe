import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';

type Rule = readonly [RegExp, string];

interface Words {
  rules: readonly Rule[];
  greeting: RegExp;
  opening: string;
  thanks: string;
  glad: string;
  understanding: string;
  /** Before bad news, and after it. */
  regret: string;
  patience: string;
  questions: readonly [RegExp, string];
}

/** Kind words that promise nothing. */
const words: Record<Language, Words> = {
  EN: {
    rules: [
      [/^(?:Kind|Best) regards,/gmu, 'Warm regards,'],
      [/^(?:Yours sincerely|Sincerely|Regards|Best),/gmu, 'Warm regards,'],
      [lettered(/(?<!\p{L})(do|does|did|is|are|was|has|have|should) not(?!\p{L})/gu), '$1n’t'],
      [lettered(/(?<!\p{L})(w|W)e are(?!\p{L})/gu), '$1e’re'],
    ],
    greeting: /^(?:Dear|Hello|Hi) [^\n]{1,60},$/u,
    opening: 'I hope you are well.',
    thanks: 'Thank you for your trust!',
    glad: 'We look forward to seeing you!',
    understanding: 'Thank you very much for your understanding.',
    regret: 'we are very sorry, but ',
    patience: 'Thank you for your patience!',
    questions: [/Questions: (\[[^\]]+\])\./u, 'If you have any questions, just call us: $1.'],
  },
  BG: {
    rules: [[/^(?:С уважение|Поздрави|С поздрав),/gmu, 'Сърдечни поздрави,']],
    greeting: /^(?:Уважаем|Здравей|Скъп|Мил)[^\n]{1,60},$/u,
    opening: 'Надявам се, че сте добре.',
    thanks: 'Благодарим Ви за доверието!',
    glad: 'Ще се радваме да се видим!',
    understanding: 'Благодарим Ви от сърце за разбирането.',
    regret: 'много съжаляваме, но ',
    patience: 'Благодарим Ви за търпението!',
    questions: [/За въпроси: (\[[^\]]+\])\./u, 'Ако имате въпроси, просто ни се обадете: $1.'],
  },
};
/** Words for bad news. */
const bad = lettered(
  /(?<!\p{L})(?:won[’']t|can[’']t|cannot|will not|broke\p{L}*|closed|cancel\p{L}*|out of order|няма да|не мож\p{L}*|не работ\p{L}*|затворен\p{L}*|счупи\p{L}*|отмен\p{L}*|спира\p{L}*|без (?:ток|вода))(?!\p{L})/iu,
);
/** The same words in good news: “we won’t raise our prices”, “can’t wait”. */
const good = lettered(
  /(?<!\p{L})(?:(?:won[’']t|will not|няма да) (?:raise|increase|charge|change|go up|вдиг|повиш|покач|увелич|промен|поскъп|взима|плаща|чака)|(?:can[’']t|cannot) wait|не мож\p{L}* да (?:дочака|чакаме)|(?:cancel\p{L}*|отмен\p{L}*) (?:the |our |all )?(?:fees?|charges?|такс))/iu,
);
const regretful = lettered(
  /(?<!\p{L})(?:sorry|apolog\p{L}*|regret\p{L}*|unfortunately|съжал\p{L}*|извин\p{L}*)/iu,
);
const greetedLine =
  /^((?:Dear|Hello|Hi|Уважаем|Здравей|Скъп|Мил)[^,\n]{0,60}(?:, \[[^\]\n]+\])?, )(?=\S)/u;
/** News that nobody is glad about. */
const heavy = lettered(
  /(?<!\p{L})(?:sorry|apolog\p{L}*|unfortunately|regret\p{L}*|unpaid|overdue|remind\p{L}*|invoice|cancel\p{L}*|closed|close|delay\p{L}*|late|price|moves?|moved|complain\p{L}*|condolence\p{L}*|loss|съжал\p{L}*|извин\p{L}*|неплат\p{L}*|просроч\p{L}*|напомн\p{L}*|фактура\p{L}*|отмен\p{L}*|затвор\p{L}*|преустанов\p{L}*|закъсн\p{L}*|забав\p{L}*|цена\p{L}*|цените|мести|премест\p{L}*|оплак\p{L}*|съболезн\p{L}*|загуба\p{L}*)(?!\p{L})/iu,
);
/** A subject to which no kind words can be added without being out of place. */
const grave = lettered(
  /(?<!\p{L})(?:condolence\p{L}*|passed away|died|death|съболезн\p{L}*|почина\p{L}*|смърт\p{L}*)(?!\p{L})/iu,
);
/** A short message greets on its first line. */
const greeted = /^(?:Dear|Hello|Hi|Уважаем|Здравей|Скъп|Мил)/u;
/** A text with more of them that greets nobody is an advert or a page. */
const NOTE_PARAGRAPHS = 4;
const sentenceEnd = /[.!?…)]$/u;

/** The text with a kinder beginning and end; null if there is nowhere to put them. */
export function warmer(text: string, language: Language): string | null {
  if (grave.test(text)) return null;
  const { rules, greeting, opening, thanks, glad, understanding } = words[language];
  const softened = rules.reduce((all, [from, to]) => all.replace(from, to), text);
  const kindly = regretted(text, softened, words[language]);
  if (kindly !== null) return kindly;
  const paragraphs = softened.split('\n\n');
  const start = paragraphs.findIndex((paragraph) => greeting.test(paragraph));
  const isMail = start >= 0 && start < paragraphs.length - 1;
  // An advert has no place for thanks.
  const isAddressed = isMail || greeted.test(paragraphs[0] ?? '');
  if (!isAddressed && (heavy.test(text) || paragraphs.length > NOTE_PARAGRAPHS)) return null;
  const ending = heavy.test(text) ? understanding : isMail ? thanks : glad;
  const isThanked = lettered(/(?<!\p{L})(?:thank|благодар)/iu).test(text);
  const last = paragraphs.findLastIndex((paragraph) => sentenceEnd.test(paragraph.trim()));
  if (last < 0 || text.includes(ending)) return null;
  const added = paragraphs.map((paragraph, index) => {
    if (index === last && !(isThanked && ending !== glad)) return `${paragraph} ${ending}`;
    return paragraph;
  });
  if (isMail && !heavy.test(text) && last > start && !/hope you|надявам/iu.test(text)) {
    added.splice(start + 1, 1, opening, capitalised(added[start + 1] ?? ''));
  }
  const warmed = added.join('\n\n');
  return warmed === text ? null : warmed;
}

/** A short message with bad news: sorry first, then the news, and thanks at its end; null for any other text. */
function regretted(
  text: string,
  softened: string,
  { regret, patience, questions: [asking, asked] }: Words,
): string | null {
  if (!bad.test(text) || good.test(text) || regretful.test(text) || text.includes(patience))
    return null;
  const [line = '', ...others] = softened.split('\n\n');
  if (!greetedLine.test(line)) return null;
  const told = line
    .replace(greetedLine, (greeting) => `${greeting}${regret}`)
    .replace(asking, asked);
  return [`${told} ${patience}`, ...others].join('\n\n');
}
