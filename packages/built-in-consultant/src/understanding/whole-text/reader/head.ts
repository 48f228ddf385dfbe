import { lettered } from '@savet/text/lettered';

const media =
  '(?:e-?mail|mail|letter|message|sms|SMS|note|text|reply|post|invitation|reminder|offer|quote|apology|newsletter|notice|announcement|request|имейл|мейл|писмо|съобщение|смс|бележка|отговор|покана|напомняне|оферта|извинение|бюлетин|предложение|молба|whatsapp|WhatsApp|viber|вайбър)';
/** Names begin with a capital letter, so that case counts below. */
const medium = eitherCase(media);
/** Words that begin the content of the text. */
const stops =
  'about|of|for|that|asking|offering|who|whose|which|with|on|in|and|because|announcing|saying|regarding|thanking|за|че|с|със|в|във|да|относно|който|която|които|чи\\p{L}+|и|от|относно|на';
/** “Email to trial users”: the text need not repeat its readers. This pattern matches no names. */
const reader = lettered(
  `(?<!\\p{L})(${medium}(?: (?:in|на) \\p{L}+| (?:във?|on) \\p{L}+)?) (?:to|до|към) (?:(?!(?:${stops})(?!\\p{L}))(?:\\p{Ll}[\\p{L}’'-]*|SaaS|VIP|B2B)(?=[ :,.]|$) ?){1,6}`,
  'gu',
);
const readerBeforeColon = lettered(
  `(?<!\\p{L})(${medium}(?: (?:in|на) \\p{L}+)?) (?:to|до|към|на|of) (?:(?:\\p{Ll}[\\p{L}’'-]*|SaaS|VIP|B2B)(?: |(?=:))){1,6}(?=:)`,
  'gu',
);
/** The place of a notice: “for the bakery door”. */
const place = lettered(
  /(?<!\p{L})(?:for|on|at|in|за|на)\s(?:(?:the|our|нашата|нашия)\s)?(?:\p{Ll}+\s)?(?:door|window|entrance|reception|counter|waiting room|toilet|kitchen|fitting room|чакалнята|тоалетната|кухнята|пробната|вратата|витрината|входа|рецепцията|касата)(?:\s(?:на|of|ни)(?:\s(?:the\s)?\p{Ll}+)?)?(?!\p{L})|(?<=^|\s)door (?=notice|sign)/giu,
);
/** Authorities and firms by their kind. */
const institution = lettered(
  /(?<!\p{L})(?:to|до|към)\s(?:the\s)?(?:municipality|town hall|council|mayor|bank|insurance company|община(?:та)?|кметство(?:то)?|кмета|банка(?:та)?|застрахователя?)(?:\s(?:of|на)\s|\s)?(?:\p{Lu}\p{L}+)?/gu,
);

/** The person who is refused: “Turn down a journalist who …”. */
const refused = lettered(
  /(?<!\p{L})((?:[Rr]efuse|[Dd]ecline|[Tt]urn down|[Оо]ткаж(?:и|ете)(?: учтиво)? на)(?: politely)?) (?:(?:an?|the|our|my|един|една) )?(?:\p{Ll}+ ){0,2}?\p{Ll}+(?=,? (?:who|ко(?:й|я|е|и)то)(?!\p{L}))/gu,
);

/** The relation of a named reader to the writer: “Congratulate our apprentice Nikol”. */
const relation = lettered(
  /(?<!\p{L})([Cc]ongratulat(?:e|ions to)|[Tt]hank|[Ii]nvite|[Ww]elcome|[Пп]оздрав(?:и|ете)|[Пп]окан(?:и|ете)|[Бб]лагодар(?:и|ете) на) (?:(?:our|my|the|нашия|нашата) )?(?:\p{Ll}+ ){1,3}(?=\p{Lu})/gu,
);
/** The author of a refused request: “from a student club”. */
const asker =
  /(?<=^\s*(?:(?:please|politely|учтиво) )?(?:refuse|decline|откажи|откажете)\s.*)\s(?:from|от) (?:an? |the )?(?:\p{Ll}+ ){0,2}\p{Ll}+(?=[,.;]|$)/iu;

/** A request without the words for its reader and for the place of its text. */
export function withoutReader(text: string): string {
  return text
    .replace(place, ' ')
    .replace(refused, '$1')
    .replace(relation, '$1 ')
    .replace(asker, '')
    .replace(institution, ' ')
    .replace(readerBeforeColon, '$1')
    .replace(reader, '$1 ');
}

/** Lets each word of an alternation begin with either case: “Email” and “email”. */
function eitherCase(words: string): string {
  return words.replace(/(?<=^\(\?:|\|)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
