import { lettered } from '@savet/text/lettered';

/** “A video script for …”, „идеи за име на …“: the name of a text that rules have no form for. */
const named = lettered(
  /^\s*(?:(?:please|pls|an?|one|some|few|short|me|us|give|write|make|need|i|we|дай|дайте|ми|ни|направи|напиши|измисли|трябва|моля|\d{1,2}|two|three|five|ten|два|две|три|пет|десет|кратък|кратко|30|second|video) ){0,5}(?:scripts?|storyboard|screenplay|elevator pitch|pitch|subject lines?|headlines?|slogans?|taglines?|(?:name|naming) ideas|names|business cards?|сценари\p{L}*|слоган\p{L}*|заглави\p{L}*|питч|имена|идеи за име\p{L}*|визитк\p{L}*)(?: \p{L}+){0,3}? (?:for|of|about|на|за)(?!\p{L})/iu,
);

/** Whether a message asks for a text of a kind that there is only advice about. */
export function asksUnwrittenText(message: string): boolean {
  return !message.includes('?') && named.test(message.slice(0, 300));
}

/** “Welcome message to our new chef, who starts on Monday”: a text is asked for by its name, with what it is to say. */
const namedFirst = lettered(
  /^\s*(?:(?:please|pls|can you|could you|моля|може ли да),? )?(?:(?:write|draft|compose|prepare|create|make|i need|we need|need|напиш\p{L}*|състав\p{L}*|съчин\p{L}*|подготв\p{L}*|направ\p{L}*|трябва ми|трябва ни)(?: me| us| ми| ни)? )?(?:an? |the |our |my |един |една |едно )?(?:[\p{L}-]+ ){0,3}?(?:e-?mail|letter|message|sms|whatsapp|post|notice|note|reply|answer|announcement|reminder|invitation|apology|biography|bio|advert|proposal|имейл|мейл|писмо|съобщение|смс|пост|обявление|бележка|отговор|напомняне|покана|извинение|биография|обява|предложение)(?!\p{L})/iu,
);
/** “Ask Mr Stone politely to pay the deposit”: a message to somebody. */
const ordersFirst = lettered(
  /^\s*(?:please |моля,? )?(?:(?:ask|tell|inform|remind|notify|thank|invite|refuse|reject) (?:an? |our |my |the )?(?:Mr|Mrs|Ms|Dr|client|customer|applicant|candidate|guest|supplier|tenant|patient|parents)(?!\p{L})|(?:помоли|кажи|напомни|уведоми|покани|благодари|откажи)(?:те)?(?: любезно| учтиво)? (?:на )?(?:г-н|г-жа|д-р|клиент|кандидат|гост|доставчик|наемател|пациент|родител))/iu,
);
/** Fewer say nothing that the text could use. */
const DETAILED_WORDS = 10;

/** Whether a message asks for a text by its name, and says what is to stand in it. */
export function asksDetailedText(message: string): boolean {
  return (
    !message.includes('?') &&
    message.split(/\s+/u).length >= DETAILED_WORDS &&
    message
      .slice(0, 600)
      .split(/[.!]\s+/u)
      .some((sentence) => namedFirst.test(sentence) || ordersFirst.test(sentence))
  );
}
