import type { Language } from '@savet/contract/languages';
import { capitalised } from '@savet/text/text';

type Rule = readonly [RegExp, string];

interface Words {
  rules: readonly Rule[];
  greeting: RegExp;
  opening: string;
  thanks: string;
  glad: string;
  understanding: string;
}

/** What is said kindly anyway: nothing that somebody would have to keep. */
const words: Record<Language, Words> = {
  EN: {
    rules: [
      [/^(?:Kind|Best) regards,/gmu, 'Warm regards,'],
      [/^(?:Yours sincerely|Sincerely|Regards|Best),/gmu, 'Warm regards,'],
      [/(?<!\p{L})(do|does|did|is|are|was|has|have|should) not(?!\p{L})/gu, '$1n’t'],
      [/(?<!\p{L})(w|W)e are(?!\p{L})/gu, '$1e’re'],
    ],
    greeting: /^(?:Dear|Hello|Hi) [^\n]{1,60},$/u,
    opening: 'I hope you are well.',
    thanks: 'Thank you for your trust!',
    glad: 'We look forward to seeing you!',
    understanding: 'Thank you very much for your understanding.',
  },
  BG: {
    rules: [[/^(?:С уважение|Поздрави|С поздрав),/gmu, 'Сърдечни поздрави,']],
    greeting: /^(?:Уважаем|Здравей|Скъп|Мил)[^\n]{1,60},$/u,
    opening: 'Надявам се, че сте добре.',
    thanks: 'Благодарим Ви за доверието!',
    glad: 'Ще се радваме да се видим!',
    understanding: 'Благодарим Ви от сърце за разбирането.',
  },
};
/** Of such news, nobody is glad. */
const heavy =
  /(?<!\p{L})(?:sorry|apolog\p{L}*|unfortunately|regret\p{L}*|unpaid|overdue|remind\p{L}*|invoice|cancel\p{L}*|closed|close|delay\p{L}*|late|price|moves?|moved|complain\p{L}*|condolence\p{L}*|loss|съжал\p{L}*|извин\p{L}*|неплат\p{L}*|просроч\p{L}*|напомн\p{L}*|фактура\p{L}*|отмен\p{L}*|затвор\p{L}*|закъсн\p{L}*|забав\p{L}*|цена\p{L}*|цените|мести|премест\p{L}*|оплак\p{L}*|съболезн\p{L}*|загуба\p{L}*)(?!\p{L})/iu;
/** Where nothing kind can be added without being out of place. */
const grave =
  /(?<!\p{L})(?:condolence\p{L}*|passed away|died|death|съболезн\p{L}*|почина\p{L}*|смърт\p{L}*)(?!\p{L})/iu;
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
  const paragraphs = softened.split('\n\n');
  const start = paragraphs.findIndex((paragraph) => greeting.test(paragraph));
  const isMail = start >= 0 && start < paragraphs.length - 1;
  // An advert has no place for thanks.
  const isAddressed = isMail || greeted.test(paragraphs[0] ?? '');
  if (!isAddressed && (heavy.test(text) || paragraphs.length > NOTE_PARAGRAPHS)) return null;
  const ending = heavy.test(text) ? understanding : isMail ? thanks : glad;
  const isThanked = /(?<!\p{L})(?:thank|благодар)/iu.test(text);
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
