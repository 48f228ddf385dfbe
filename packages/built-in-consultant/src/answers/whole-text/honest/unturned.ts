import { lettered } from '@savet/text/lettered';

/** A statement about the reader: “She is right”, „Клиентката е права“, „Звънях Ви и не вдига“. */
const ofReader = [
  lettered(
    /(?:^|[.!?]\s+|\n|(?:and|but) )(?:he|she|they|(?:the )?(?:customer|client|guest|lady|man|woman|reviewer))(?:[’']s| is| was| are| were|[’']re) (?:\p{L}+ )?(?:right|wrong|mistaken|lying)(?!\p{L})/iu,
  ),
  lettered(
    /(?:^|[.!?]\s+|\n)(?:(?:клиент|гост|човек|жена|мъж|пациент|дама|госпожа|господин)\p{L}* (?:не )?(?:си )?(?:е|са|беше|бяха) (?:\p{L}+ )?(?:прав|права|прави|крив|крива)|(?:не )?(?:прав|права) (?:си )?(?:е|беше))(?!\p{L})/iu,
  ),
  lettered(
    /(?<!\p{L})(?:Ви|ви)(?!\p{L})[^.!?]{0,60} (?:и|а|но) (?:все )?(?:не )?(?:вдига|мълчи|отговаря|плаща|реагира|идва|се обажда)(?=[.!?,\n]|$)/u,
  ),
  lettered(
    /(?:^|[.!?]\s+|\n)(?:Обещаха|Отказаха|Забравиха|Дължат|Мълчат)(?!\p{L})|(?<!\p{L})и нищо[.!]/u,
  ),
  // “I am sorry that the it was late”
  lettered(/(?<!\p{L})(?:the|a) (?:it|he|she|we|they|you) (?:is|was|are|were)(?!\p{L})/u),
  // “You should’ve called you”
  lettered(
    /(?<!\p{L})you (?:should|could|ought)(?: have|[’']ve| to have)? (?:called|told|phoned|rung|warned|texted|asked|informed|let) you(?!\p{L})/iu,
  ),
  lettered(/(?<!\p{L})ще и (?:го|я|ги)(?!\p{L})/iu),
  lettered(/(?:^|[.!?]\s+|\n)Дължихте(?!\p{L})/u),
  lettered(
    /(?:Dear|Hello|Уважаеми) [^,.\n]{2,40} (?:(?:of|in|at|to) my|на (?:моя|моята|моето))(?!\p{L})/u,
  ),
];
/** A subject of a letter that tells what the writer has done. */
const narrated = lettered(
  /\*\*(?:Subject:\*\* (?:I|We)(?: have|[’']ve)? (?:rang|called|left|wrote|written|sent|tried|phoned|told|asked|emailed|texted|waited)|Тема:\*\* (?:Звън|Писа|Прати|Изпрати|Търси|Чака|Обажда|Обади|Каза|Пита|Опита)\p{L}*х(?:ме)?)(?!\p{L})/u,
);
/** An apology for something good. */
const sorryForGood = [
  lettered(
    /(?:sorry|apologi[sz]e)[^.!?]*(?<!\p{L})(?:was|were|is|are) (?:(?:really|actually|very|quite|all|so) )*(?:ok|okay|fine|good|great|nice|lovely|beautiful|excellent|perfect|friendly|tasty|delicious|spotless|superb|wonderful|well done)(?=[.,!?]| and|$)/iu,
  ),
  lettered(
    /съжалявам(?:е)?[^.!?]*(?<!\p{L})(?:(?<!не )(?:беше|бяха|е|са) (?:(?:наистина|много|иначе) )*(?:добр|хубав|чудесн|страхотн|отличн|вкусн|прекрасн|супер|наред|любезн|мил|приятн|внимателн|усмихнат|качествен|перфектн)\p{L}*|без (?:драскотин|забележк)\p{L}*)/iu,
  ),
];
/** “…, best, nina.”: a signature as a part of the sentence. */
const signedInside = lettered(
  /[,.] (?:best|cheers|regards|kind regards|поздрави|sign(?:ed)?(?: off)?),? \p{L}+\.?(?=\n|$)/iu,
);
const loneName = lettered(/[.!?] (\p{Lu}\p{Ll}+)\.(?=\s*(?:\n|$))/gu);

/** Whether a text has clauses of its order that are not turned to whoever reads it. */
export function isUnturned(text: string, given: string): boolean {
  if (narrated.test(text)) return true;
  if ([...ofReader, ...sorryForGood].some((sign) => sign.test(text))) return true;
  if (signedInside.test(text)) return true;
  return [...text.matchAll(loneName)].some(([, name = '']) =>
    lettered(`(?:,|I[’']?m|аз съм|off) ${name}(?=[,.]|$)`, 'u').test(given),
  );
}
