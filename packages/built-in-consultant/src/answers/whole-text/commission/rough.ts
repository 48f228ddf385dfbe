import { lettered } from '@savet/text/lettered';
import { sentencesOf } from '@savet/text/text';
import { type Commission, isWishPart } from '../../../understanding/commission/commission.ts';
import { isStatement } from '../../../understanding/whole-text/moves/told.ts';

/** Stiff wording of a text that was put together from notes. */
const stiff = lettered(
  /преведете сумата до [„“"]|I am writing to you about|Пиша Ви за (?!да)|(?:^|[.!?]\s+)(?:They|He|She) (?:should|must|need)|(?<!\p{L})да \p{L}+(?:ят|ат)(?!\p{L})|(?:^|[.,!?]\s+)(?:that|че) (?:we|the|от|на) /iu,
);
const asksPayment = lettered(
  /(?<!\p{L})(?:please|could you|transfer|pay (?:it|the|us|by)|expect the payment|моля|преведете|платете|бихте|очакваме)(?!\p{L})/iu,
);
const unpaid = /(?:unpaid|overdue|not paid|was due|неплатен|просроч|не (?:е|са|сте) плат)/iu;
const NOTE_WORDS = 4;

/** Whether a letter reads like the notes of its request: nobody greeted by name, a wish said, a word as a sentence, no plea for the payment. */
export function isRough(text: string, commission: Commission): boolean {
  const { reader, language, said, genre, wishes, isPlaced } = commission;
  // The other texts ignore such wishes, and mistake the place for the product.
  const isWished = wishes.some(
    ({ do: name }) => name === 'emoji' || name === 'question' || name === 'hashtags',
  );
  if (genre === 'post') return isWished;
  if (genre === 'product' && isPlaced) return true;
  const [first = ''] = reader.name
    .replace(/^(?:Mr|Mrs|Ms|Dr|Director|г-н|г-жа|д-р)\.? /u, '')
    .split(' ');
  if (first !== '' && !text.includes(first)) return true;
  if (stiff.test(text)) return true;
  const isOwed = genre === 'reminder' || unpaid.test(`${said} ${text}`);
  if (isOwed && !asksPayment.test(text)) return true;
  const own = said.toLowerCase();
  return text
    .split(/\n+/u)
    .filter((line) => !/^(?:- |\*\*|Hello|Dear|Hi|Здравейте|Уважаем)/u.test(line))
    .flatMap((line) => sentencesOf(line))
    .map((sentence) => sentence.replace(/[.!?\s]+$/u, ''))
    .some((sentence) => {
      if (sentence.includes(' ') && isWishPart(sentence, language)) return true;
      const isNote = sentence.split(' ').length <= NOTE_WORDS && !isStatement(sentence, language);
      return isNote && sentence !== '' && own.includes(`, ${sentence.toLowerCase()}`);
    });
}
