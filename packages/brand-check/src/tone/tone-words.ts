import { phrases } from '@savet/text/phrases';

/** Expressions that press the reader to decide. */
export const pressure = phrases`
  (?<!(?:a|no|any|the|to|not|never|without) )hurry(?: up)? | last chance | final call | act (?:now|fast|today) | buy now | order now | book now | call now | sign up now
  don[’']?t (?:miss(?: out| it)?|wait) | do not (?:miss(?: out)?|wait|delay) | (?:only|just) today | today only | now or never
  while (?:stocks?|supplies) lasts? | limited[- ]time(?: (?:only|offer))? | for a limited time | before it[’']?s too late | time is running out
  before they[’']?re gone | won[’']t last long | grab (?:yours|it|one|them)(?: now| today)? | (?:book|order|buy|call|act) (?:today|now) or (?:regret|miss)(?: (?:it|out))? | once[- ]in[- ]a[- ]lifetime | what are you waiting for
  (?:places?|spots?|seats?|rooms?) (?:is |are )?(?:going|filling(?: up)?|selling|disappearing|running out)(?: fast| quickly)? | do it now | or lose (?:your|the|it|out)(?: \p{L}+)? | before (?:it is|it[’']s|they are) gone | you[’']ll regret it | tomorrow (?:may|might|will|could) be too late | (?:only )?while (?:it|they) lasts?
  побърза(?:й|йте) | последни бройки | поръчайте сега | последен шанс | последна възможност | не (?:изпускай|пропускай|чакай|отлагай|се колебай)(?:те)? | само днес
  (?:купи|поръчай|запази|запиши се|обади се|действай)(?:те)? (?:сега|веднага) | (?:купете|запазете|запишете се|обадете се) (?:сега|веднага)
  сега или никога | до изчерпване на количеств* | ограничен* (?:оферта|количеств*|предложени*) | преди да е станало късно
  (?:после |иначе )?ще съжалява(?:ш|те) | не се бав(?:и|ете) | не губ(?:и|ете) време | утре (?:може да е|ще бъде|ще е) (?:твърде )?късно | (?:местата|бройките) (?:свършват|се изчерпват) | (?<!не )бързай(?:те)? | решав(?:ай|айте) (?:сега|бързо|веднага)
  грабн(?:и|ете) | времето изтича | офертата изтича | какво чака(?:ш|те)
`;

/** Big words without content. */
export const hype = phrases`
  amazing(?:ly)? | incredibl[ey] | unbelievabl[ey] | revolutionary | awesome | stunning(?:ly)? | mind[- ]?blowing | game[- ]?chang(?:ing|er)
  world[- ]class | best[- ]in[- ]class | unparalleled | unrivall?ed | unmatched | breathtaking | extraordinary | phenomenal | spectacular(?:ly)?
  sensational | magical | epic | jaw[- ]dropping | out of this world | life[- ]changing | next[- ]level | insane(?:ly)? | unreal | unbeatable | unforgettable | ultimate
  невероятн(?:о|а|и|ия|ият|ата|ото|ите) | невероятен | уникалн(?:о|а|и|ия|ият|ата|ото|ите) | уникален
  страхот(?:ен|н)\p{L}* | фантастич(?:ен|н)\p{L}* | изумител(?:ен|н)\p{L}* | революцион(?:ен|н)\p{L}* | зашеметяващ* | невиждан*
  безумн(?:о|а|и|ата|ото|ите) | ненадминат* | безпрецедент(?:ен|н)\p{L}* | феноменал(?:ен|н)\p{L}* | умопомрачител(?:ен|н)\p{L}* | несравним* | сензацион(?:ен|н)\p{L}*
  смайващ* | магич(?:ески|еска|ески)\p{L}* | вълшеб(?:ен|н)\p{L}* | спиращ\p{L}* дъха | легендар(?:ен|н)\p{L}* | ненадмин*
`;

/** Words of meetings and brochures. */
export const jargon = phrases`
  leverag(?:e|es|ed|ing) | synerg(?:y|ies|istic) | seamless(?:ly)? | cutting[- ]edge | state[- ]of[- ]the[- ]art | end[- ]to[- ]end | holistic(?:ally)?
  scalab(?:le|ility) | ecosystems? | empower(?:s|ed|ing|ment)? | paradigms?(?: shift)? | stakeholders? | ROI | KPIs? | best practices? | actionable
  value[- ]add(?:ed)? | turnkey | deliverables? | touch ?points? | mission[- ]critical | omni[- ]?channel | low[- ]hanging fruit | core competenc(?:y|ies)
  best[- ](?:of|in)[- ]breed | future[- ]proof | disruptive | bandwidth | circle back | deep dive | streamlin(?:e|es|ed|ing) | utili[sz](?:e|es|ed|ing)
  иновативн(?:о|а|и|ия|ият|ата|ото|ите) | иновативен | синерги* | холистич(?:ен|н)\p{L}* | екосистем* | имплементир* | менажир* | таргетир*
  дигитална трансформация | комплексн(?:о|и) решени* | добавена стойност | проактив(?:ен|н)\p{L}* | стейкхолдър* | скалируем* | ключови компетенции
  парадигм* | оптимизационн* | интегриран\p{L}* решени* | цялостн(?:о|и) решени* | клиентоориентиран* | екшън план | workflow(?:-\p{L}+)? | дедлайн* | фийдбек* | импакт*
`;
