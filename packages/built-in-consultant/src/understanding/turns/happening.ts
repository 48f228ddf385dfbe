import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import { type Happening, happenings } from '../../knowledge/follow-ups.schema.ts';
import { figuresIn } from '../../numbers/figures.ts';
import { inDigits } from '../../numbers/worded/worded.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import type { Thread } from '../follow-up/thread-state.ts';

/** A longer question says something of its own. In words. */
const WORDS_MAX = 11;

/** “And what if …”, „а ако …“, „ами като …“. */
const supposing = lettered(
  /^[^\p{L}]*(?:(?:and|but|or|ok|so|well|thanks|а|ами|и|но|или|добре|благодаря)[, ]+)*(?:what (?:do (?:i|we) do |should (?:i|we) do |happens |then )?(?:if|when)|if|suppose|какво (?:да правя|да правим|правя|правим|става)?,?\s?(?:ако|като|когато)|ако|като|когато)(?!\p{L})/iu,
);

/** An action of the user: that is another question. */
const own = lettered(
  /(?<!\p{L})(?:i|we|аз|ние) (?:\p{L}+ )?(?:pay|agree|accept|come|hesitate|can[’']?t|cannot|don[’']t|raise|increase|put|hike|leave|quit|cancel|copy|offer|propose|give)(?!\p{L})|(?<!\p{L})(?:предлож|дам|дадем|отстъп)(?:а|им|я)?(?!\p{L})/iu,
);
const somebody =
  '(?:they|he|she|it|one|some(?:one|body)?|people|a \\p{L}+|an \\p{L}+|the(?: \\p{L}+){1,2}|(?:my|our|their) (?:\\p{L}+ )?\\p{L}+|\\d+|only \\p{L}+)';
const nobody = '(?:nobody|no one|no-one|none|никой|нито един)';

/** “If a client cancels, do I refund the deposit?” asks something of its own. */
const ownQuestion = lettered(
  /(?<!\p{L})(?:(?:do|should|can|could|must|may) (?:i|we)(?! do(?!\p{L}))|трябва ли|мога ли|можем ли|може ли|как да|колко|длъж\p{L}+ ли)(?!\p{L})/iu,
);

/** The words for each event. The Bulgarian verbs are of the third person: „вдигнат“ is of others, „вдигна“ of oneself. */
const signs: Readonly<Record<Happening, RegExp>> = {
  dearer: lettered(
    /(?<!\p{L})(?:(?:raises?|increases?|puts? up|hikes?) (?:the |their |his |her |its |my |our )*(?:\p{L}+ )?(?:prices?|rates?|fees?|rent|tariffs?)|(?:goes|go|gets?) (?:up|more expensive|dearer)|becomes? (?:more expensive|dearer)|(?:вдигнат|увеличи|увеличат|качи|качат|покачи|покачат|повиши|повишат|оскъпи|оскъпят)(?!\p{L})[^?]{0,20}?(?:цен|наем|такс|тариф)\p{L}*|вдигне(?!\p{L})[^?]{0,20}?(?:цен|наем|такс|тариф)\p{L}*|поскъпне|поскъпнат|стане по-скъп\p{L}*|станат по-скъпи)(?!\p{L})/iu,
  ),
  late: lettered(
    /(?<!\p{L})(?:deliver\p{L}*|ship\p{L}*|supplies|supply|goods|order|truck|courier)(?!\p{L})[^?]{0,20}(?<!\p{L})(?:late|delay\p{L}*|not on time)|(?<!\p{L})(?:late|delay\p{L}*)(?!\p{L})[^?]{0,15}(?<!\p{L})deliver|(?:закъсн\p{L}*|забав\p{L}*|не дой\p{L}* навреме)[^?]{0,20}(?:достав|стока|поръчк|материал|куриер)|(?:доставчик|доставк|стоката|поръчката|куриер)\p{L}*[^?]{0,20}(?:закъсн|забав|се бави)/iu,
  ),
  angry: lettered(
    /(?<!\p{L})(?:angry|mad(?! e)|upset|furious|offended|annoyed|complains?|argues?|shouts?|yells?|ядоса\p{L}*|разсърд\p{L}*|обид\p{L}*|сърд\p{L}*|оплач\p{L}*|развика\p{L}*|възмут\p{L}*|протестир\p{L}*|недовол\p{L}*)(?!\p{L})/iu,
  ),
  taken: lettered(
    /(?<!\p{L})(?:they|he|she|(?:the|a) \p{L}+) (?:already )?(?:has|have|use|uses|buys?|works?)(?: already)?(?: (?:it|with|from))? (?:already (?:an?|one|some)|an?(?: \p{L}+)? (?:supplier|provider|contract|agency|partner|vendor|baker|cleaner|accountant|photographer|solution)|one(?: already)?|some(?:one|body)(?: else)?|another)|(?<!\p{L})already (?:have|has|work|works|buy|buys|use|uses)(?!\p{L})|(?<!\p{L})(?:вече|си) (?:имат?|работят?|работи|купуват?|ползват?)(?!\p{L})|имат? (?:си )?(?:вече )?(?:друг\p{L}*|доставчик|договор|изпълнител)(?!\p{L})/iu,
  ),
  few: lettered(
    `(?<!\\p{L})(?:only|just)(?: (?:${somebody}|an?|few|very|half|[a-z]+))*? (?:comes?|joins?|signs?|shows?|books?|buys?|registers?|turns?|orders?|subscribes?|enrols?|enrolls?)(?!\\p{L})|(?:too )?few (?:people )?(?:come|join|sign|show|book|buy|register)|(?:дойдат?|дойде|запиш(?:е|ат)|куп(?:и|ят)|резервират?|поръча(?:т)?|включ(?:и|ат)|се появ(?:и|ят))(?!\\p{L})[^?]{0,12}(?:само|малко|едва)|(?:само|малко|едва)(?!\\p{L})[^?]{0,16}(?:дойдат?|дойде|запиш(?:е|ат)|куп(?:и|ят)|резервират?|поръча(?:т)?|включ(?:и|ат))(?!\\p{L})`,
    'iu',
  ),
  leaves: lettered(
    `(?<!\\p{L})${somebody}(?: (?:still|then|really|of (?:them|us)|decides? to|wants? to|just))* (?:leaves?|quits?|cancels?|goes away|walks? away|resigns?|go(?:es)? to (?:a|the|another) competitor\\p{L}*|unsubscribes?)(?!\\p{L})|(?:си тръгн(?:е|ат)|напусн(?:е|ат)|се откаж(?:е|ат) от нас|оти(?:де|дат) при конкурен\\p{L}*|прекрат(?:и|ят)|се отпиш(?:е|ат))(?!\\p{L})`,
    'iu',
  ),
  copied: lettered(
    /(?<!\p{L})(?:cop(?:y|ies|ied)|imitat\p{L}*|do(?:es)? the same|steals? (?:the|my|our) idea|копира\p{L}*|изкопира\p{L}*|имитира\p{L}*|прави\p{L}* същото|направ\p{L}* същото|открадн\p{L}* идеята)(?!\p{L})/iu,
  ),
  unwanted: lettered(
    `(?<!\\p{L})(?:${nobody} (?:(?:wants?|needs?|is interested(?: in)?|buys?|orders?|comes?|books?|subscribes?|signs up|joins?|shows up)(?: (?:it|this|that|them|one|anything|to it|in it))?|(?:не )?(?:го |я |ги |се )*(?:иска|поиска|купи|купува|поръча|дойде|идва|записва|запише|абонира|интересува)(?: (?:това|него|нея|от това|от него))?)|не (?:го |я |ги |се )*(?:купи|поръча|поиска|запише|абонира|дойде) никой)[\\s?.!]*$`,
    'iu',
  ),
  crowded: lettered(
    /(?<!\p{L})(?:too many|too much (?:work|demand)|more (?:people |orders )?than (?:we|i) can|can(?:no|['’])t (?:keep up|cope|handle)|fully booked|(?:all|everyone|everybody|they)(?: \p{L}+){0,5} (?:at once|at the same time|in (?:january|one week|the same week))|(?:jam|clog|flood)\p{L}* (?:up )?(?:my|our|the)|задръст\p{L}*|всички(?: \p{L}+){0,4} (?:наведнъж|по едно и също време|едновременно|през (?:януари|един|една))|твърде много|прекалено много|не (?:смогвам\p{L}*|насмог\p{L}*|успявам\p{L}*|поем\p{L}*)|повече, отколкото)(?!\p{L})/iu,
  ),
  expensive: lettered(
    /(?<!\p{L})(?:too (?:expensive|dear|pricey|much money)|(?:say|says|find|finds|think|thinks) (?:it|it[’']s|that[’']s|that|the price)(?: is| are)? (?:too )?(?:expensive|dear|high)|скъпо|скъпа|скъп|скъпи|твърде висока цена|цената е висока)(?!\p{L})/iu,
  ),
  faulty: lettered(
    /(?<!\p{L})(?:quality|goods|flour|material|product|delivery)(?!\p{L})[^?]{0,20}(?<!\p{L})(?:bad|poor|worse|faulty|defective|spoiled|broken)(?!\p{L})|(?:качеств\p{L}*|стоката|материал\p{L}*|брашно\p{L}*|доставката)(?!\p{L})[^?]{0,20}(?:лош\p{L}*|слаб\p{L}*|развален\p{L}*|дефект\p{L}*|счупен\p{L}*|некачествен\p{L}*|не струва)/iu,
  ),
  unpaid: lettered(
    /(?<!\p{L})(?:(?:do(?:es)?(?:n[’']t| not)|won[’']t|will not|never|refuses? to|can[’']?t|cannot)(?: ever| still| even)? (?:pay|transfer|settle)|(?:still|again) (?:do(?:es)?(?:n[’']t| not)) pay|still hasn[’']t paid|(?:пак|все пак|така и|изобщо|въобще)?\s?не (?:ми |ни |си |го |ги |я )*(?:плати|платят|плаща|плащат|преведе|преведат|издължи|издължат)|откаже(?:т)? да плат\p{L}*)(?!\p{L})/iu,
  ),
  absent: lettered(
    /(?<!\p{L})(?:do(?:es)?(?:n[’']t| not)|won[’']t|never) (?:show up|come|turn up|appear)(?!\p{L})(?! (?:back|again))|(?<!\p{L})(?:no[- ]show|не (?:дойде|дойдат|се яви|се явят|се появи|се появят))(?!\p{L})/iu,
  ),
  bargains: lettered(
    /(?<!\p{L})(?:wants?|asks?(?: for)?|demands?|insists? on)(?: \p{L}+){0,3} (?:discount|lower price|reduction|better price|cheaper)(?!\p{L})|(?<!\p{L})(?:bargains?|haggles?|negotiates?|(?:по)?иска(?:т)? (?:\p{L}+ )?(?:отстъпка|по-ниска цена|намаление|по-евтино)|се пазар\p{L}*)(?!\p{L})/iu,
  ),
  agrees: lettered(
    /(?<!\p{L})(?:(?:they|he|she|somebody|someone|the \p{L}+) (?:agrees?|accepts?|(?:says?|said) yes|wants? (?:it|to buy|to start)|(?:is|are) interested)|се съглас(?:и|ят)|приеме(?:т)?|каже(?:т)? да|прояви(?:ят)? интерес)(?!\p{L})/iu,
  ),
  ill: lettered(
    /(?<!\p{L})(?:(?:gets?|falls?|is|are|calls? in) (?:sick|ill)|(?:goes|is|are) on sick leave|(?:се )?разболе(?:е|ят|я)|излезе(?:т)? в болничен|е болен|е болна)(?!\p{L})/iu,
  ),
  slandered: lettered(
    /(?<!\p{L})(?:(?:it|this|that|the review|he|she)(?:[’']s| is)? (?:an? )?(?:lie|lies|lying|not true|untrue|false|fake|made up|invented)|е (?:лъжа|невярно|неверен|фалшив\p{L}*|измислен\p{L}*|измислица)|не е (?:вярно|истина)|лъже(?:т)?)(?!\p{L})|(?<!\p{L})(?:(?:writes?|leaves?|posts?|gives?)(?: \p{L}+){0,3} (?:bad|negative|one[- ]star|1[- ]star|terrible) (?:reviews?|comments?|ratings?)|(?:напиш|остав|пусн)\p{L}* (?:\p{L}+ )?(?:лош|негативн|отрицател|фалшив)\p{L}* (?:отзив|коментар|ревю|оценк)\p{L}*)(?!\p{L})/iu,
  ),
  undecided: lettered(
    /(?<!\p{L})(?:(?:can[’']?t|cannot|do(?:es)?n[’']t) (?:decide|make up)|(?:is|are) (?:unsure|not sure|hesitat\p{L}*)|hesitates?|needs? time|postpones?|keeps? (?:postponing|delaying)|(?:се )?колеба\p{L}*|не (?:може|могат) да реш\p{L}*|отлага\p{L}*|протак\p{L}*|каже, че ще помисли)(?!\p{L})/iu,
  ),
  undercut: lettered(
    /(?<!\p{L})(?:competitors?|rivals?|neighbou?r\p{L}*|others?|next door|съседн\p{L}*|съсед\p{L}*|конкурен\p{L}*|други\p{L}*|отсреща)(?!\p{L})[^?]{0,40}(?<!\p{L})(?:keeps?|stays?|leaves?|(?:don[’']?t|doesn[’']?t|won[’']?t) (?:raise|move|follow)|cheaper|lower|остан\p{L}*|не (?:ги )?вдиг\p{L}*|запаз\p{L}*|държ\p{L}*|по-евтин\p{L}*|свал\p{L}*)(?!\p{L})/iu,
  ),
  silent: lettered(
    /(?<!\p{L})(?:still )?(?:don[’']?t|doesn[’']?t|do not|won[’']?t|never) (?:send|deliver|provide|return|hand over|give) (?:it|them|me|us|anything|the|their)(?!\p{L})|(?<!\p{L})не (?:го |ги |ми |ни |я )*(?:изпрат|прат|донес|предад|подад)\p{L}*(?!\p{L})/iu,
  ),
  weather: lettered(
    /(?<!\p{L})(?:rains?|raining|rainy|storm\p{L}*|snows?|bad weather|weather is bad|завали|вали|валят?|дъжд\p{L}*|лошо време|времето (?:е|се|не)|буря)(?!\p{L})/iu,
  ),
};

/** The event that a short message supposes after an answer or a question back: “and if they raise the price?” Null if none is known. */
export function happeningAsked(
  query: string,
  { reply, sum }: Pick<Thread, 'reply' | 'sum'>,
): Happening | null {
  if (reply === '' || wordsOf(query).length > WORDS_MAX) return null;
  // After a sum, a figure belongs to that.
  if (sum !== null && figuresIn(inDigits(query)).length > 0) return null;
  const asked = inCyrillicIfBulgarian(query);
  if (!supposing.test(asked) || own.test(asked) || ownQuestion.test(asked)) return null;
  return happenings.find((each) => signs[each].test(asked)) ?? null;
}

/** Whether a message begins with “and what if”. */
export function supposes(asked: string): boolean {
  return supposing.test(asked);
}

export function isHappening(ask: string): ask is Happening {
  return happenings.some((each) => each === ask);
}
