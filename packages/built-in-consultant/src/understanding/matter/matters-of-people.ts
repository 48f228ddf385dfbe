import { lettered } from '@savet/text/lettered';

/** People who work for the asker. */
const staff = lettered(
  /(?<!\p{L})(?:employees?|workers?|staff|team(?: member)?s?|colleagues?|bakers?|cooks?|chefs?|drivers?|waiters?|waitress(?:es)?|bar(?:man|tender)s?|cashiers?|cleaners?|assistants?|interns?|juniors?|trainees?|apprentices?|designers?|developers?|consultants?|technicians?|gardeners?|mechanics?|stylists?|hairdressers?|receptionists?|shift|foreman|(?:my|our|the) (?:best |new |young |old )?(?:guys?|girls?|lads?|boys?|man|woman|people)|one of (?:my|our|the)|служител\p{L}*|работни(?:к|ц|ч)\p{L}*|колег\p{L}*|колеж\p{L}*|екип\p{L}*|пекар(?:ят|я|и|ите|ка|ката|ки|ките)?|готвач\p{L}*|шофьор\p{L}*|сервитьор\p{L}*|барман\p{L}*|касиер\p{L}*|чистач\p{L}*|асистент\p{L}*|стажант\p{L}*|чирак\p{L}*|продавач\p{L}*|дизайнер\p{L}*|консултант\p{L}*|техник\p{L}*|градинар\p{L}*|механи\p{L}*|фризьор\p{L}*|момче(?:то|та|тата)?|момиче(?:то|та|тата)?|майстор(?:ът|а|и|ите)?|хората ми|моите хора|един от|една от|едн[оа] (?:момче|момиче)|подчинен\p{L}*)(?!\p{L})/iu,
);
const kinNames = String.raw`wife|husband|partner[’']s \p{L}+|mother|mum|mom|father|dad|son|daughter|child|baby|brother|sister|parents?|grand\p{L}+|съпруг\p{L}*|жена (?:му|ѝ|й)|мъж(?:ът|а)? (?:ѝ|й)|майка\p{L}*|баща\p{L}*|син(?:ът|а)?|дъщеря\p{L}*|дете\p{L}*|брат\p{L}*|сестра\p{L}*|баба\p{L}*|дядо\p{L}*|родител\p{L}*`;
/** Of the asker: the own family. */
const ownKin = lettered(
  /(?<!\p{L})(?:my (?:own )?(?:wife|husband|mother|mum|mom|father|dad|son|daughter|child|baby|brother|sister|parents?|grand\p{L}+)|(?:жена|мъжът|съпругът|съпругата|майка|баща|синът|дъщеря|детето|брат|сестра) ми)(?!\p{L})/iu,
);
const other = lettered(
  /(?<!\p{L})(?:customers?|clients?|suppliers?|(?:business )?partners?|co-?founders?|клиент\p{L}*|доставчик\p{L}*|съдружни\p{L}*|партньор\p{L}*)(?!\p{L})/iu,
);
/** Words or an action are sought. */
const seeks = lettered(
  /(?<!\p{L})(?:say|tell|write|words?|respond|react|answer|reply|talk|handle|deal with|bring (?:it|this|that) up|approach|(?:should|do|can|must) (?:i|we)|what now|help|кажа|кажем|казвам|кажеш|говор\p{L}*|реагирам|реагираме|напиша|пиша|отговор\p{L}*|съобщ\p{L}*|правя|правим|направ\p{L}*|постъп\p{L}*|помог\p{L}*|подход\p{L}*|справя\p{L}*|сега)(?!\p{L})|\?/iu,
);
const ill = lettered(
  /(?<!\p{L})(?:cancer|tumou?rs?|leuk(?:a)?emia|chemo\p{L}*|diagnos\p{L}*|multiple sclerosis|parkinson\p{L}*|hiv|epilep\p{L}*|depress(?:ed|ion)|panic attacks?|breakdown|heart attack|stroke|(?:seriously|very|terminally|gravely) (?:ill|sick)|miscarriage|рак|тумор\p{L}*|левкеми\p{L}*|химиотерапи\p{L}*|диагноз\p{L}*|диагностицира\p{L}*|множествена склероза|епилепси\p{L}*|депресия\p{L}*|паник атак\p{L}*|инфаркт\p{L}*|инсулт\p{L}*|(?:тежко|сериозно|много) болен|(?:тежко|сериозно|много) болна|помет\p{L}*)(?!\p{L})/iu,
);
const dismissing = lettered(
  /(?<!\p{L})(?:dismiss\p{L}*|fire|fired|firing|sack(?:ed|ing)?|lay(?:ing)? .{0,20}off|laid off|redundan\p{L}*|let (?:\p{L}+ ){1,5}?go(?!\p{L})|letting (?:\p{L}+ ){1,5}?go|уволн\p{L}*|съкрат\p{L}*|съкращ\p{L}*|освобод\p{L}*|uvoln\p{L}*|osvobod\p{L}*)(?!\p{L})/iu,
);
/** Things and firms that are let go or fired, not staff. */
const noPerson = lettered(
  /(?<!\p{L})(?:clients?|customers?|suppliers?|agency|agencies|fire (?:insurance|alarm|safety|drill)|oven|клиент\p{L}*|доставчи\p{L}*|агенци\p{L}*|помещени\p{L}*|офис\p{L}*)(?!\p{L})/iu,
);
const pregnant = lettered(/(?<!\p{L})(?:pregnan\p{L}*|бременн\p{L}*|bremenn\p{L}*)(?!\p{L})/iu);
const toldMe = lettered(
  /(?<!\p{L})(?:(?:told|tells|informed) (?:me|us)|she(?:[’']s| is)|announced|ми каза|ни каза|тя|съобщи)(?!\p{L})/iu,
);
const deaths = String.raw`died|dies|passed away|has died|(?<!(?:january|february|march|april|may|june|july|august|september|october|november|december|month|season|winter|summer|autumn|week|night|evening|morning|street|town|market|business|trade|line|phone|battery) )(?:is|was found) dead(?! (?:tired|serious|set|wrong|slow|quiet|end|weight))|was killed|почина\p{L}*|умря(?!ла ли)\p{L}*|загина\p{L}*|pochina|umrq|си отиде (?:внезапно|завинаги|от)|смъртта на`;
const dying = lettered(String.raw`(?<!\p{L})(?:${deaths})(?!\p{L})`, 'iu');
/** Somebody of a family: “his wife has died”, „почина му жената“. */
const kinDied = lettered(
  String.raw`(?<!\p{L})(?:(?:${kinNames})(?: \p{L}+){0,4} (?:${deaths})|(?:${deaths})(?: \p{L}+){0,2} (?:${kinNames})|lost (?:his|her|their) (?:${kinNames})|загуби(?:ха|л|ла)? (?:своя |своята )?(?:${kinNames}))(?!\p{L})`,
  'iu',
);
const owner = lettered(/(?<!\p{L})(?:owner|собстве\p{L}*)(?!\p{L})/iu);
/** People of the business who are no employees. */
const insider = lettered(
  /(?<!\p{L})(?:boss|founder|accountant|bookkeeper|director|шеф(?:ът|а|ът ни|ка)?|основател\p{L}*|счетоводител\p{L}*|директор\p{L}*)(?!\p{L})/iu,
);
const drunk = lettered(
  /(?<!\p{L})(?:drunk|hung ?over|tipsy|wasted|smell(?:s|ed|ing)? (?:of|like) (?:alcohol|booze|drink|beer|vodka)|on drugs|(?:using|takes?|taking|doing|does) drugs|stoned|high (?:at|on|to) work|пиян\p{L}*|пийнал\p{L}*|почерпен\p{L}*|мири(?:ше|шещ\p{L}*) на (?:алкохол|ракия|бира|водка)|надрусан\p{L}*|напушен\p{L}*|дрогиран\p{L}*|(?:взима|взема|употребява) (?:наркотиц\p{L}*|дрога)|pian\p{L}*|piqn\p{L}*)(?!\p{L})/iu,
);
const foreignBody = lettered(
  /(?<!\p{L})(?:hairs?|plastic|glass|insects?|bugs?|fl(?:y|ies)|worms?|maggots?|cockroach(?:es)?|metal|screw|stone|fingernail|nail|plaster|mou?ld(?:y)?|mouse|косъм\p{L}*|косми|буболеч\p{L}*|мух(?:а|ата|и)|черве\p{L}*|хлебарк\p{L}*|молец|пластмас\p{L}*|стъкл\p{L}*|камъч\p{L}*|камъ(?:к|ни)|метал\p{L}*|винт\p{L}*|пирон\p{L}*|нокът|лепенка|найлон\p{L}*|мухъл\p{L}*|плесен\p{L}*|kosam|kosym|bubolech\p{L}*)(?!\p{L})/iu,
);
const food = lettered(
  /(?<!\p{L})(?:bread|loaf|loaves|buns?|rolls?|cakes?|salads?|soups?|dish|meals?|pizzas?|burgers?|food|desserts?|sandwich(?:es)?|sauce|pasta|lunch|dinner|plate|jam|honey|cheese|coffee|pastr(?:y|ies)|croissants?|хляб\p{L}*|питк\p{L}*|салат\p{L}*|суп(?:а|ата)|торт\p{L}*|ястие\p{L}*|пиц\p{L}*|бургер\p{L}*|храна\p{L}*|десерт\p{L}*|сандвич\p{L}*|баниц\p{L}*|козунак\p{L}*|кафе\p{L}*|порция\p{L}*|манджа\p{L}*|чини\p{L}*|обяд\p{L}*|вечеря\p{L}*|сладкиш\p{L}*|кроасан\p{L}*|лютениц\p{L}*|сирене\p{L}*|мед\p{L}{0,2}|hlqb\p{L}*|salata\p{L}*|supa\p{L}*)(?!\p{L})/iu,
);
const found = lettered(
  /(?<!\p{L})(?:found|finds|there (?:was|is)|had (?:a|an)|with (?:a|an)|in (?:my|our|the|her|his|their|a)|complain\p{L}*|намер\p{L}*|открил?\p{L}*|имал\p{L}*|имаше|в|във|оплак\p{L}*|nameri\p{L}*|v)(?!\p{L})/iu,
);
const unwell = lettered(
  /(?<!\p{L})(?:poison\p{L}*|vomit\p{L}*|threw up|throw(?:s|ing)? up|sick|ill|hospital|diarrh\p{L}*|salmonell\p{L}*|choked|cut (?:his|her|their)|отров\p{L}*|натров\p{L}*|натрав\p{L}*|повръща\p{L}*|болниц\p{L}*|лошо|диария|салмонел\p{L}*|задави\p{L}*|поряза\p{L}*)(?!\p{L})/iu,
);
/** Words for a person who complains: a complaint about food has one. */
const complainant = lettered(
  /(?<!\p{L})(?:customers?|clients?|guests?|someone|somebody|a (?:man|woman|lady)|she|he|they|review\p{L}*|клиент\p{L}*|гост\p{L}*|някой|някаква|една (?:жена|дама)|един (?:човек|мъж)|тя|той|жена|отзив\p{L}*|klient\p{L}*|gost\p{L}*)(?!\p{L})/iu,
);
const legalThreat = lettered(
  /(?<!\p{L})(?:sue(?:s|d)?|suing|take (?:me|us) to court|(?:my|his|her|their) lawyers? (?:will|is going|would)|адвокатът (?:ми|му|ѝ|й) ще|ще (?:ни|ме) (?:даде|дадат|дава) на КЗП|(?:legal action|lawyers?|court) (?:against|if|unless|letter)|(?:threaten\p{L}*|threat) .{0,40}(?:court|lawyers?|legal|authorit\p{L}*|consumer protection|commission|sue)|(?:consumer protection|КЗП|kzp)|(?:ще |да )(?:ни|ме) (?:съди|осъди|дава на съд|даде на съд)|(?:заплаш\p{L}*|zaplash\p{L}*) .{0,40}(?:съд|адвокат\p{L}*|КЗП|жалба|инспекц\p{L}*|комисия\p{L}*|sad|sud|advokat\p{L}*))(?!\p{L})/iu,
);
const weSue = lettered(
  /(?<!\p{L})(?:(?:i|we) (?:want to |will |would |could |can )?sue|should (?:i|we) sue|(?:искам|искаме|мога|можем) да (?:го|я|ги) (?:съдя|съдим|осъдя|осъдим))(?!\p{L})/iu,
);
const audit = lettered(
  /(?<!\p{L})(?:(?:tax|revenue|nap|vat) (?:\p{L}+ )?(?:audit|inspection|check|inspectors?|office (?:letter|wrote|called))|audited by|audit (?:by|from) the (?:tax|revenue)|(?:letter|notice) from (?:the )?(?:nap|tax (?:office|authority|man)|revenue)|писмо за (?:данъчна )?(?:ревизия|проверка)|ревизори\p{L}*|(?:данъчн\p{L}*|НАП) .{0,40}(?:проверка\p{L}*|ревизи\p{L}*|писмо\p{L}*|призовка)|(?:проверка\p{L}*|писмо\p{L}*|призовка) от (?:данъчн\p{L}*|НАП)|(?:reviziq|proverka) ot (?:nap|danachn\p{L}*))(?!\p{L})/iu,
);
const quarrel = lettered(
  /(?<!\p{L})(?:shout(?:ing|ed)? (?:match|at each other)|screaming at each other|(?:a |big |loud )?(?:quarrel|row|fight|argument)(?:ed)?|fighting|fought|quarrel+ing|arguing|(?:won[’']?t|don[’']?t|not) (?:speak|talk)(?:ing)? to each other|скараха|скарали|сбиха|сдърпаха|караха се|се карат|караница|скандал|разкрещяха|крещяха си|викаха си|не си говорят|skaraha|karat se|se karat)(?!\p{L})/iu,
);
const several = lettered(
  /(?<!\p{L})(?:two|both|each other|them|my (?:employees|workers|drivers|cooks|bakers|people)|two of|дв(?:е|ама|амата|ете)|двамата|помежду|един(?:ия|ият)? (?:с|на) друг\p{L}*|dvama\p{L}*|dve\p{L}*)(?!\p{L})/iu,
);
const wordsSought = lettered(
  /(?<!\p{L})(?:(?:do|should|can|must) (?:i|we) (?:say|tell)|(?:to|i) (?:say|tell)|(?:what|which|exact|right) words|how do i (?:say|tell|break)|да (?:\p{L}{1,2} |\p{L}{1,2} \p{L}{1,2} )?(?:кажа|кажем|съобщя|говоря)|казвам|да (?:\p{L}{1,2} )?kaja|da (?:\p{L}{1,2} )?ka(?:j|zh)a)(?!\p{L})/iu,
);
const humiliates = lettered(
  /(?<!\p{L})(?:humiliat\p{L}*|insult(?:s|ed|ing)?|bull(?:y|ies|ied|ying)|mob(?:bing|bed)|yells? at|yelling at|screams? at|shouts? at|belittl\p{L}*|grop\p{L}*|touches|унижава\p{L}*|обий?жда\p{L}*|обийда\p{L}*|тормоз\p{L}*|крещи на|вика на|подиграва\p{L}*|опипва\p{L}*|obijda|obizhda|tormozi|unijava)(?!\p{L})/iu,
);
const superior = lettered(
  /(?<!\p{L})(?:manager|boss|head (?:chef|cook|baker)|head of \p{L}+|chef|foreman|supervisor|team lead\p{L}*|shift lead\p{L}*|шеф\p{L}*|управител\p{L}*|началник\p{L}*|бригадир\p{L}*|отговорник\p{L}*|главни(?:я|ят) (?:готвач|пекар)|майстор\p{L}*|shef\p{L}*|upravitel\p{L}*)(?!\p{L})/iu,
);

const animal = lettered(
  /(?<!\p{L})(?:dogs?|cats?|horses?|pets?|animals?|puppy|куче\p{L}*|котк\p{L}*|кон(?:ят|я|е)?|животн\p{L}*|домашен любимец)(?!\p{L})/iu,
);
const blames = lettered(
  /(?<!\p{L})(?:blam(?:e|es|ed|ing)|our fault|accus\p{L}*|обвинява\p{L}*|вини(?: ни)?|наша(?:та)? вина|сме виновни)(?!\p{L})/iu,
);
/** Somebody is hurt by what was in the food. */
const hurt = lettered(
  /(?<!\p{L})(?:tooth|teeth|bleed\p{L}*|blood|chok\p{L}*|swallow\p{L}*|hurt|injur\p{L}*|cut (?:his|her|their|the)|зъб\p{L}*|задави\p{L}*|глътна\p{L}*|кръв\p{L}*|порязa\p{L}*|поряза\p{L}*|нарани\p{L}*)(?!\p{L})/iu,
);
const outsider = lettered(
  /(?<!\p{L})(?:customers?|clients?|guests?|visitors?|клиент\p{L}*|гост\p{L}*|посетител\p{L}*)(?!\p{L})/iu,
);
/** Everybody talks of it: that has advice of its own. */
const crisis = lettered(
  /(?<!\p{L})(?:crisis|plan|viral|all over|press|journalists?|statement|криза|план\p{L}*|журналист\p{L}*|медии\p{L}*|навсякъде)(?!\p{L})/iu,
);
const buyer = lettered(
  /(?<!\p{L})(?:customers?|clients?|guests?|buyers?|she|he|refund|money back|someone|somebody|клиент\p{L}*|гост\p{L}*|купувач\p{L}*|тя|той|жена|мъж|връщ\p{L}*|върн\p{L}*|рекламаци\p{L}*|klient\p{L}*)(?!\p{L})/iu,
);
const isPregnant = lettered(
  /(?<!\p{L})(?:is pregnant|she|her|pregnan(?:t|cy) (?:employee|worker|of)|тя|(?:е|била) бременна|бременна(?:та)? (?:служител\p{L}*|работничк\p{L}*|колежк\p{L}*)|забременя\p{L}*)(?!\p{L})/iu,
);
/** The asker wants to know how to react, not what the law says. */
const reacts = lettered(
  /(?<!\p{L})(?:panick?\p{L}*|react\p{L}*|congratulat\p{L}*|what now|(?:what|how) (?:do|should|can) i (?:say|tell|respond|answer|react|talk|handle)|реагира\p{L}*|честит\p{L}*|паник\p{L}*|какво да (?:ѝ |й |и )?(?:кажа|отговоря|правя)|как да (?:ѝ |й |и )?(?:кажа|отговоря|реагирам|говоря))(?!\p{L})/iu,
);
const ofOneself = lettered(
  /(?<!\p{L})(?:my (?:own )?(?:\p{L}+ )?(?:diagnosis|cancer|illness|depression|stroke|operation)|i (?:have|had|was diagnosed|am (?:seriously )?ill|got)|i[’']?ve (?:got|been)|имам (?:рак|тумор|диагноза|депресия)|диагнозата си|съм (?:тежко |много )?(?:болен|болна)|откриха ми|диагностицираха ме)(?!\p{L})/iu,
);
/** A letter has come, or it is asked what to do. */
const arrived = lettered(
  /(?<!\p{L})(?:got|received|sent|came|they want|what first|what (?:do|should) i|arrived|scared|panic\p{L}*|afraid|nervous|пратиха|получих\p{L}*|дойде|дойдоха|връчиха|паника|страх|притеснен\p{L}*|pratiha|poluchih)(?!\p{L})|\?|(?:what|how) (?:do|should|now)|какво (?:да|сега)|как да/iu,
);
const untrue = lettered(
  /(?<!\p{L})(?:(?:don[’']?t|never|didn[’']?t) (?:even )?(?:serve|sell|make|sold|served|made)|(?:not|isn[’']?t) true|a lie|invented|не (?:предлагаме|продаваме|правим|сме продавали)|не е вярно|лъже|измисл\p{L}*)(?!\p{L})/iu,
);
const inPublic = lettered(
  /(?<!\p{L})(?:ring|cold call\p{L}*|pitch|video|recording|viral|online|internet|press|newspaper|запис|видео\p{L}*|интернет|медии\p{L}*|вестник\p{L}*)(?!\p{L})/iu,
);
const letterTo = lettered(
  /(?<!\p{L})(?:letter to|reply letter|write to the|писмо до|напиши)(?!\p{L})/iu,
);

interface Matter {
  name: string;
  all: readonly RegExp[];
  none?: readonly RegExp[];
}

/** The first whose signs are all there counts. */
const matters: readonly Matter[] = [
  { name: 'pregnancy', all: [pregnant, toldMe, reacts], none: [ownKin] },
  { name: 'pregnancy', all: [pregnant, staff, reacts, isPregnant] },
  { name: 'unfit-for-work', all: [drunk, staff, seeks], none: [outsider] },
  { name: 'food-injury', all: [foreignBody, food, hurt], none: [untrue, crisis] },
  {
    name: 'food-complaint',
    all: [foreignBody, food, found, complainant],
    none: [unwell, untrue, crisis],
  },
  { name: 'condolence', all: [kinDied, seeks], none: [ownKin, animal] },
  { name: 'condolence', all: [dying, other, seeks], none: [ownKin, staff, insider, owner, animal] },
  { name: 'staff-death', all: [dying, insider, seeks], none: [kinDied] },
  { name: 'staff-death', all: [dying, staff, seeks], none: [kinDied] },
  { name: 'staff-illness', all: [ill, insider, seeks], none: [dismissing, ownKin, ofOneself] },
  { name: 'staff-illness', all: [ill, staff, seeks], none: [dismissing, ownKin, ofOneself] },
  { name: 'dismissal', all: [dismissing, wordsSought], none: [noPerson] },
  { name: 'harassment', all: [humiliates, superior, staff], none: [outsider, inPublic] },
  { name: 'team-quarrel', all: [quarrel, staff, several, wordsSought] },
  { name: 'tax-audit', all: [audit, arrived] },
  { name: 'customer-threat', all: [dying, animal, blames, seeks], none: [inPublic] },
  {
    name: 'customer-threat',
    all: [legalThreat, buyer, seeks],
    none: [weSue, unwell, dismissing, letterTo],
  },
];

/** The matter between people that a message is about, by who is named and what happened; null for all others. */
export function peopleMatter(message: string): string | null {
  const found = matters.find(
    ({ all, none = [] }) =>
      all.every((sign) => sign.test(message)) && !none.some((sign) => sign.test(message)),
  );
  return found?.name ?? null;
}
