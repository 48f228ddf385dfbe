import { said } from '../said.ts';

const makes =
  '(?:write|make(?: up)?|invent|create|generate|give|draft|produce|prepare|come up with|do|need|want|post|get)';
const writes =
  '(?:write|make up|invent|create|generate|give (?:me|us)|draft|produce|prepare|come up with|post)';
const count =
  '(?:\\d+|a few|some|several|a couple of|a dozen|two|three|four|five|six|seven|eight|ten|twenty|fifty)';
const praising =
  '(?:fake|invented|made[- ]up|5[- ]stars?|five[- ]stars?|positive|glowing|great|good|nice|lovely|happy|perfect|excellent)';
const reviews = '(?:(?:customer |google |guest |client )?(?:reviews?|testimonials?))';
const strangers =
  '(?:different|various|several|made[- ]up|invented|fake|fictional|other|separate|new) (?:\\p{L}+ )?(?:accounts?|profiles?|names?|people|women|men|customers?|clients?|guests?|patients?|emails?)';

const makesBg =
  '(?:напиш\\p{L}*|направ\\p{L}*|измисл\\p{L}*|състав\\p{L}*|съчин\\p{L}*|генерирай\\p{L}*|дай(?:те)?|подготв\\p{L}*|пусн\\p{L}*|трябват|искам|искаме|iskam|napish\\p{L}*|napravi\\p{L}*|izmisl\\p{L}*)';
const countBg = '(?:\\d+|няколко|пет|шест|седем|осем|девет|десет|двайсет|двадесет|три|четири|два)';
const praisingBg =
  '(?:фалшив\\p{L}*|измислен\\p{L}*|положителн\\p{L}*|добр[аи]|хубав\\p{L}*|петзвездн\\p{L}*|пет звезди|отличн\\p{L}*|5[- ]звезд\\p{L}*|дългички|кратки|различни)';
const reviewsBg = '(?:отзив\\p{L}*|ревю\\p{L}*|otziv\\p{L}*)';
const strangersBg =
  '(?:(?:от|с) (?:различни|измислени|няколко|фалшиви|други|нови) (?:\\p{L}+ )?(?:профил\\p{L}*|акаунт\\p{L}*|имена|хора|клиент\\p{L}*|жени|гости)|(?:все едно|уж|сякаш|като че(?: ли)?) (?:че )?(?:са |е |сме |ги )?(?:(?:писани|пишат|пише) )?(?:от )?(?:клиент|гост|пациент|купувач|туристи)\\p{L}*|от името на (?:\\p{L}+ )?(?:клиент|гост|пациент|купувач)\\p{L}*)';

/**
 * Reviews that no customer has written are wanted: several of them that praise, or in the name of others; or reviews are to be bought, or
 * to come from the own people.
 */
const inventsReviews = said(
  `${makes} (?:(?:me|us|up|out|for me) )*(?:${count} )?(?:${praising} ){0,2}${reviews}(?:(?!\\b(?:repl|answer|respon))[^.?!]){0,60}?(?<!\\p{L})(?:${strangers}|as if (?:they|it|from|by|a|written)|pretending)`,
  `${writes} (?:(?:me|us|up|out|for me) )*(?:${count} )?(?:\\p{L}+ )?(?:${praising} ){1,2}${reviews}(?=[.,!?]|$| (?:i|we|that|for|about|of|on|so|from|because|please))`,
  `${writes} (?:(?:me|us|up|out|for me) )*(?:${count} )?${reviews} (?:for|about|of|on) (?:my|our)`,
  `(?:invent|make up|fake|faking) (?:${count} |up )?(?:\\p{L}+ ){0,2}${reviews}`,
  `(?:buy|buying|pay for|order) (?:${count} |some |up )?(?:\\p{L}+ )?(?:google |fake |five-star |5-star )?reviews`,
  `(?:my|our) (?:staff|employees|friends|family|relatives|team|wife|husband|cousins)(?: and (?:\\p{L}+))? (?:to )?(?:write|post|leave|put up)(?: us| me)? (?:\\p{L}+ ){0,3}?${reviews}`,
  `${makesBg} (?:(?:ми|ни|mi|ni|за нас|за мен) )*(?:${countBg} )?(?:${praisingBg} ){0,2}${reviewsBg}(?:(?!отговор)[^.?!]){0,60}?(?<!\\p{L})${strangersBg}`,
  `${makesBg} (?:(?:ми|ни|mi|ni) )*(?:${countBg} )?(?:фалшив\\p{L}*|измислен\\p{L}*) ${reviewsBg}`,
  `${makesBg} (?:(?:ми|ни|mi|ni) )*${countBg} ${praisingBg} ${reviewsBg}`,
  `(?:напиш|измисл|състав|съчин)\\p{L}* (?:(?:ми|ни) )*${countBg} ${reviewsBg}`,
  `(?:измисл(?:и|ете|я|им)|съчин(?:и|ете|я)) (?:(?:ми|ни) )?(?:${countBg} )?(?:\\p{L}+ )?${reviewsBg}`,
  `(?:куп(?:я|им|уваме|увам)|поръчам|плат(?:я|им) за) (?:си )?(?:${countBg} )?(?:\\p{L}+ )?${reviewsBg}`,
  `(?:служители\\p{L}*|приятели\\p{L}*|роднини\\p{L}*|колеги\\p{L}*|екип\\p{L}*)(?: \\p{L}+){0,2} да (?:ни |ми |си )?(?:напишат|пишат|пуснат|оставят) (?:\\p{L}+ ){0,3}?${reviewsBg}`,
);

/** Real reviews are asked for or answered, or it is somebody else who invents them. */
const realReviews = said(
  "turn(?:ed|ing) down|refus(?:ed|ing)|declin(?:ed|ing)|said no|(?:repl(?:y|ies)|answers?|respon[ds]\\p{L}*) (?:to|for)|requests?|ask(?:ing)? (?:\\p{L}+ ){0,3}for|from (?:these|this|the following|real|our real)|(?:competitors?|rivals?|somebody|someone|they|he|she|who) (?:\\p{L}+ ){0,2}?(?:writes?|wrote|posts?|posted|posting|buys?|bought|is buying|are buying|faked?)|how (?:do|can|to) (?:i |we )?(?:spot|recogni[sz]e|report|prove|get)|translate|without (?:buying|faking|inventing)|never (?:buy|fake|invent)|instead of (?:buying|faking|inventing)|don[’']t (?:want to )?(?:buy|fake|invent)",
  'отказах\\p{L}*|отказваме|отговор\\p{L}*|молб\\p{L}*|помол\\p{L}*|(?:конкурент\\p{L}*|някой|те|той|тя|кой) (?:\\p{L}+ ){0,3}?(?:пиш[еа]т?|пуска\\p{L}*|купува\\p{L}*|писа\\p{L}*|купи|купил\\p{L}*)|как да (?:разпозна|докажа|докладвам|подам|махна|изтрия|получа|събера)\\p{L}*|превед\\p{L}*|без да (?:купувам|измислям|ги измислям)|вместо да|не искам да',
);

/** Whether reviews are wanted that no customer has written. They are unlawful in the EU. */
export function wantsInventedReviews(message: string): boolean {
  return inventsReviews.test(message) && !realReviews.test(message);
}
