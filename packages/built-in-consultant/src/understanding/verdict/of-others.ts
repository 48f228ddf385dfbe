import { lettered } from '@savet/text/lettered';

/** Words for people and things other than the user, including those of the chat. */
const others = lettered(
  /(?<!\p{L})(?:they|them|their|theirs|those|these|he|him|his|she|her|hers|customers?|clients?|users?|members?|guests?|people|patients?|students?|parents?|buyers?|staff|employees?|visitors?|subscribers?|те|тях|им|ги|той|него|му|тя|нея|клиент\p{L}*|потребител\p{L}*|хора|хората|гост\p{L}*|член\p{L}*|пациент\p{L}*|учени\p{L}*|родител\p{L}*|купувач\p{L}*|служител\p{L}*|посетител\p{L}*|абонат\p{L}*|tqh|teh|gi|klient\p{L}*|hora|horata)(?!\p{L})/iu,
);
/** Savet and what only it has. */
const named = lettered(
  /(?<!\p{L})(?:savet|савет\p{L}*|brand hub\p{L}*|бранд\s?хъб\p{L}*|you|your|yours|u|ur|ти|теб|тебе|твой\p{L}*|твоя\p{L}*|вие|вас|ваш\p{L}*|ви|answers?|chats?|quer(?:y|ies)|отговор\p{L}*|чат\p{L}*|запитвани\p{L}*|(?:my|this|the|our|your) (?:account|profile|password|plan|subscription)|(?:профил|акаунт|парол|план|абонамент)\p{L}* (?:ми|ни))(?!\p{L})/iu,
);
/** The user as the one who does or wants it. */
const self = lettered(
  /(?<!\p{L})(?:how (?:do|can|could|would) i|can i|could i|may i|i (?:can[’']?t|cannot|want|need|forgot|lost|would)|where (?:do|can) i|do i|my|мога ли|искам|не мога|къде|как да (?!ги|им)|забравих|моя\p{L}*|ми)(?!\p{L})/iu,
);

/** Whether a message is about others and their things, and so no question about Savet: “4 of them hardly log in”. */
export function isOfOthers(message: string): boolean {
  return others.test(message) && !named.test(message) && !self.test(message);
}
