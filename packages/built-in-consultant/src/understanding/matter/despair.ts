import { lettered } from '@savet/text/lettered';
import { hintsAtDespair } from './despair-hints.ts';
import { saidOfOneself } from './despair-said.ts';
import { said } from './said.ts';

/** Not a place to live, or a thing that has no point: “above the shop”. */
const ofNoPlace = String.raw`(?! (?:в|на|над|до|with|in|on|above|near) (?!this world|този свят)\p{L})`;
/** A wish not to live has no time and no manner, or a telling one. */
const atAll = String.raw`(?=\s*(?:[.!?…,;]|$)| (?:any ?more|any longer|like this|this way|in this world|tomorrow|since|because|повече|вече|така|утре|откакто|в този свят|на този свят)(?!\p{L}))`;
/** Nothing follows but the end of the thought. */
const end = String.raw`(?=\s*(?:[.!?…,;:–—)]|$)| (?:and|or|but|any ?more|for good|for ever|forever|и|или|но|вече|повече|завинаги|от този свят)(?!\p{L}))`;
const dont = String.raw`(?:don[’']?t|do not|didn[’']?t|never|no longer)`;
const if1 = String.raw`if i (?:just |simply )?(?:was(?:n[’']?t| not)?|were(?:n[’']?t| not)?|died|disappeared|vanished|[’']?m|am)(?: (?:not|no longer|never))?(?: (?:dead|gone|born|alive|around|here|there|any ?more|one day|tomorrow))*${end}`;
const noMore = String.raw`(?:умра|изчезна|се гръмна|(?:ме|мен ме) няма(?:ше)?${end}|не съм жив[а]?|съм мъртъв|съм мъртва)`;

/** Said of oneself: a wish or thought not to live, or not to be missed. */
const own = [
  said(
    String.raw`(?:don[’']?t|do not|can[’']?t|cannot|no longer) see (?:the|any) (?:point|sense) (?:of|in) (?:living|life|getting up|being alive|being here|anything|any of (?:it|this)(?: any ?more)?${end})${ofNoPlace}`,
    String.raw`${dont} want to (?:live|be here|wake up|exist)${atAll}|${dont} want to be alive|${dont} (?:really )?care (?:if|whether) i (?:live|die|wake up)`,
    String.raw`want to die(?!-| (?:cut|cast|laughing|(?:of|from) (?:shame|embarrassment|laughter|boredom|heat)))|want (?:it|to end it|everything to|it all to) all (?:over|end|stop)?|want to end it all|wanna die|wish i (?:was|were) (?:dead|never born|not here)|(?:rather|better(?: off)?|prefer to) be dead|(?<!(?:he|she|they)(?:[’']d| would)? (?:all )?be )better off dead|worth more dead|ready to die`,
    String.raw`(?:kill|hang|shoot(?! myself in the foot)|drown|unalive) myself|kms|(?:want|need|like|tempted|going|started?|keep) (?:to |on )?(?:hurt|harm|cut|cutting|hurting|harming) myself|self[- ]harm(?:ing)? (?:again|myself)|(?:of|about|consider\p{L}*) (?:killing myself|(?:my )?suicide(?! prevention))|commit(?:ting)? suicide|(?:i|i[’']?m|am|feel(?:ing)?|been) suicidal|suicidal thoughts|(?:dark|black|bad) thoughts(?= (?:again|at night|come|about (?:myself|dying|ending))|[.!?,]|$)`,
    String.raw`(?:finished|ruined|over|dead|done),? and so am i${end}|(?:can[’']?t|cannot|don[’']?t) (?:see|imagine|picture) myself (?:making it|getting|living|being here)(?: (?:through|past|to|until))? (?:the |next |this )?(?:spring|summer|autumn|winter|christmas|year|month|week|end)|(?:end(?:ing)?|take|taking|ended) my (?:own )?life|end(?:ing)? it all|put(?:ting)? an end to (?:it all|everything|my life|myself)|be done with (?:life|everything|it all)|(?:done|finished|had enough) (?:with|of) (?:life|living|it all)`,
  ),
  said(
    String.raw`(?:better(?: off)?|happier|easier|relieved|best|fine)(?: (?:off|for|to|at|all|my|the|her|him|them|everyone|everybody|\p{L}+ers|wife|husband|kids|children|family|parents|and|more|with|than))* (?:without me(?! (?:as|in|on|at|running|around the|behind|doing|there for))|${if1})`,
    String.raw`(?:happier|better(?: off)?|more)(?: \p{L}+){0,3} (?:life )?insurance(?: \p{L}+){0,4} (?:than (?:with |from )?me|when i[’']?m (?:dead|gone)|if i die)|insurance(?: money)? (?:would|will|pays?|could)(?: \p{L}+){0,6} (?:if i (?:die|died|was dead|were dead|was gone|were gone)|when i[’']?m (?:dead|gone))|without me(?: \p{L}+){0,3} (?:insurance|in peace)`,
    String.raw`(?:nobody|no[- ]one|not a soul)(?: (?:would|will|[’']d|even|really|ever))* (?:notice|care|miss me|cry|mind|miss it|be sad)(?: (?:much|at all))? (?:if|when) (?:i(?! (?:raise|close|stop|change|cut|drop|skip|open|sell|leave|moved?|post|delete|ask)))(?: \p{L}+| [’']?m)? ?(?:died|die|gone|dead|disappear\p{L}*|not (?:here|around)|vanish\p{L}*|n[’']t (?:here|around))|(?:nobody|no[- ]one) (?:would|will|[’']d) (?:even )?miss me${end}`,
    String.raw`(?:wouldn[’']?t|would not) be (?:here|alive)(?: (?:any ?more|any longer|now))(?! without)|(?:only|just the|sole) (?:reason|thing|person)(?: \p{L}+){0,3} (?:i[’']?m|i am|keep(?:s|ing) me) (?:still )?(?:here|alive|breathing)`,
    String.raw`what(?:[’']?s| is)(?: (?:even|actually))? the (?:point|use) of (?:me|living|life|my life|being (?:here|alive)|it all${end}|going on(?! with))|no (?:point|sense) (?:in |of |to )?(?:living|being (?:here|alive)|my life|anything(?: any ?more)?${end}|going on${end})|life (?:isn[’']?t|is not|is no longer|not) worth(?: (?:living|it))?|nothing (?:left )?to live for|(?:no|any) reason to (?:live|be here|get up|go on living)${ofNoPlace}|life (?:has|makes) no (?:meaning|sense|point)(?: any ?more)?|(?:see|is|there[’']?s) no (?:other )?way out${end}`,
    String.raw`(?:i[’']?m|i am|feel(?:ing)?(?: like)?|being|become)(?: (?:just|only|such|nothing but))* (?:a burden|worthless|no use) (?:to|on|for) (?:everyone|everybody|anyone|anybody|my|them|the|all|you)|tired of (?:living|life|being alive|existing)|sick of (?:living|being alive|life${end})|(?:can[’']?t|cannot|can not) live (?:like this|any ?more|any longer|with (?:this|it|myself|the shame))|cannot bear (?:to live|living)`,
  ),
  said(
    String.raw`(?:hope|hoping|wish|wishing|want|rather|pray\p{L}*|easier)(?: \p{L}+){0,3} (?:(?:just |simply )?${dont}|not(?: to)?|wouldn[’']?t|won[’']?t) (?:just |simply |ever )?wak(?:e|ing) up${atAll}|(?:fall asleep|go to (?:bed|sleep)|sleep)(?: and| to)? (?:just )?(?:never|not) wak\p{L}+(?: up)?|sleep for ?ever`,
    String.raw`(?:i|i[’']?d)(?: (?:really|just|simply|sometimes|only|to|want|wish|would|like|could|can))* (?:disappear|vanish|cease to exist|stop existing|not exist|not be here)${end}|never (?:been|be) born`,
    String.raw`(?:easy|easier|tempt\p{L}*|think\p{L}*|thought|imagin\p{L}*|urge|want|could|feel like|look at)(?:(?!\p{L}*driver)[^.?!]){0,50} (?:driv\p{L}+|crash\p{L}*|steer\p{L}*|jump\p{L}*|walk\p{L}*|step\p{L}*|throw\p{L}*)(?: \p{L}+){0,4} (?:into|off|from|in front of|under|out of)(?: (?:a|the|my|that|this|an|our))?(?: \p{L}+){0,2} (?:river|tree|wall|truck|lorry|bridge|roof|balcony|window|building|train|terrace|cliff|traffic|tram|sea|car park)`,
    String.raw`(?:take|swallow\p{L}*|took|count\p{L}*)(?: (?:all|the|my|every|enough|a|whole|too many|of|box|bottle|handful|those))* (?:sleeping )?(?:pills|tablets|painkillers)(?= (?:and|at once|to end|so)|[.!?,]|$)|with (?:\p{L}+ )?pills${end}|overdos(?:e|ing)${end}|slit my|cut my wrists|(?:goodbye|farewell|last) (?:letter|note)s? (?:to|for) (?:my|the) (?:wife|husband|kids|children|family|parents|son|daughter|mother|father|mum|mom|dad|boys|girls)|suicide note|this is (?:my )?goodbye${end}`,
  ),
  said(
    String.raw`не (?:виждам|намирам) (?:никакъв )?смисъл (?:да живея|да ставам|да съм жив[а]?|в живота|от живота|в нищо|от нищо)${ofNoPlace}|не ми се (?:живее|съществува)${ofNoPlace}|не искам да (?:живея|съществувам|се събуждам|се събудя|съм жив[а]?)${atAll}|искам да умра(?! (?:от|за) )`,
    String.raw`няма(?:м)? (?:вече |повече )?(?:никакъв )?смисъл (?:вече |повече )?(?:да (?:живея|жив[е]?я|съществувам|ме има|продължавам${end}|се боря${end})|животът|живота|от живота)|жив[о]т(?:ът|а)?(?: ми)? (?:вече )?няма (?:никакъв )?смисъл|(?:няма|нямам) (?:вече )?(?:за какво|защо|причина|сили|желание) да (?:живея|ставам${end}|съм жив[а]?)|какъв (?:е|ми е) смисъл(?:ът|а) (?:да живея|на живота|от живота|да съм жив[а]?|да ставам)|смисъл да живея`,
    String.raw`(?:омръзна|писна|дойде) ми (?:вече )?(?:да живея|животът|живота|от (?:този |тоя )?живот(?:а|ът)?|до гуша от живота)${ofNoPlace}|(?:уморен|изморен)[а]? (?:съм )?(?:съм )?(?:да живея|от живота)|не искам (?:такъв|този|тоя) живот|не мога (?:вече |повече )?да живея (?:така|повече|вече|с (?:този|тоя|това)|със срама)|не ми пука (?:вече )?дали (?:ще )?(?:живея|съм жив|умра|се събудя)`,
    String.raw`(?:ще|да|че) (?:взема да |ида да |отида да )?се (?:самоубия|обеся(?! от (?:срам|смях))|застрелям|гръмна(?! от)|утрепя|самоубивам)|(?:ще|да) (?:взема да )?(?:сложа край на (?:живота|всичко|мъките|това всичко)|свърша със (?:себе си|живота)|(?:свърша|приключа) (?:с всичко|с живота|веднъж завинаги|със себе си))|да си (?:прережа|тегля (?:куршума|ножа|една пуля)|отнема живота)|да посегна на (?:себе си|живота)|посягам на (?:себе си|живота)|(?<!(?:превенци|предотвр)\p{L}* (?:на )?)(?:мисли|мисля|мислех|мислил|мислила)(?: \p{L}+){0,2} (?:за|на) самоубийств\p{L}*|черни мисли|(?:искам|дано|нека) (?:просто )?всичко да (?:свърши|приключи|спре)${end}`,
  ),
  said(
    String.raw`(?:по-?добре|по-?леко|по-?лесно|по-?щастлив\p{L}*|по-?спокойн\p{L}*|най-?добре)(?: (?:ще|би|да|е|им|ѝ|й|му|на|за|всички|децата|жена|ми|семейството|тях|било|бъде|стане|са|щеше|щяха|и|ще им|ще е|родителите|хората|всички останали|тях))* (?:без мен(?! (?:като|в|на|начело|зад|до))|(?:ако|да|когато) (?:вече |просто |изобщо )?${noMore}|да не (?:се )?(?:бях|съм)? ?(?:се )?(?:раждал|родил|родена|роден|раждала|родила)\p{L}*|да (?:бях )?(?:умра|умрял|умряла|изчезна|ме няма)(?! [в|на] ))`,
    String.raw`без мен(?: \p{L}+){0,5} (?:ще|би|щеше|щяло|им)(?: (?:им|ѝ|й|му|е|да|бъде|било|са))* (?:по-?добре|по-?леко|по-?лесно|по-?щастлив\p{L}*|по-?спокойн\p{L}*)|без мен(?: \p{L}+){0,6} (?:вземат|получат) застраховк\p{L}*|(?:мъртъв|мъртва) (?:ще )?струвам|струвам повече мърт\p{L}+|застраховк\p{L}*(?: \p{L}+){0,6} (?:ако|като|когато) (?:умра|ме няма)|(?:ако|като|когато) (?:умра|ме няма)(?:,)?(?: \p{L}+){0,4} (?:вземат|получат|плат\p{L}+|остане) (?:\p{L}+ )?застраховк\p{L}*`,
    String.raw`никой(?: \p{L}+){0,3} (?:забел\p{L}+|усети|разбере|тъгува|заплаче|плаче|липсв\p{L}+|пука)(?: \p{L}+){0,2},? (?:ако|че|като|когато) ${noMore}|(?:на )?никого (?:не|няма да|нямаше да) (?:съм (?:нужен|нужна)|липсвам|му липсвам|му трябвам|трябвам)|(?:тежест|бреме) (?:съм )?(?:за|на) (?:всички|семейството|близките|децата|тях|жена ми|всеки|родителите|другите)|(?:само|единствено)(?: \p{L}+){0,3} ме (?:държи|крепи) (?:жив[а]?|на този свят|тук)`,
    String.raw`(?:заспя|легна)(?: \p{L}+){0,2} (?:и )?(?:повече |вече |просто )?да не се (?:събудя|събуждам)|(?:дано|надявам се|моля се|искам|мечтая)(?: \p{L}+){0,2} (?:да )?не се (?:събудя|събуждам)${atAll}|(?:искам|иска ми се|да можех|ще ми се)(?: \p{L}+){0,2} да (?:изчезна|ме няма|не съществувам)${end}|не (?:бях|съм) (?:се )?(?:раждал|родил|раждала|родила)`,
    String.raw`(?:скоча|скачам|(?:хвърля|метна|хвърлям) се|се (?:хвърля|метна|хвърлям))(?: \p{L}+){0,3} (?:мост\p{L}*|терас\p{L}*|балкон\p{L}*|покрив\p{L}*|прозор\p{L}*|влак\p{L}*|камион\p{L}*|реката|язовир\p{L}*|етаж\p{L}*|трамва\p{L}*|метрото)|(?:терас|мост|покрив|балкон|прозор|перваз)\p{L}*[^.?!]{0,50} (?:да|ще) (?:скоча|се хвърля|се метна)|(?:врежа|забия|вкарам|обърна)(?: \p{L}+){0,4} (?:в|във|от|под) (?:\p{L}+ )?(?:дърво\p{L}*|стена\p{L}*|камион\p{L}*|тир|насрещн\p{L}*|реката|мантинел\p{L}*|моста)|(?:нагълтам|изпия|глътна)(?: \p{L}+){0,4} (?:хапчета\p{L}*|таблетк\p{L}*)|(?:прощалн\p{L}+ писм\p{L}+|(?:написах|пиша) (?:прощално |последно )?писмо (?:до|на|за) (?:децата|жена|мъжа|майка|семейството|близките)|сбогом на всички|сбогувам се с всички)`,
  ),
];

const himself = '(?:him|her|them)sel(?:f|ves)';
const third = '(?:he|she|they)';
/** Said of somebody else who is still alive. */
const ofOther = said(
  String.raw`(?:kill|hang|shoot|harm|hurt|drown) ${himself}|(?:tried|tries|attempt\p{L}*|try(?:ing)?) (?:to (?:kill|hang|harm|hurt) ${himself}|to take (?:his|her|their) (?:own )?life|suicide)|suicide attempt|(?:end|take|ending|taking) (?:his|her|their) (?:own )?(?:life|lives)|(?:is|are|was|seems?|be|maybe|might be|feels?) suicidal|(?:talk\p{L}*|speak\p{L}*|spoke|joke\p{L}*|wrote|hint\p{L}*|mention\p{L}*) (?:about|of|at)(?: \p{L}+)? (?:suicide(?! prevention)|killing ${himself}|ending it all|not wanting to live|dying)|threat\p{L}* (?:with |of )?suicide`,
  String.raw`(?:${third}|who|that) (?:doesn[’']?t|does not|don[’']?t|didn[’']?t|no longer|can[’']?t) (?:want|wants|see)(?: \p{L}+)?(?: to| point| sense)?(?: in)? (?:live|living|be alive|be here any ?more|go on living|wake up)(?! (?:in|on|near|with|here|there|far|above|so))|(?:${third}(?:[’']?(?:s|ll))?|(?:is|was|am)) (?:wants? to|will|wanted to|(?:is |was )?going to|wishes to) (?:die|be dead|end it all|end (?:it|things) (?:tonight|today|tomorrow|soon))(?!\p{L})|(?:better off|better|happier|easier)(?: \p{L}+){0,3} (?:without (?:him|her)(?= (?:alive|any ?more|in the world)|[.!?,”"]|$)|if ${third} (?:was|were|is)(?:n[’']t)? (?:dead|gone|not here|here|around any ?more))|${third} (?:would|wishes|wished)(?: \p{L}+){0,2} (?:was|were|be) dead|wishes? (?:to be|${third} (?:was|were)) dead|(?:he|she|they)(?:[’']d| would)? (?:all )?be better off dead`,
  String.raw`(?:ще|да|че ще) (?:вземе да )?се (?:самоубие|обеси|гръмне|застреля|хвърли от|хвърли под|метне от|убие)|(?:опита|опитал|опитала|пробва)(?: се)? да се (?:самоубие|обеси|убие)|опит за самоубийство|ще си посегне|си отнеме живота|отнеме живота си|(?:посегна|посегнал|посегнала|да посегне|ще посегне) на (?:себе си|живота си)|(?:да|ще) (?:сложи|сложел) край на (?:живота|всичко)|да (?:свърши|приключи) (?:с живота|със себе си|с всичко)|(?:говори|споменава|пише|намеква|споделя?)(?: \p{L}+){0,3} за самоубийство|(?:не|вече не) (?:му|ѝ|й|им) се живее|не (?:иска|искал|искала|желае) (?:вече |повече )?да (?:живее|е жив|е жива)(?! (?:в|на|с|при|далеч|тук|там))|(?:че |казва, че )?(?:иска|искал|искала) да умре|няма (?:смисъл|защо|за какво) да живее|по-?добре (?:ще (?:е|им е|бъде) )?(?:без (?:него|нея)(?= на света|[.!?,“"]|$)|ако (?:го|я) няма(?= вече|[.!?,“"]|$))|ще скочи от|(?:смисъл да живее)`,
);
/** „Без мене“ is said as often as „без мен“. */
const me = lettered(/(?<!\p{L})мене(?!\p{L})/giu);
/** Words in quotation marks may be somebody else's. */
const quoted = lettered(/[“"„«][^“”"„»]{3,}[”"“»]|(?<!\p{L})['‘][^'‘’“”"„»]{3,}['’](?!\p{L})/gu);
const saidByOther = said(
  String.raw`(?:said|says|told|tells|wrote|writes|texted|messag\p{L}+|sent|post(?:ed|s))`,
  String.raw`(?:каза\p{L}*|казва\p{L}*|пише|писа\p{L}*|написа\p{L}*|прати\p{L}*|изпрати\p{L}*|сподели\p{L}*|пусна\p{L}*)`,
);

/** Whether a message says, or hints, that its writer or somebody else may not want to live; it comes before everything else. */
export function despairIn(written: string): 'despair' | 'despair-of-other' | null {
  const message = written.replace(me, 'мен');
  const isOwn = (text: string) => [...own, ...saidOfOneself].some((sign) => sign.test(text));
  if (isOwn(message.replace(quoted, ' … '))) return 'despair';
  if (ofOther.test(message)) return 'despair-of-other';
  if (hintsAtDespair(message)) return 'despair';
  if (!isOwn(message)) return null;
  return saidByOther.test(message.replace(quoted, ' … ')) ? 'despair-of-other' : 'despair';
}
