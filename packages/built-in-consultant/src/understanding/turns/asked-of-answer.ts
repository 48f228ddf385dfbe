import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import type { means } from '../../knowledge/follow-ups.schema.ts';
import { languageOf } from '../../language/language-of.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import { isText } from '../follow-up/change.ts';
import type { Thread } from '../follow-up/thread-state.ts';
import type { PartReading } from '../reading.ts';

/** Longer messages say something of their own. In words. */
const WORDS_MAX = 15;
const FIRST_WORDS = 12;

const opening = String.raw`^[^\p{L}]*(?:(?:and|but|ok|okay|so|thanks|great|well|hm+|then|yes|no|now|а|и|е|но|ами|ама|добре|ок|значи|хм+|да|не|супер|благодаря|тогава|обаче|сега)[,.! ]+)*`;

/** “OK, which of these do I start with tomorrow?”: every word is one of these. */
const firstOnly = lettered(
  String.raw`${opening}(?:with |от |с )?(?:which|what|кое|коя|кои|какво|откъде)(?: (?:which|one|ones|of|these|those|the|them|it|points?|steps?|things?|do|should|i|we|would|could|you|start|begin|with|first|tomorrow|today|now|then|from|right|away|to|on|monday|is|that|this|go|for|week|в|от|тия|тези|тях|нещата|неща|точките|точка|стъпка|стъпките|да|почна|почнем|започна|започнем|направя|направим|правя|правим|хвана|хванем|първо|първа|първото|най-напред|най-първо|още|утре|днес|сега|веднага|ми|ни|е|би|трябва|ще|аз|ние|понеделник|тази|седмица|всичко|това|тук|гореизброените|изброените))*[\s?.!]*$`,
  'iu',
);
const namesFirst = lettered(
  /(?<!\p{L})(?:first|start|begin|tomorrow|today|monday|първ(?:о|а|ото)|най-напред|най-първо|почн\p{L}+|започн\p{L}+|утре|днес|веднага|хван\p{L}+)(?!\p{L})/iu,
);

/** “There are two of us, who packs?”, „а кой да му звънне, аз или счетоводителката?“ */
const whoDoes = lettered(
  String.raw`${opening}(?:[^,?]{1,35}, )?(?:(?:and|so|а|и|тогава) )?(?:(?:who(?: exactly)?|which of us) (?:(?:should|shall|will|has to|must|ought to|can|is going to|does|do)(?: \p{L}+ly)? )?(?:do(?:es)?(?: it| this| that| what)?|what|calls?|rings?|writes?|talks?|speaks?|handles?|leads?|takes?(?: care| it| this)?|makes? the calls?)|кой(?: от (?:нас|двама ни))?(?: точно)? (?:какво )?(?:(?:да|ще|трябва да) )?(?:(?:го|ги|я|му|им|ѝ|се|това|какво) )*(?:прави|направи|върши|свърши|заеме|поеме|поема|звънне|звъни|обади|пише|напише|говори|води|движи))(?!\p{L})`,
  'iu',
);
/** Questions other than who does it: who buys or pays, whom to ask first. */
const whoElse = lettered(
  /(?<!\p{L})(?:(?:should|do|can|shall|will|must) (?:i|we)|first|buy|buys|pay|pays|come|comes|read|reads|care|cares|ask|hire|trust|sell to|target|else|първо|първи|купи|купува|плати|плаща|дойде|чете|види|вземе|наема|наеме|интересува|кого|на кого)(?!\p{L})/iu,
);

const supposed = String.raw`(?:what (?:happens |do (?:i|we) do |then )?if|if|suppose|какво (?:да правя|да правим|правя|правим|става)?,? ?(?:ако|като)|ако|като)`;
/** “And if by the end of the month still nothing?” */
const nothing = lettered(
  String.raw`${opening}${supposed}(?!\p{L})[^?]{0,40}(?<!\p{L})(?:nothing(?: (?:happens|changes|comes|works|helps|moves|at all|after that|then|of it))?|no (?:results?|change|difference|effect|reaction|improvement)|(?:doesn[’']?t|does not|won[’']?t|didn[’']?t) (?:work|help|bring anything|change anything)|нищо(?: (?:не|пак))?(?: (?:стане|се случи|се промени|излезе|помогне|последва))?|няма (?:никакъв )?(?:резултат|ефект|промяна|реакция|полза)|не (?:проработи|помогне|сработи|стане|подейства|даде резултат))(?: (?:happens|after|that|then|by|in|the|this|two|three|a|month|weeks?|still|до|след|и|тогава|това|месец|седмиц\p{L}+))*[\s?.!]*$`,
  'iu',
);

/** “I only have three hours a week for this.” */
const fewHours = lettered(
  /(?<!\p{L})(?:(?:have|got|spare|spend|find)(?: only| just| about| max| maybe)*|имам\p{L}*(?: само| едва| най-много| към)*|отделя\p{L}*(?: само| най-много)*|разполагам\p{L}*(?: само| със?)*|отделим(?: само)?|само|only|just) (?:\d+|an?|one|two|three|four|five|half an?|един|една|два|две|три|четири|пет|половин)(?: ?[-–] ?\d+)? (?:hours?|minutes?|mins|evenings?|mornings?|afternoons?|часа?|минути|вечери?|сутрин\p{L}*|следобед\p{L}*)(?!\p{L})/iu,
);
const ofOpening = lettered(
  /(?<!\p{L})(?:open|opening|notice|left|until|deadline|отворени|работно време|остава\p{L}*|срок\p{L}*|до (?:събитието|откриването))(?!\p{L})|\?.*\p{L}{3}/iu,
);

/** “We tried Indeed, three replies, all useless”, „пуснахме обява, никой не се обади“. */
const tried = lettered(
  String.raw`${opening}(?:(?:we|i)(?:[’']ve| have)? (?:already |also )?(?:tried|posted|advertised|mailed|emailed|sent|ran|put up|put an?|called|printed|gave out|offered)|(?:вече )?(?:пуснах|пробвах|опитах|публикувах|дадох|пратих|изпратих|разпратих|сложих|раздадох|звънях|писах)(?:ме)?(?: вече)?)(?!\p{L})[^?]{2,80}(?<!\p{L})(?:nobody|no[- ]one|nothing|none|no (?:repl|answer|reaction|result|call)\p{L}*|only|just|useless|(?:got|had) \d+|\d+ (?:repl|answer|call|came|bought)\p{L}*|didn[’']?t (?:work|help|bring)|without (?:success|result)|никой|нищо|нямаше|няма|без (?:резултат|ефект|успех)|само|не (?:се получи|помогна|стана|проработи|върви))(?!\p{L})[^?]*$`,
  'iu',
);
/** “Nobody here will pay that.” */
const unpaid = lettered(
  String.raw`${opening}(?:(?:here|around here|in our (?:town|village)) )?(?:nobody|no[- ]one|(?:people|customers|they)(?: here)? (?:won[’']?t|wouldn[’']?t|will never|would never))(?: here)?(?: (?:will|would|is going to))?(?: ever)? (?:pay|give|spend|buy) (?:that|this|so|it|\d)|^[^\p{L}]*(?:(?:ама|но|а|ами)[, ]+)?(?:тук |при нас )?(?:никой|хората)(?: тук)? (?:няма|не) (?:да |би |ще )*(?:даде|дават|дава|плати|плаща|купи|даваше)(?: \p{L}+)? (?:толкова|такива|това|\d)`,
  'iu',
);

/** “…, I have two hours a week”, after “which of these first”. */
const ownTime = lettered(
  /(?<!\p{L})(?:have|got|only|just|spare|имам\p{L}*|само|едва|разполагам\p{L}*|по|(?<=for )(?:an?|one|two))(?!\p{L})[^?]{0,30}(?<!\p{L})(?:hours?|minutes?|mins|evenings?|mornings?|afternoons?|weekends?|nights?|часа?|час|минути|вечер\p{L}*|сутрин\p{L}*|следобед\p{L}*|уикенд\p{L}*)(?!\p{L})/iu,
);
const clauses = /[,;?!.]\s+|\s[–—-]\s/u;
/** “Can my receptionist do this, or do I have to?” */
const canOther = lettered(
  String.raw`${opening}(?:(?:can|could|should) (?:my|our|the|an?|somebody|someone)(?: \p{L}+){0,3} (?:do|handle|take over|run|take care of) (?:this|that|it|these|them|all)|(?:do|must) i (?:have to |need to )?(?:do|handle) (?:this|that|it|all (?:of )?(?:this|that|it)) (?:myself|alone|personally)|(?:може ли|мога ли)(?: \p{L}+){0,4} да (?:го|ги|я|се|това)(?: \p{L}+)? (?:прави|направи|свърши|върши|поеме|поема|занимава)|(?:трябва ли|аз ли трябва) (?:аз )?(?:лично|сам\p{L}?)? ?да (?:го|ги) (?:правя|върша))(?!\p{L})`,
  'iu',
);

/** “Are you sure?”, „съмнявам се, че някой го чете“. */
const sure = lettered(
  String.raw`${opening}(?:are you (?:really |quite |so |absolutely )?(?:sure|certain|serious)|is (?:that|this|it) really (?:true|so|right|necessary|worth it)|really(?=\s*\?)|(?:you )?sure(?: about (?:that|this|it))?(?=\s*\?)|(?:сигурен|сигурна|сигурни|убеден|убедени) ли (?:си|сте)|наистина ли|сигурно ли е(?: това)?(?=[\s?.!]*$)|(?:вярно|верно) ли е(?: това)?(?=[\s?.!]*$))(?!\p{L})`,
  'iu',
);
const doubts = lettered(
  String.raw`${opening}(?:(?:i(?:[’']m| am) )?not (?:so |really |quite |at all )?(?:sure|convinced|certain)|i (?:really |somehow )?doubt|i (?:don[’']?t|do not) (?:really )?(?:think|believe|agree)|(?:i )?(?:disagree|don[’']?t agree)|i(?:[’']m| am) (?:a bit |rather )?s[ck]eptical|(?:много )?(?:се )?съмнявам се|не съм (?:много |съвсем |особено )?(?:сигур\p{L}+|съглас\p{L}+|убед\p{L}+)|не вярвам|не мисля,? че|едва ли|не ми се вярва)(?! (?:what|how|which|who|whom|where|when|whether|if|about which|какво|как|кой|коя|кое|кога|къде|дали))(?!\p{L})`,
  'iu',
);

const kinds: readonly [(typeof means)[number], string][] = [
  ['discount', String.raw`discounts?|отстъпк\p{L}*|намалени\p{L}*`],
  ['ads', String.raw`ads?|adverts?|advertising|advertisements?|реклам\p{L}*`],
  [
    'social',
    String.raw`facebook|instagram|tiktok|social(?: media)?|фейсбук\p{L}*|инстаграм\p{L}*|тикток\p{L}*|социални(?:те)? мрежи`,
  ],
  ['website', String.raw`(?:a )?(?:website|web ?site|site)|сайт\p{L}*`],
  ['software', String.raw`software|programs?|apps?|софтуер\p{L}*|програм\p{L}*|приложени\p{L}*`],
  ['staff', String.raw`(?:hire|employ)(?: \p{L}+)?|more staff|наемам\p{L}*|да наема`],
  ['expert', String.raw`agenc(?:y|ies)|consultants?|агенци\p{L}*|консултант\p{L}*`],
  ['reviews', String.raw`reviews?|отзив\p{L}*`],
  ['pictures', String.raw`photos?|pictures?|videos?|снимк\p{L}*|видеа|видео`],
];
const refusing = String.raw`${opening}(?:what )?(?:if |ако |като )?(?:(?:i|we) (?:really |just |definitely )?(?:don[’']?t|do not|won[’']?t|will not|would rather not|never|can[’']?t)(?: want| like| wish)?(?: to)?|no|without|не (?:искам|искаме|ща|щем|желая|желаем|смятам|смятаме|мога|можем|правя|правим|давам|даваме)|без)(?: (?:to|any|a|an|the|give|do|use|run|pay|for|have|make|offer|post|put|on|buy|spend|money|more|да|давам|дам|даваме|правя|правим|пускам|пусна|пускаме|плащам|плащаме|ползвам|използвам|имам|слагам|за|на|никакви|никаква|повече|пари|хвърлям))* `;
const ruledOut = kinds.map(([kind, words]) => ({
  kind,
  sign: lettered(
    String.raw`${refusing}(?:${words})(?: (?:though|at all|in it|inside|anyway|any ?more|on it|for this|for that|for it|обаче|изобщо|вътре|в него|в нея|за това|за целта|вече))*[\s?.!]*$`,
    'iu',
  ),
}));

/** A few words about the advice before: which first, who does it, what if nothing comes of it, a doubt, or what is ruled out. Null for all others. */
export function askedOfAnswer(query: string, thread: Thread): PartReading | null {
  const { reply, last, isLatest, isOffered, language } = thread;
  if (reply === '' || thread.whole !== null) return null;
  const asked = inCyrillicIfBulgarian(query);
  // What came of an advert that was placed is no wish for the text.
  if (last !== null && isText(last) && !tried.test(asked)) return null;
  const words = wordsOf(asked).length;
  if (words === 0 || words > WORDS_MAX) return null;
  const found = askIn(asked, words);
  if (found === null) return null;
  const isOnAdvice = last !== null && isLatest && !isOffered;
  // A follow-up to a reply that was no advice is not read as a subject of its own.
  const before = thread.asked === '' ? thread.pending : thread.asked;
  const isTimed = found.about === 'time';
  if (!isOnAdvice && ((found.ask === 'priority' && !isTimed) || before === '')) return null;
  if (!isOnAdvice && thread.sum !== null) return null;
  const place = null;
  const own = languageOf(query, language);
  return isOnAdvice
    ? { kind: 'part', ...found, place, of: last, language: own }
    : { kind: 'part', ask: 'lost', place, about: before, of: null, language: own };
}

function askIn(asked: string, words: number): Pick<PartReading, 'ask' | 'about'> | null {
  if (words <= FIRST_WORDS && firstOnly.test(asked) && namesFirst.test(asked))
    return { ask: 'priority' };
  const [head = '', ...rest] = asked.split(clauses).filter((clause) => clause.trim() !== '');
  if (
    rest.length === 1 &&
    firstOnly.test(head) &&
    namesFirst.test(head) &&
    ownTime.test(rest[0] ?? '')
  )
    return { ask: 'priority', about: 'time' };
  if (canOther.test(asked)) return { ask: 'who' };
  if (tried.test(asked)) return { ask: 'done' };
  if (unpaid.test(asked)) return { ask: 'doubted' };
  if (whoDoes.test(asked) && !whoElse.test(asked)) return { ask: 'who' };
  if (nothing.test(asked)) return { ask: 'fails' };
  if (fewHours.test(asked) && !ofOpening.test(asked)) return { ask: 'without', about: 'time' };
  if (sure.test(asked) || (doubts.test(asked) && !asked.includes('?'))) return { ask: 'doubted' };
  const out = ruledOut.find(({ sign }) => sign.test(asked));
  return out === undefined ? null : { ask: 'without', about: out.kind };
}
