const medium =
  '(?:e-?mail|mail|letter|message|sms|note|text|reply|post|invitation|reminder|offer|quote|apology|newsletter|notice|announcement|request|имейл|мейл|писмо|съобщение|смс|бележка|отговор|покана|напомняне|оферта|извинение|бюлетин|предложение|молба|whatsapp|viber|вайбър)';
/** Where what the text says begins. */
const stops =
  'about|of|for|that|asking|offering|who|whose|which|with|on|in|and|because|announcing|saying|regarding|thanking|за|че|с|със|в|във|да|относно|който|която|които|чи\\p{L}+|и|от|относно|на';
/** “Email to trial users”: whom a text is written to, it tells by its greeting or not at all. Names are another matter. */
const reader = new RegExp(
  `(?<!\\p{L})(${medium}(?: (?:in|на) \\p{L}+| (?:във?|on) \\p{L}+)?) (?:to|до|към) (?:(?!(?:${stops})(?!\\p{L}))(?:\\p{Ll}[\\p{L}’'-]*|SaaS|VIP|B2B)(?=[ :,.]|$) ?){1,6}`,
  'giu',
);
const readerBeforeColon = new RegExp(
  `(?<!\\p{L})(${medium}(?: (?:in|на) \\p{L}+)?) (?:to|до|към|на|of) (?:(?:\\p{Ll}[\\p{L}’'-]*|SaaS|VIP|B2B) ?){1,6}(?=:)`,
  'giu',
);
/** “Notice for the bakery door”: where it hangs. */
const place =
  /(?<!\p{L})(?:for|on|за|на)\s(?:(?:the|our|нашата|нашия)\s)?(?:\p{Ll}+\s)?(?:door|window|entrance|reception|counter|waiting room|toilet|kitchen|fitting room|чакалнята|тоалетната|кухнята|пробната|вратата|витрината|входа|рецепцията|касата)(?:\s(?:на|of|ни)(?:\s(?:the\s)?\p{Ll}+)?)?(?!\p{L})|(?<=^|\s)door (?=notice|sign)/giu;
/** Authorities and firms by their kind. */
const institution =
  /(?<!\p{L})(?:to|до|към)\s(?:the\s)?(?:municipality|town hall|council|mayor|bank|insurance company|община(?:та)?|кметство(?:то)?|кмета|банка(?:та)?|застрахователя?)(?:\s(?:of|на)\s|\s)?(?:\p{Lu}\p{L}+)?/giu;

/** “Turn down a journalist who …”: who is refused. */
const refused =
  /(?<!\p{L})((?:refuse|decline|turn down|откаж(?:и|ете)(?: учтиво)? на)(?: politely)?) (?:(?:an?|the|our|my|един|една) )?(?:\p{Ll}+ ){0,2}?\p{Ll}+(?=,? (?:who|ко(?:й|я|е|и)то)(?!\p{L}))/giu;

/** A request without the words for whom its text is and where it hangs. */
export function withoutReader(text: string): string {
  return text
    .replace(place, ' ')
    .replace(refused, '$1')
    .replace(institution, ' ')
    .replace(readerBeforeColon, '$1')
    .replace(reader, '$1 ');
}
