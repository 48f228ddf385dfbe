import { lettered } from '@savet/text/lettered';

/** The text that comes with the question. */
const thisText = lettered(
  /(?<!\p{L})(?:this|that|it|these|here|below|text|post|ad|advert|caption|newsletter|email|draft|line|slogan|това|този|тази|тези|тук|го|я|текст\p{L}*|пост\p{L}*|обява\p{L}*|реклама\p{L}*|имейл\p{L}*|писмо\p{L}*|надпис\p{L}*|слоган\p{L}*|изречение\p{L}*|tova|tozi|tuk|posta?|tekst\p{L}*)(?!\p{L})/iu,
);
/** Questions about the text: how it sounds, whether it fits, whether words are in it. */
const judged = lettered(
  /(?<!\p{L})(?:sounds?|ok|okay|fit|fits|match|matches|suit|suits|our (?:tone|voice|style)|too \p{L}+|like us|on[- ]brand|any good|what do you think|thoughts|anything wrong|keep to|stick to|follow|break|breaks|am i (?:keeping|following|breaking)|does it use|are any of (?:them|those)|are they in|звучи\p{L}*|става ли|бива ли|спазва\p{L}*|подхожда\p{L}*|пасва\p{L}*|отговаря на|прилича ли|в нашия тон|нашия стил|прекалено|твърде|какво (?:мислиш|мислите|ще кажеш|ще кажете)|как (?:ти|ви) се (?:струва|вижда)|има ли (?:ги|нещо|такива)|нарушава\p{L}*|добре ли|наред ли|ok li|stava li|zvu4i|zvuchi)(?!\p{L})/iu,
);
/** A text is to be written to what is quoted, or it is what somebody else said. */
const elsewhere = lettered(
  /(?<!\p{L})(?:write|reply|replies|answer|respond|say to|tell (?:him|her|them)|said|says|wrote|writes|told|asks?|asked|review says|complain\p{L}*|напиш\p{L}*|отговор\p{L}*|да кажа|да му|да й|(?<!(?:сме|съм|си) )каза\p{L}*|казва\p{L}*|писа|пише|написа\p{L}*|пита\p{L}*|оплака\p{L}*)(?!\p{L})/iu,
);

/** “Is this ok for a newsletter: …?”, „Спазвам ли тона тук: …“: a text of the asker is to be judged. */
export function judgesOwnText(instruction: string): boolean {
  return thisText.test(instruction) && judged.test(instruction) && !elsewhere.test(instruction);
}
