/** “A video script for …”, „идеи за име на …“: the name of a text that rules have no form for. */
const named =
  /^\s*(?:(?:please|pls|an?|one|some|few|short|me|us|give|write|make|need|i|we|дай|дайте|ми|ни|направи|напиши|измисли|трябва|моля|\d{1,2}|two|three|five|ten|два|две|три|пет|десет|кратък|кратко|30|second|video) ){0,5}(?:scripts?|storyboard|screenplay|elevator pitch|pitch|subject lines?|headlines?|slogans?|taglines?|(?:name|naming) ideas|names|business cards?|сценари\p{L}*|слоган\p{L}*|заглави\p{L}*|питч|имена|идеи за име\p{L}*|визитк\p{L}*)(?: \p{L}+){0,3}? (?:for|of|about|на|за)(?!\p{L})/iu;

/** Whether a message asks for a text of a kind that there is only advice about. */
export function asksUnwrittenText(message: string): boolean {
  return !message.includes('?') && named.test(message.slice(0, 300));
}
