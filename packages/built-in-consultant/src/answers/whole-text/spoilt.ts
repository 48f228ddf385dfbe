import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isOnlyWish } from '../../understanding/whole-text/order/wishes.ts';

/** Signs of a text that can’t be sent: a rest of the request, half a clause, a list item without a word. */
const signs: readonly RegExp[] = [
  // “Please don’t sound like …”, “Give you the choice …”, “Signed by Tom”
  lettered(
    /(?:^|[.!?:]\s+|\n)(?:- )?(?:(?:Please )?[Dd]on[’']t (?:sound|be too|make it|mention|write)|(?:Give|Offer|Tell|Ask|Remind) you(?!\p{L})|Signed by |Подпис(?:ва)?(?!\p{L}))/u,
  ),
  lettered(/(?<!\p{L})[Ss]igned by \p{Lu}/u),
  // “Hello, a chef who ordered at 11pm.”
  lettered(/(?:^|[,.!?]\s+)[Aa]n? \p{L}+ (?:who|whose) [^.,;!?]+\.(?=\s|$)/u),
  /(?:^|\n)It (?:for|to|about|in|on) /u,
  // “The, same hour.”
  /(?:^|[.!?]\s+)The,/u,
  lettered(/(?<!\p{L})\d+ (?:to|or|до|или)\.(?=\s|$)/u),
  lettered(/(?:^|\n)- (?:\p{L}|\d{1,2})(?=\n|$)/u),
  // “No hype pls.”, “Something short I can put in letterboxes.”, “Nothing cheesy please.”
  lettered(/(?<!\p{L})(?:pls|plz)(?!\p{L})/iu),
  lettered(
    /(?<!\p{L})(?:something (?:short|brief|small|simple|quick)(?!\p{L})|nothing (?:too )?(?:cheesy|fancy|pushy|salesy|corporate)|(?:no|without) (?:hype|jargon|buzzwords?)(?!\p{L})|нещо (?:кратко|просто|малко) (?:за|което|да)(?!\p{L})|да не (?:е|звучи) (?:прекалено |много )?сладникав)/iu,
  ),
  // “Hello, for winter pruning.”, “I am writing to you about chasing …”, “The contact is Martin.”
  lettered(/(?:Hello|Hi|Здравейте), (?:for|about|за|относно) \p{Ll}/u),
  lettered(/(?:^|about |\*\*Subject:\*\* )(?:chasing|reminding|asking|telling) (?=\p{L})/imu),
  lettered(
    /(?<!\p{L})(?:the )?contact (?:person )?is \p{Lu}|лицето за контакт е|Пиша Ви за (?:просрочена|неплатена) фактура/iu,
  ),
  lettered(/Пиша Ви за [^.\n]{0,40}?(?:управител|мениджър|собственик|директор) \p{Lu}/iu),
  lettered(/(?:\*\*Тема:\*\* )(?:Управител|Мениджър|Собственик|Директор) \p{Lu}/u),
  // “Hello Paul, … He bought a lawn mower.”: the reader as somebody else.
  lettered(
    /(?:Hello|Dear|Hi) [^\n]{1,40},\n\n(?:He|She|They) (?!\p{L}+ (?:is|are|was) (?:on|at) )/u,
  ),
  lettered(
    /invited to the [^.!\n]{0,40}(?:directors|customers|clients|members|colleagues|parents|neighbou?rs|partners|owners|managers)(?!\p{L})/iu,
  ),
  // “I am writing to you about in English”, „Пиша Ви за на хотел“
  /(?:about|Subject:\*\*) in (?:English|Bulgarian)|Пиша Ви за (?:на|до|за|от) /iu,
  // “Say who we are.”, „Кои сме.“
  /(?:^|[.!?]\s+)(?:Say (?:who|what|that)|Кои сме|Какво предлагаме)[^.]*\./u,
  // “I am writing to you about second one.”
  /(?:about|\*\*Subject:\*\*) (?:the )?(?:first|second|third|last) one(?![a-z])/iu,
  // “Why we only get half our fee.”: a question that nothing answers.
  lettered(/(?:^|\n)(?:Why|How) (?:we|i|our|the) [^?\n]*\.(?=\s|$)/iu),
  lettered(/(?:^|[.!?]\s+|\n)(?:Bring|Show|Tell|Give|Send) your (?:our|my|the) /iu),
  lettered(/(?<!\p{L})(?:show|bring|tell|give|send) your (?:our|my|the)(?!\p{L})/iu),
  lettered(/(?:^|[.!?]\s+|\n)(?:Пиша Ви за|\*\*Тема:\*\*) \p{L}{4,}(?:ла|л|ли) (?=\p{L})/iu),
];

/** Whether a text shows that its request was not understood. */
export function isSpoilt(shown: string, language: Language): boolean {
  if (signs.some((sign) => sign.test(shown))) return true;
  const sentences = shown
    .split(/\n+|(?<=[.!?])\s+/u)
    .map((part) => part.replace(/^- |[.!?]+$/gu, '').trim());
  return sentences.some((part) => part.includes(' ') && isOnlyWish(part, language));
}
