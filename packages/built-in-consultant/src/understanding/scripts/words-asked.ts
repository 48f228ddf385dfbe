import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import { isEnglish } from '../../language/is-english.ts';
import { toCyrillic } from '../../language/latin-bulgarian.ts';
import { inCyrillicIfBulgarian } from '../details.ts';

/** A longer message tells a story of its own. In words. */
const WORDS_MAX = 22;

const whom =
  '(?:(?:him|her|them|people|customers?|clients?|(?:the|my|our|this|that|a) (?:\\p{L}+ )?\\p{L}+) )?';
const koi = '(?:им |му |ѝ |й |и |го |я |ги |на \\p{L}+ )*';
const asking = lettered(
  `(?<!\\p{L})(?:word for word|word by word|(?:the )?exact (?:words?|wording|text|phrase|sentence)|(?:in|the|ready|some) (?:actual |ready |right )?(?:words|wording|script)(?! about)|(?:give|write|need|want) (?:me )?(?:a |the )?(?:short )?script|what (?:exactly )?(?:do|should|can|would|could|shall|must) (?:i|we|you|he|she|they|my \\p{L}+|the \\p{L}+) (?:exactly |actually |then |now )?(?:say|tell|text|reply|answer|write|respond|message)(?! about)|what (?:i|we|he|she|they) (?:should|can|could|need to|have to)? ?(?:say|tell|text|reply|answer|write)|what to (?:say|tell|text|reply|answer|write) ?${whom}|what (?:exactly )?(?:do|should) (?:i|we) (?:put|send)(?! in)|how (?:exactly )?(?:do|should|would|can|could) (?:i|we|you) (?:say|phrase|word|put|formulate|open|start|begin) (?:it|that|this|the (?:conversation|talk|call))|дума по дума|с точни(?:те)? думи|точни(?:те)? думи|дай(?:те)? ми (?:точно )?(?:думи(?:те)?|реплик${'\\p{L}*'}|фраз${'\\p{L}*'}|какво да|нещо, което да (?:кажа|пратя|напиша))|готов(?:и|а) (?:думи|реплик${'\\p{L}*'}|фраз${'\\p{L}*'})|какво (?:точно |конкретно )?да ${koi}(?:кажа|кажем|каже|кажат|казва|казвам|казваме|отговоря|отговорим|отговаря|отговаряме|напиша|напишем|пратя|пратим|пиша|река|отвърна)|какво (?:точно )?${koi}(?:казвам|казваме|отговарям|отговаряме)|как (?:точно )?да ${koi}(?:кажа|кажем|напиша|формулирам|поднеса)|(?:как|с какво) да (?:започна|започнем|почна) разговора|кажи(?:те)? ми (?:го |ги )?(?:с думи|точно|дословно|какво да)|дословно|с какви думи|дай(?:те)? ми (?:го|ги|я) (?:точно|дословно|дума по дума|готов\\p{L}*|написан\\p{L}*)|(?:както|как) (?:точно )?да ${koi}(?:напиша|кажа|пратя|напишем|кажем)|напиши(?:те)? ми (?:го|ги|я) (?:точно|дословно|дума по дума)|(?:дай(?:те)?|напиши(?:те)?) ми (?:го|ги|я) (?:като|във вид на) (?:съобщение|имейл|sms|смс|текст|писмо)|(?:give|write) (?:me )?(?:it|that|this) as an? (?:message|text|e-?mail|sms|letter))(?!\\p{L})`,
  'iu',
);
const written = lettered(
  /(?<!\p{L})(?:texts?|write|writes|message|messages|sms|e-?mail|mail|viber|whatsapp|messenger|reply|letter|send|напиш\p{L}*|пиша|пише|прат\p{L}*|съобщени\p{L}*|имейл\p{L}*|мейл\p{L}*|вайбър|вибер|ватсап|смс|есемес|месинджър|писмо\p{L}*)(?!\p{L})/iu,
);
const spoken = lettered(
  /(?<!\p{L})(?:phone|call|calls|rings?|face|desk|counter|door|person|meeting|звън\p{L}*|обад\p{L}*|обажда\p{L}*|телефон\p{L}*|лично|касата|среща\p{L}*)(?!\p{L})/iu,
);

/** Whether a message asks for the very words of a talk or a letter. */
export function asksForWords(query: string, before: Language): boolean {
  if (wordsOf(query).length > WORDS_MAX) return false;
  return asking.test(inCyrillicIfBulgarian(query)) || isInLatin(query, before);
}

/** Whether a message asks for them in Bulgarian words in Latin letters, which are too few to be known as such by themselves. */
export function isInLatin(query: string, before: Language): boolean {
  if (isEnglish[before] || !/[a-z]/iu.test(query) || wordsOf(query).length > WORDS_MAX)
    return false;
  return asking.test(query.replace(/[a-z]+/giu, (word) => toCyrillic(word.toLowerCase())));
}

/** Whether the words are to be sent, not said. */
export function areSent(query: string): boolean {
  const asked = inCyrillicIfBulgarian(query);
  return written.test(asked) && !spoken.test(asked);
}
