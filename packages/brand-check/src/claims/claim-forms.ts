import { phrases } from '@savet/text/phrases';
import { kinds } from './kinds.ts';

/** A form in which a business praises itself, by what is said of whom. */
export interface ClaimForm {
  kind: string;
  pattern: RegExp;
  /** Whether the sentence has to name the business: “we”, “our”, its name. */
  ofFirm?: boolean;
}

const others =
  '(?:other|ordinary|any|conventional|traditional|typical|standard|regular|common|rival|competing|mass-produced|industrial)';
const bulgarianOthers =
  '(?:друг|обикновен|всеки|всяка|всяко|всички|останал|повечето|конкурен|традиционн|стандартн|масов|промишлен)\\p{L}*';
const whole =
  '(?:half|most of|all of|the whole of|the whole|the entire|all)(?: of)?(?: the)? (?:town|city|county|country|village|street|neighbourhood|valley|industry|region|coast|island|world|capital|trade|profession|\\p{L}+shire)';
const bulgarianWhole =
  '(?:половин(?:ата)?|цял(?:ата|ото|ият|а|о)?|целият|целия) (?:град|квартал|село|столица|страна|област|бранш|улица|район|българия|софия|пловдив|варна|бургас|русе)\\p{L}*';
const choose =
  '(?:choose|trust|prefer|recommend|swear by|rely on|turn to|insist on|envy|queue for|fight over|rave about|talk about|copy|ask for (?:by name|first|again)|put (?:first|at the top|on their lists?)|keep to themselves|travel for)';
const chooseBulgarian =
  '(?:предпочитат|препоръчват|обожават|обичат|избират|хвалят|признават|копират|пазят за себе си|се доверяват|вярват|се редят|се карат|завиждат|(?:слагат|поставят|нареждат) (?:\\p{L}+ ){0,2}(?:първ|витрин|видно|върха|челно)\\p{L}*|(?:търсят|искат|поръчват) (?:по име|първо|пак))';
const learners =
  '(?:pupils|students|graduates|learners|children|clients|customers|patients|apprentices|alumni|athletes)';
const learnersBulgarian =
  '(?:възпитани|ученици|курсист|клиент|пациент|деца|абитуриент|състезател)\\p{L}*';
const opening = String.raw`(?<=^|[.!?:]\s|\n)`;

/** Forms of claims, whatever their words: comparisons, ranks, endorsements, crowds, careers, tradition, pledges. */
export const claimForms: readonly ClaimForm[] = [
  {
    kind: 'a comparison',
    ofFirm: true,
    pattern: phrases`
      (?!other|rather|later|sooner|earlier|longer)(?:\p{L}{2,}er|better|less \p{L}+|more \p{L}+) (?:\p{L}+ )?than (?:${others} \p{L}+|the (?:rest|competition|others|usual \p{L}+)|(?:anyone|anybody|anything|everyone) (?:else|in|around|here)|elsewhere|others)
      по-\p{L}+ (?:\p{L}+ ){0,2}от ${bulgarianOthers}
      (?:other|rival|competing) \p{L}+ (?:\p{L}+ )?(?:send|refer|pass|bring|copy|envy|learn|look up) (?:\p{L}+ ){0,5}(?:us|our|ours)
      (?:competitors|the competition|others) (?:\p{L}+ )?(?:copy|copies|envy|envies|follow|follows|send|learn|imitate|imitates) (?:\p{L}+ ){0,4}(?:us|our|ours)
      (?:друг\p{L}* (?!хора|ден|път|неща)\p{L}{4,}|конкурен\p{L}*) (?:ни |се )?(?:пращат|изпращат|водят|копират|копира|завиждат|завижда|учат|учи|имитират|подражават)(?: \p{L}+){0,3}
      (?:where|when) (?:the )?(?:others|rest) (?:stop|stops|give up|gives up|fail|fails|guess|end|ends) | (?:others|the rest) (?:only |just |merely )?(?:promise|talk|guess|copy)s?
      (?:където|когато) (?:другите|останалите) (?:спират|се отказват|не могат|свършват|гадаят) | (?:другите|останалите) (?:само )?(?:обещават|говорят|гадаят|копират)
    `,
  },
  {
    kind: 'a crowd',
    pattern: phrases`
      ${whole} (?:has |have |already |now |\p{L}+ly ){0,2}(?:moved|shops?|buys?|knows?|trusts?|loves?|comes?|talks?|raves?|bought|switched|swears|queues?|drives?|learns?|learnt|eats?) (?:\p{L}+ ){0,3}(?:us|here|our \p{L}+)
      ${bulgarianWhole} (?:вече |отдавна )?(?:ни |се |пазарува |купува |идва |говори |познава |знае |обича |яде |пие |кара )(?:\p{L}+ ){0,3}(?:нас|ни|тук|наш\p{L}*|търси|познава|обича|знае)?
      every (?:second|third|fourth|other) (?:\p{L}+ )?(?:household|home|family|company|firm|business|house|kitchen|bride|driver|owner)
      всек(?:и|а|о) (?:втор|трет|четвърт|пет)\p{L}+ (?:домакинств|семейств|фирм|клиент|човек|дом|апартамент|къщ|младоженк|шофьор|собственик)\p{L}*
      (?:people|guests|customers|families|they|patients|riders|walkers) (?:\p{L}+ ){0,2}(?:come|travel|drive|fly|write)s? (?:\p{L}+ ){0,3}(?:all the way|from all over|from as far|from every corner|from abroad|just for|especially for)
      (?:идват|пътуват|пристигат|идвали|връщат се)(?: \p{L}+){0,2} (?:чак от|дори от|специално от|специално за|от цялата|от целия|от цяла|от цял|от чужбина)
    `,
  },
  {
    kind: 'an endorsement',
    pattern: phrases`
      ${opening}(?:the|an?) (?:\p{L}+ ){1,3}(?:that |which )?(?:\p{L}{3,}s|men|women|people) (?:\p{L}+ly |really |always |themselves |everywhere ){0,2}${choose}
      ${opening}\p{L}+(?:ът|ят|та|то|те)(?: \p{L}+)?, (?:който|която|което|които|за който|за която|за което|за които|на който|на която|на което) (?:\p{L}+ ){1,2}${chooseBulgarian}
      (?:judges|everyone|everybody|(?:the )?(?:town|city|county|trade|industry|market|capital|neighbourhood)) (?:\p{L}+ )?(?:knows?|remembers?|recommends?|trusts?|praises?|envies|envy|respects?) (?:us|our (?:work|name|\p{L}+))(?! (?:\p{L}+ )?(?:when|if|to))
      (?:столицата|градът|пазарът|браншът|кварталът|страната|\p{L}{3,}ите) (?:вече |отдавна |сам\p{L}* )?ни (?:познава|вярва|хвали|предпочита|уважава|препоръчва|признава|завижда)т?(?= (?:по|като|за|с|от|най|и)(?!\p{L})|[.,;!]|$)
      (?!what|who|which|that|nobody|he|she)\p{L}+ (?:rates?|ranks?|ranked|rated|voted|named|crowned) us (?!to|at|in)\p{L}+
    `,
  },
  {
    kind: 'a rank',
    pattern: phrases`
      (?:you (?:will not|won[’']t|will never|cannot|can[’']t|will hardly)|nobody|no one|try to) find (?:a |an |any )?(?:\p{L}{2,}er|better|more \p{L}+) \p{L}+
      (?:няма да|не можете да|трудно ще|едва ли ще|никъде няма да) (?:намерите|откриете|намериш|откриеш) по-\p{L}+
      (?:rated|ranked|voted|crowned|acclaimed|shortlisted|nominated|honoured|commended) (?:the |as |a |an )?(?:\p{L}+ )?(?:top|best|first|second|third|highest|outstanding|excellent|favourite|leading|for|among)
      (?:класиран|номиниран|удостоен|провъзгласен)\p{L}* (?!се)\p{L}+ | признат\p{L}* (?:сред|за най-\p{L}+|за първ\p{L}+)
      (?:at|on) (?:the )?top of (?:the|our|its|their) (?:\p{L}+ )?(?:list|table|field|trade|profession|rankings?|league) | a class of (?:its|our) own | without (?:an )?equal | unrivalled | unmatched | unbeaten | unsurpassed
      ${kinds} (?:with|с|със) (?:the )?(?:най-\p{L}+|most \p{L}+|\p{L}{3,}est) \p{L}+
      на върха на (?:класаци|бранш|професи|списък)\p{L}* | без аналог | ненадминат\p{L}* | без равен | несравним\p{L}*
    `,
  },
  {
    kind: 'an honour',
    pattern: phrases`
      (?:gave|awarded|handed|presented|sent) us (?:its|their|the|a|an|first|second|five|three) (?:\p{L}+ ){0,3}(?:award|prize|medal|cup|trophy|star|stars|seal|badge|certificate|diploma|gold|golden|silver|place|ribbon|crown|points)(?: \p{L}+)?
      (?:ни (?:дадоха|даде|връчиха|връчи|присъдиха|присъди|отреди|отредиха)|(?:дадоха|даде|връчиха|връчи|присъдиха|присъди|отреди|отредиха) ни) (?:\p{L}+ ){0,3}(?:наград|медал|куп|звезд|печат|знак|диплом|сертификат|значк|място|точки|злат)\p{L}*
      (?:puts?|places?|lists?|features?) us (?:\p{L}+ )?(?:first|at the top|among|on (?:the |its |their )?(?:first|front|cover))
      ни (?:слага|нарежда|поставя|посочва|включва)т? (?:\p{L}+ ){0,3}(?:първ|начело|корица|челн|топ|най-)\p{L}*
      (?:ни|нашите|нашата|нашият|нашето) (?:\p{L}+ ){1,3}(?:министерств|посолств|университет|летищ|парламент|президентств)\p{L}*
      our \p{L}+ (?:\p{L}+ ){1,4}(?:ministry|ministries|embassy|embassies|universities|airports?|parliaments?|palaces?|royal \p{L}+)
    `,
  },
  {
    kind: 'a career',
    pattern: phrases`
      ${learners} (?:of ours |from here |we taught )?(?:have |has )?(?:gone on|went on|now (?:play|work|teach|study)|made it|end up|are now) (?:to|at|in|into|as)
      ${learnersBulgarian} (?:ни )?(?:вече |днес |сега )?(?:продължават|свирят|учат|преподават|влизат|постъпват|са приети|стигат|стигнаха|влязоха|станаха) (?:\p{L}+ ){0,2}(?:в|до|на|към|по)
    `,
  },
  {
    kind: 'a tradition',
    ofFirm: true,
    pattern: phrases`
      (?:for|over|across) (?:\p{L}+ )?generations | (?:second|third|fourth|fifth|sixth|seventh)[- ]generation | in its (?:second|third|fourth|fifth) generation
      (?:от|цели|няколко) поколения | поколения наред | (?:второ|трето|четвърто|пето|шесто) поколение
    `,
  },
  {
    kind: 'a pledge',
    pattern: phrases`
      money[- ]back | your money back | full refund | satisfaction guaranteed | or (?:it is|it['’]s) free
      връща(?:ме|т) (?:Ви |ти )?(?:всички |си )?(?:парите|сумата|цялата сума) | парите (?:Ви |ти )?(?:се връщат|обратно) | или не плаща(?:те|ш)
    `,
  },
];
