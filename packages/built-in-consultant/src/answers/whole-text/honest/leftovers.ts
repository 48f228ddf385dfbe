import { lettered } from '@savet/text/lettered';
import { sentencesOf } from '@savet/text/text';
import { isEnglish } from '../../../language/is-english.ts';
import { answeredMessage } from '../../../understanding/whole-text/replied/answered-message.ts';
import { ownLanguage, type WholeText } from '../../../understanding/whole-text/wanted.ts';
import { isDoubled } from './doubled.ts';
import { saysManner } from './manner.ts';
import { isUnturned } from './unturned.ts';

/** Words of the order to us about the reader or the text: never a part of the text itself. */
const toWriter = lettered(
  /(?<!\p{L})(?:(?:i|we) (?:just |only |really )?(?:want|need|would like|[’']d like) to (?:know|keep|find out|understand|sound|stay|be|offer|ask|tell|remind) ?(?:(?:her|him|them|your?|you)(?!\p{L})|why|if|what|whether)?|(?:i|we) (?:don[’']?t|do not) (?:want to|know (?:how|what)|wan+a)|dont want to|without (?:sounding|being|pushing|begging)|(?:email|e-mail|text|sms|whatsapp|viber|message|note|letter|post) (?:to|for) (?:an?|my|our|the|all)|to know what|not (?:to be|too|be) (?:pushy|rude|harsh|salesy)|(?:а|но|ама|и)? ?да (?:го|я|ги|му|ѝ|им) (?:питам|попитам|кажа|кажем|питаме|напомня|помоля|поканя|убедя)|да не (?:съм|сме|звуч\p{L}*) \p{L}+|без да (?:го|я|ги|съм|сме|звуч\p{L}*|притеснявам\p{L}*|притискам\p{L}*)|(?:не )?искам(?:е)? да (?:разбера|разберем|го|я|ги|му|им|ѝ|не се|(?:Ви|ви) изпусна|изпусна|знам|знаем)|не знам(?:е)? (?:как|какво|дали) да|(?<!искам |искаме |искал |искала |искали )да се извин(?:я|им))(?!\p{L})/giu,
);
/** “He” or “she”, which may be the reader. */
const otherOne = lettered(/(?<!\p{L})(?:he|she)(?:[’'](?:s|d|ll))?(?= \p{L})/iu);
/** Another person, who may be “he” or “she” instead. */
const other = lettered(
  /(?<!\p{L})(?:my|our|the|an?|your|new) (?:\p{L}+ ){0,2}?(?:\p{L}{2,}(?:er|or|ist|ian|ant|ent|man|woman)|son|daughter|boy|girl|dog|cat|colleague|staff|chef|boss|wife|husband|mother|father|mum|dad|baby|child|apprentice)(?!\p{L})|(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}/u,
);
const otherOneBg = lettered(
  /(?:^|[.!?]\s+|\n|, )(?:(?:и|а|но|която|който) )?(?:взе|забрави|обеща|поръча|купи|отказа|изчезна|мълчи|спря|каза|пита|закъсня|плати|дължи|ще плати|ще дойде|не плати|не отговаря|не дойде|не вдига|следващия път ще плати)(?= (?:си|го|я|ги|ми|ни|на|за|и|да|че|три|два|предварително|но|от|до)(?!\p{L})|[.,!])/iu,
);
/** A sentence that begins or ends in the middle. */
const cut = lettered(
  /(?:^|[.!?]\s+|\n|(?:Здравейте, [^,.\n]{1,30}, ))(?:му|го|я|ни|ги|ме|си|се|ми|ѝ|им|ви)(?= \p{Ll})|(?<!\p{L})(?:the|and|or|but|since|because|и|или|но|че|за|на|от|до|каза|казаха|защото)[.!](?=\s|$)|(?:I am writing to you about|\*\*Subject:\*\*) (?:an? (?:rest|another)|to|rest|his|her|their)(?!\p{L})|Моля да (?:се )?\p{L}+[аям](?= |[.,!])|(?:he|she|they|you) needs? to know|(?<!\p{L})клиентът (?:искате|можете|имате|казахте)|(?<!\p{L})(?:keep|ask|tell|remind) your but|the without/iu,
);
/** Signs of an order that was taken apart wrongly, whatever its kind. */
const torn = lettered(
  /(?:re-?mak|mak|fitt?|sew|repair|replac|clean|paint|bak|print|wash|iron)(?:e|ing)? you(?= (?:for|next|on|by|again)(?!\p{L})|[.,])|(?:^|[.!?]\s+)\p{Lu}\p{L}+, who [^.!?]{1,200}\.|(?:^|[.!?]\s+|\n)\p{Lu}, \p{Ll}|(?<!\p{L})кат\.(?=\s|$)|Новата дата: (?:днес|утре|вдругиден)\.|New date: (?:today|tomorrow)\.|(?<!\p{L})мах(?= \d)|(?:^|[.!?]\s+)(?:Даваме|Имаме|Предлагаме) [^.!?]{0,40} и че |[Мм]ол(?:им|я),? да (?:го |я |ги |ни )?\p{Ll}{2,}(?<!т)[ие](?= )|[Ии]скаме? да (?:Ви|ви) \p{Ll}+[аяеи]те(?!\p{L})|(?<!\p{L})[Tt]he (?:Dr|Mr|Mrs|Ms) |(?<!\p{L})(?:Ви Ви|ви Ви|the the|you you)(?!\p{L})|(?:^|[.!?]\s+)Клиент искате/u,
);
/** “… about the roof leaks above”: a sentence after “about”. */
const aboutSentence = lettered(
  /(?:writing to you about|Пиша Ви за) (?:the|our|your|my) \p{L}+ (?:leaks|is|are|was|were|has|have|does|did|broke|stopped)(?!\p{L})/u,
);
const shortDays = lettered(
  /(?<!\p{L})(?:tues|weds|thurs|(?:from|by|on|until|to|and|closed|open|next|be) (?:mon|tues?|weds?|thurs?|fri)|(?:от|до|в|във) (?:пон|вт|ср|чет|четв|съб|нед))(?!\p{L})/iu,
);
/** How people write to their friends, in a text for customers. */
const slangWords = lettered(
  /(?<!\p{L})(?:soz|lol|shud|ur|ppl|tmrw|msg|cuz|pls|thx|gonna|wanna|щот|кво|дето|мерси)(?!\p{L})/iu,
);
const duePast = /Срокът беше|was due (?:on |by )?|deadline was/iu;
const duePastOrdered = lettered(
  /(?<!\p{L})(?:was due|due|overdue|падеж\p{L}*|срок\p{L}*|трябваше|просроч\p{L}*|закъсн\p{L}*|дължим\p{L}*)(?!\p{L})/iu,
);
/** A longer quotation in an answer is no longer a name for what went wrong. */
const QUOTED_WORDS = 9;
const quotations = /[„“"]([^„“”"]+)[“”"]/gu;

/** Whether a text is written as to a friend, with the short forms of messages. */
export function hasSlang(text: string): boolean {
  return slangWords.test(text);
}

/** Whether a text still has words of its order to the writer, or a broken sentence. */
export function hasLeftovers(text: string, { form, request, added }: WholeText): boolean {
  const given = [request, ...added].join(' ');
  const said = text.replace(/\[[^\]\n]*\]/gu, '[]');
  const own = said.replace(quotations, '„“');
  const lower = given.toLowerCase();
  // Our own sentences may have such words too, so only those of the order count.
  if ((own.match(toWriter) ?? []).some((part) => lower.includes(part.toLowerCase()))) return true;
  if ([cut, shortDays, slangWords, torn, aboutSentence].some((sign) => sign.test(own))) return true;
  if (isDoubled(own) || saysManner(own) || isUnturned(own, given)) return true;
  if (duePast.test(own) && !duePastOrdered.test(given)) return true;
  // A reply to a client is no public text.
  if ((form === 'post' || form === 'notice') && toClient.test(given)) return true;
  if (form === 'short' && looseEnd.test(text)) return true;
  if (form === 'mail' && afterOffer.test(text)) return true;
  const isToOne = form === 'mail' || form === 'short' || answeredMessage(request) !== null;
  if (isToOne && (tellsOfReader(own, given) || greetedOther.test(own))) return true;
  if (answeredMessage(request) === null) return false;
  return [...said.matchAll(quotations)].some(([, quote = '']) => isLong(quote));
}

const toClient = lettered(
  /(?:^|[.!?;]\s*)(?:(?:please|napishi|напиши|направи|write|draft|make)(?: (?:me|ми|mi))? (?:an? )?)?(?:reply|answer|отговор|otgovor) (?:to|на|na) (?:an? |my |един |една )?(?:client|customer|клиент\p{L}*|klient\p{L}*)(?!\p{L})/iu,
);

/** “Closed 5 to 9 May”: words after a message that are no signature. */
const looseEnd =
  /\n\n(?:(?:Closed|Open|Затворено|Отворено) |[^\n.!?[]{2,60} (?:I[’']m|we|we[’']re|is|are|сме|съм) )[^\n]*[^.!?\n\])]$/u;
/** Text after the offer to talk, which has to end a letter. */
const afterOffer =
  /(?:(?:can reach me at|call me:|just reply or call me:) \[phone\]|обадете ми се: \[телефон\])\.\n\n(?!Kind|Best|Yours|Поздрави|С уважение|С поздрав)/u;
/** The greeted person in the third person. */
const greetedOther =
  /(?:Hello|Dear) (?:Mr (?!and)[^\n]{2,40}[\s\S]*?[.!?\n] ?He |(?:Mrs|Ms) [^\n]{2,40}[\s\S]*?[.!?\n] ?She )/u;

function tellsOfReader(text: string, given: string): boolean {
  if (!isEnglish[ownLanguage(given)]) return otherOneBg.test(body(text));
  const found = otherOne.exec(text);
  if (found === null || !otherOne.test(given)) return false;
  return !other.test(body(text.slice(0, found.index)));
}

/** The text without its greeting, which names the reader. */
function body(text: string): string {
  return text.replace(
    lettered(
      /(?:Hello|Dear|Hi|Здравейте|Уважаем\p{L}*)[^\n,]{0,40}(?:, \p{Lu}?[^\n,.]{0,30})?,\s*/u,
    ),
    '',
  );
}

/** Whether a quotation is longer than a name for what went wrong. */
function isLong(quote: string): boolean {
  return quote.trim().split(/\s+/u).length > QUOTED_WORDS || sentencesOf(quote).length > 1;
}
