import { lettered } from '@savet/text/lettered';
import { type OwnAsk, ownAsks } from '../details/own-ask.ts';

const signs: Readonly<Record<OwnAsk, RegExp>> = {
  show: lettered(
    /(?<!\p{L})(?:what(?:[’']?s| is| are| was)? (?:our|my|the)(?!\p{L})|what (?:exactly )?(?:did|have|do) (?:we|i) (?:say|said|write|written|put|have)|who did (?:we|i) (?:say|put|write)|(?:read|show|tell|remind|give|quote) (?:me |us )?(?:of |out )?(?:our|my|the)(?!\p{L})|do (?:we|i) (?:even )?have an?(?!\p{L})|(?:каква|какво|какви|какъв|кой|коя|кое)(?: (?:ми|ни|е|са|беше))+|какъв тон сме|(?:кажи|кажете|покажи|покажете|припомни|припомнете|прочети|цитирай)(?: (?:ми|ни))? |имам ли|имаме ли|какво (?:сме|съм) (?:писал|записал|казал|сложил)\p{L}*)/iu,
  ),
  difference: lettered(
    /(?<!\p{L})(?:difference between|different from (?:our|my|the) (?!competitors?|rivals?|others?|other|rest)\p{L}+|differ from (?:our|my|the) (?!competitors?|rivals?|others?|other|rest)\p{L}+|(?:do|does) (?:they|the two|both|these|those) (?:even |really |actually )?(?:differ|say the same)|различава\p{L}* ли се|различн\p{L}* ли са|how (?:do|are) .{3,60} (?:differ|different)|(?:one and )?the same thing|разлика\p{L}* между|едно и също|каква е разликата)(?!\p{L})/iu,
  ),
  contradict: lettered(
    /(?<!\p{L})(?:contradict\p{L}*|inconsisten\p{L}*|clash\p{L}*|conflict with|fit (?:each other|together|them|our|my|the)|go together|at odds|противореч\p{L}*|пасва\p{L}*|си подхожда\p{L}*|вървят ли|бият ли се|разминава\p{L}*|protivore4\p{L}*|protivorech\p{L}*)(?!\p{L})/iu,
  ),
  stronger: lettered(
    /(?<!\p{L})(?:which (?:one )?(?:of (?:them|the two|both) )?is (?:the )?(?:stronger|weaker|better|worse)|(?:stronger|weaker|better) of (?:the two|them|both)|ко[яейи] (?:от двете |от тях |от двата )?(?:е|са) (?:по[- ])(?:сил|слаб|добр)\p{L}*)(?!\p{L})/iu,
  ),
  judge: lettered(
    /(?<!\p{L})(?:(?:is|are) (?:it|they|this|that|our|my|the) (?:[\p{L} ]{0,40} )?(?:any )?(?:good|strong|clear|ok|okay|fine|weak|vague|convincing|specific|boring|enough)|(?:is|are) (?:it|they) any good|any good|good enough|(?:is|are) (?:it|that|this|they) enough|enough(?= *[?.!]*$)|(?:specific|clear|long) enough|(?:does|do) (?:it|they|that) work|what do you (?:think|make) of|how (?:good|strong|clear) (?:is|are)|honest(?:ly)?(?: opinion)?|brutal(?:ly)?|rate|weakest|weaknesses|what(?:[’']s| is) wrong|стига(?:т)? ли|достатъч\p{L}* ли|конкрет\p{L}* ли|добр[аои]\p{L}* ли|хубав[аои]\p{L}* ли|става(?:т)? ли|сил(?:на|но|ен|ни) ли|слаб(?:а|о|и)? ли|ясн[аои] ли|бива(?:т)? ли|как (?:ти|ви) се (?:струва|вижда)\p{L}*|какво (?:мислиш|мислите|ще кажеш|ще кажете) за|честно|на[ий][- ]?слаб\p{L}*|nai[- ]?slab\p{L}*|оцени|оценете|куца\p{L}*)(?!\p{L})/iu,
  ),
  differs: lettered(
    /(?<!\p{L})(?:different from (?:any|every|all|the|what|our|my|other)|differ from (?:any|every|all|the|our|other)|(?:any|every) other \p{L}+(?= (?:say|could|would|write|has|have|also)|[?.!]|$)|(?:competitors?|anyone else|anybody else|everyone else|everybody else|others|other \p{L}+|rivals?)(?:(?: \p{L}+){0,4} )?(?:say|write|sign|claim|copy|use) |could (?:\p{L}+ ){1,4}(?:say|write|sign|claim) (?:exactly |just )?(?:the same|that|it|this)|sounds? (?:just )?like (?:every|all|any)\p{L}*|same as (?:every|all|any|the other)\p{L}*|(?:put|stick) (?:their|its|his|her|another) (?:own )?name|(?:everyone|everybody|others|competitors?) (?:else )?(?:has|have|uses|use|writes|says)|stand out|generic|interchangeable|отличава\p{L}*|различ\p{L}* (?:ли )?(?:се )?(?:ли )?(?:е |са |ни |ме )?от|различно от|(?:звучи|звучат|изглежда|пише)\p{L}* (?:ли )?(?:\p{L}+ )?(?:като|както) (?:на |у |при )?(?:всички|всеки|всяка|всяко|друг|останал|конкурент)\p{L}*|като (?:на |у |при )?(?:всички (?:други|останали)|всички\p{L}*|всяка друга|всеки друг|другите|останалите|конкурент\p{L}*)|(?:всеки|всяка|всяко|конкурент\p{L}*|другите)(?: \p{L}+){0,3} (?:може ли|може|могат|би могъл|би могла|ще|пишат|казват|каже|напише) )/iu,
  ),
  word: lettered(
    /(?<!\p{L})(?:why|weak|problem|wrong|clich[eé]s?|empty|instead|replace\p{L}*|better (?:word|than)|swap|rather than|what (?:else|could|should)|защо|слаб\p{L}*|лош\p{L}*|клише\p{L}*|празн\p{L}*|вместо|замен\p{L}*|заместя\p{L}*|по-добр\p{L}*|смен\p{L}*|какъв (?:е )?проблем\p{L}*)(?!\p{L})/iu,
  ),
  start: lettered(
    /(?<!\p{L})(?:(?:what|where|how) (?:do|should|would|can|could) (?:i|we) (?:start|begin)(?: with)?|where to (?:start|begin)|how to (?:start|begin)|с какво да (?:започна|започнем|почна)|откъде да (?:започна|започнем|почна)|как да (?:започна|започнем|я напиша|го попълня))(?!\p{L})/iu,
  ),
  shorter: lettered(
    /(?<!\p{L})(?:shorter|shorten|short version|cut (?:it|that|them) down|in (?:three|five|six|\d) words|по-крат\p{L}*|скъси\p{L}*|съкрат\p{L}*|по-къс\p{L}*)(?!\p{L})/iu,
  ),
  filled: /^\b$/u,
  first: /^\b$/u,
  translate: lettered(
    /(?<!\p{L})(?:translat(?:e|ing)|translation (?:of|into|to)|(?:in|into) (?:bulgarian|english)|превед\p{L}*|превод\p{L}*|на (?:български|английски)|preved\p{L}*|prevod\p{L}*|na (?:bulgarski|balgarski|angliiski|anglijski))(?!\p{L})/iu,
  ),
};

/** The requests of a question on the entries that it names. */
export function ownAsksIn(query: string): OwnAsk[] {
  return ownAsks.filter((ask) => signs[ask].test(query));
}

/** Whether a part of a question asks one of these. */
export function isKnownPart(part: string): boolean {
  return ownAsksIn(part).length > 0;
}
