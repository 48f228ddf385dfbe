import { phrases } from '@savet/text/phrases';
import type { Axis } from './axes.ts';

/** Numbers in words that no small group or short course has. */
const many =
  '(?:[2-9]\\d|\\d{3,}|twenty|thirty|forty|fifty|a hundred|двайсет|двадесет|трийсет|тридесет|четирийсет|петдесет|сто)';
const persons =
  '(?:children|people|guests|learners|students|pupils|participants|members|деца|души|хора|гости|ученици|курсисти|участници)';
const count =
  '(?:\\d+|one|two|three|four|five|six|eight|ten|twelve|две|два|три|четири|пет|шест|седем|осем|девет|десет)';
const late = '(?:later|afterwards|at the end|once|when|after)';

/** Opposites of values about prices, terms and trust. */
const ofTerms: readonly Axis[] = [
  {
    value: phrases`price (?:is|are) agreed | agreed (?:before|beforehand|in advance) | fixed (?:price|fee)s? | before (?:we|any work) starts? | (?:угов|договор)\p{L}* (?:се )?предварително | предварително (?:угов|договор|обяв)\p{L}* | твърд\p{L}* цен\p{L}*`,
    against: phrases`
      (?:final|total|actual|exact) (?:amount|price|cost|sum|bill|fee)s? (?:\p{L}+ ){0,4}(?:on the invoice|${late}) | (?:pay|billed|charged|priced) by the hour | (?:we )?quotes? (?:you )?(?:once|after|when) \p{L}+
      (?:price|fee|cost)s? (?:is|are) (?:set|decided|calculated|fixed|known|agreed) (?:only )?${late}
      (?:хонорар\p{L}*|цен\p{L}*|сум\p{L}*|възнаграждение\p{L}*) (?:си )?(?:се )?(?:определя|уточнява|изчислява|формира|решава|научава)\p{L}* (?:\p{L}+ )?(?:,? след като|след|накрая|по-късно|впоследствие)
      (?:определяме|уточняваме|изчисляваме|решаваме)(?: (?:хонорар|цен|сум)\p{L}*)?,? (?:след като|след|накрая|по-късно|впоследствие)(?: \p{L}+)?
    `,
  },
  {
    value: phrases`no lock-?in | no contract | cancel (?:at )?any ?time | leave any ?time | без обвързване | без договор* | без срок | прекрат\p{L}* по всяко време`,
    against: phrases`
      minimum commitment | (?:term|contract|commitment|period|subscription) of ${count} (?:months?|years?) | (?:leaving|cancell?ing|cancellation|ending it) (?:early )?(?:costs?|is charged|incurs) … (?:payments?|fees?|months?|€|£)
      notice (?:period )?of ${count} (?:weeks?|months?) | exit fees? | tied in (?:for|until)
      (?:срок|абонамент|договор) (?:от|за) ${count} (?:месеца|години) | предизвестие от | такса за (?:отказ|прекратяване) | прекратяване\p{L}* (?:струва|се таксува)
    `,
  },
  {
    value: phrases`only what we | measure … promise | first (?:we )?measure | we promise (?:only|nothing|no) | no guarantees | (?:мерим|проверяваме),? (?:\p{L}+ )?(?:преди|после) … обеща* | не обещаваме | обещаваме само | казваме честно`,
    against: phrases`
      (?:heals?|cures?|erases?|eliminates?|reverses?) \p{L}+ | (?:лекува|изличава|премахва завинаги)(?: \p{L}+)? | никога (?:вече|повече) няма да \p{L}+
      takes? (?:\p{L}+ ){0,2}years off(?: your \p{L}+)? | will \p{L}+ (?:it|them|you|your \p{L}+)(?: \p{L}+)? (?:for sure|for good|forever|completely|without fail|in any case|guaranteed)
      (?:success|the (?:result|outcome)) is (?:certain|assured|a given) | (?:sure|certain|bound) to (?:win|work|succeed) | we (?:always|will) win | no matter (?:how|what) (?:\p{L}+ ){1,3}(?:is|are)
      (?:успех|резултат|печалба|победа|изход)\p{L}*(?: Ви| ти| ни)? е сигур\p{L}* | със сигурност ще \p{L}+ | ще (?:спечелим|осъдим|победим)(?: \p{L}+)?
      гарантирано(?: \p{L}+){0,3} | завинаги (?:изчезва|решава)\p{L}*
    `,
  },
  {
    value: phrases`data … (?:stays?|in Europe) | in Europe | данни\p{L}* … (?:остава|в Европа)* | в Европа`,
    against: phrases`
      servers? in (?:the )?(?:US|USA|United States|America|Virginia|Texas|California|Oregon|India|China|Asia|Singapore) | outside (?:the EU|of Europe|Europe)
      (?:stored|hosted|kept|processed|copied) (?:\p{L}+ ){0,3}in (?:the )?(?:US|USA|United States|America|India|China|Asia)
      сървър\p{L}* (?:ни )?(?:са )?в (?:САЩ|Америка|Индия|Китай|Азия) | извън (?:ЕС|Европа|Съюза) | (?:пазят|съхраняват|обработват) (?:се )?в (?:САЩ|Америка|Индия|Китай)
    `,
  },
  {
    value: phrases`people (?:who|on|answer) | people, not | a person | not menus | real people | отговарят хора | човек отговаря | говорите с човек`,
    against: phrases`(?:an? )?(?:(?:external|outsourced|overseas) )?call cent(?:re|er)s? | (?:an?|our|the) (?:AI|virtual|automatic) (?:agent|assistant|helper) | chatbots? | outsourced \p{L}+ | (?:външен )?кол[- ]?център\p{L}* | външна фирма отговаря`,
  },
  {
    value: phrases`privacy | confidential* | discre* | поверител* | дискрет*`,
    against: phrases`
      names of our (?:clients|customers|patients|members) (?:are|can be|appear) … (?:website|page|published|listed) | we publish (?:\p{L}+ )?(?:names|cases|stories) of
      имената на (?:\p{L}+ )?(?:доверител|пациент|клиент)\p{L}* (?:са|публикуваме|показваме|можете да) | публикуваме (?:имен|случаи)\p{L}*
    `,
  },
];

/** Opposites of values about people, animals and things. */
const ofCare: readonly Axis[] = [
  {
    value: phrases`repair | fix (?:before|first) | поправ* | ремонтира*`,
    against: phrases`
      (?:swap|replace|change) the (?:whole|entire|complete) \p{L}+ | (?:order|buy|fit|install) (?:you )?an? (?:brand[- ])?new one
      (?:поръчваме|слагаме|монтираме|купуваме|доставяме) (?:направо )?(?:чисто )?нов(?:о|а|и)?(?!\p{L}) | сменяме (?:целия|цялата|цялото|всичко)(?: \p{L}+)?
    `,
  },
  {
    value: phrases`refill* | reus* | no waste | zero waste | sustainab* | пълнител* | презареж* | без отпадъ* | устойчив*`,
    against: phrases`
      goes? (?:straight )?(?:in|into|to) (?:the )?(?:recycling|rubbish|trash|waste|bin) | (?:cannot|can[’']t) be (?:refilled|reused|repaired|opened)
      отива\p{L}* (?:на|в) (?:боклук|сметищ|кофа|контейнер)\p{L}* | не (?:може|могат) да се (?:пълн|презарежда|поправ|отвар)\p{L}*
    `,
  },
  {
    value: phrases`nothing from animals | vegan | animal[- ]free | plants only | no animal \p{L}+ | веган* | без животински* | нищо животинско | само растения`,
    against: phrases`beeswax | lanolin | honey | collagen | gelatine? | royal jelly | shellac | carmine | milk protein | пчел(?:ен|ния|ни) восък | ланолин | колаген | желатин | мед | млечен протеин`,
  },
  {
    value: phrases`(?:animals?|dogs?|pets?|children) (?:are )?(?:always )?welcome | (?:every|all) \p{L}+ (?:is|are) welcome | (?:животни|кучета|любимци|деца)\p{L}* са добре дошли | приема(?:ме|т се) всяк*`,
    against: phrases`
      (?:dogs|pets|animals|children) (?:are )?(?:not|never) (?:allowed|admitted|welcome|accepted) | no (?:dogs|pets|animals|children)(?: allowed)? | adults only
      (?:домашни )?(?:любимци|животни|кучета|деца)(?:те)? не се (?:допускат|приемат|настаняват) | не (?:допускаме|приемаме|настаняваме) (?:домашни )?\p{L}+ | само за възрастни
    `,
  },
  {
    value: phrases`quiet | silence | тишина* | тих* | без (?:\p{L}+ и )?силна музика`,
    against: phrases`
      live (?:music|band) | DJs? | karaoke | disco | fireworks | part(?:y|ies) (?:all night|until|till) \p{L}+ | loud \p{L}+
      жива музика(?: до \p{L}+)? | диджей* | караоке | дискотек* | фойерверк* | (?:парти|купон|веселба)\p{L}* до (?:късно|сутринта|зори|полунощ) | оркестър | силна музика | високоговорител* | светлинно шоу | loudspeakers? | light show
    `,
  },
  {
    value: phrases`no screens? | screen[- ]free | without screens? | без екран* | не гледаме екран*`,
    against: phrases`in front of (?:a|the) (?:film|screen|TV|cartoon|tablet) | cartoons?(?: on (?:the|a) \p{L}+)? | on (?:the|a) (?:tablet|TV|telly|screen|iPad) | tablets | watch(?:es|ing)? (?:TV|films?|videos?|cartoons?) | таблет* | телевизор* | филмче* | анимационн* | детски филм*`,
  },
  {
    value: phrases`outdoors? | outside every day | fresh air | на открито | навън | на чист въздух`,
    against: phrases`(?:stay|stays|staying|kept|remain) (?:inside|indoors)(?: until \p{L}+)? | (?:оставаме|стоим|стоят|играем|играят) (?:само )?(?:вътре|на закрито|в залата)`,
  },
  {
    value: phrases`set the pace | own pace | own time | take (?:our|their|the) time | свое(?:то)? темпо | собствено темпо | без бързане`,
    against: phrases`
      strict (?:timetables?|schedules?|plans?|programmes?) | (?:each|every) (?:child|learner|member|pupil) must(?: be able to)?(?: \p{L}+)? | keep up with the (?:group|class|others) | repeat the (?:year|level|module)
      изостава\p{L}*(?: \p{L}+)? | всяко дете трябва да \p{L}+ | трябва да наваксат? | наваксва\p{L}* | until every(?:one|body) can(?: \p{L}+)? | повтаря\p{L}* (?:модул|ниво|клас)\p{L}* | строг\p{L}* (?:програма|график|разписание) | (?:само|едва) за ${count} (?:дни|часа|седмици|занятия|урока|урок)
    `,
  },
  {
    value: phrases`no (?:grades|marks|exams|scores) | without (?:grades|marks|exams) | без (?:оценки|бележки|изпити|тестове)`,
    against: phrases`
      класира(?:ме|т|ни|не)\p{L}* | report cards? | (?:gets?|receives?|given) (?:a |an )?(?:grade|mark|score)s? | (?:final|weekly|monthly) (?:exam|test)s? | class rank(?:ing)?s?
      (?:получава\p{L}*|пиш\p{L}*|дава\p{L}*|поставя\p{L}*) (?:\p{L}+ ){0,2}(?:оценк|бележк|шестиц|двойк)\p{L}* | (?:изпит|класиран)\p{L}* (?:накрая|в края|всеки|всяка)
    `,
  },
  {
    value: phrases`small (?:groups?|class(?:es)?) | few (?:guests|children|people) | малк\p{L}* (?:групи|класове|група)`,
    against: phrases`
      ${many} ${persons} (?:in|to|per) (?:a|an|one|each|every|the) (?:room|group|class|hall|course) | (?:groups?|class(?:es)?) (?:of|with) (?:up to )?${many}(?: ${persons})?
      (?:до |с |над )?${many} ${persons} в (?:един |една )?(?:зала|група|клас|стая|занимание|час)(?:та)? | (?:група|групи|групите|клас|класове)\p{L}*(?: са| ни)? (?:от|до|с|над) ${many}(?: ${persons})?
    `,
  },
  {
    value: phrases`not spray | no (?:pesticides|chemicals|sprays) | without (?:pesticides|chemicals) | не пръскаме | без (?:химия|химикали|пестициди|пръскане)`,
    against: phrases`pesticides? | herbicides? | chemicals | sprayed | химикал* | пестицид* | хербицид*`,
  },
  {
    value: phrases`native (?:plants|species) | local (?:plants|species) | местни (?:видове|сортове|растения)`,
    against: phrases`exotic \p{L}+ | palms? | imported plants | екзотичн\p{L}* \p{L}+ | палми | вносни растения`,
  },
  {
    value: phrases`direct(?:ly)? from | bought directly | growers | директно от | без посредници`,
    against: phrases`(?:at|from) (?:the |an )?auctions?(?: in \p{L}+)? | middlem[ae]n | wholesalers? | прекупвач* | посредни\p{L}* | от борсата`,
  },
  {
    value: phrases`neighbou?rs | nearby | local | own (?:fields?|farm|garden) | from the village | съсед* | местн* | от селото | собствен*`,
    against: phrases`
      (?:from|in|at) (?:the |a )?(?:supermarket|wholesaler|hypermarket|cash and carry|warehouse chain) | (?:teams?|crews?|workers|staff) from abroad
      от (?:\p{L}+ )?(?:хипермаркет|супермаркет|борса)\p{L}* | (?:склад|верига)\p{L}* (?:на|за) едро | (?:бригад|екип|работниц)\p{L}* от чужбина
    `,
  },
];

export const furtherAxes: readonly Axis[] = [...ofTerms, ...ofCare];
