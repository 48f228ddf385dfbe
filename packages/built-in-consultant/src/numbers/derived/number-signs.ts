import { lettered } from '@savet/text/lettered';
import { number, type RoleSigns, sign } from './sign.ts';

/** Signs of roles that a number, a percentage or a time can have. */
export const numberSigns = {
  discount: {
    units: ['percent'],
    words: sign('off|discounts?|less|cheaper|lower|отстъпк~|намаление~|по-евтин~|по-ниск~'),
  },
  rise: {
    units: ['percent'],
    words: sign(
      'rais~|increase~|more|higher|up|rise|dearer|скоч~|поскъп~|вдиг~|увелич~|повиш~|кач~|по-висок~',
    ),
  },
  loss: {
    units: ['percent'],
    words: sign(
      'los(?:e|ing|t)|fewer|drop~|fall~|leave|downturn|губ~|загуб~|падн~|намал~|спадн~|си тръгнат',
    ),
  },
  commission: {
    units: ['percent'],
    words: sign('commissions?|takes?|platform|provision|комисион~|взима~|взема~|платформа~'),
  },
  noShow: {
    units: ['percent'],
    inSentence: true,
    words: sign(
      "(?:don[’']?t|do not|doesn[’']?t|never) (?:show|come|turn)~|no[- ]shows?|не (?:се явяват|идват|дохождат)|неявя~",
    ),
  },
  onWages: { units: ['percent'], words: sign('contributions?|social|insurance|осигуровк~|вноск~') },
  markup: {
    units: ['percent'],
    words: sign(
      'markup|mark-up|on top|i add|we add|add|profit|reserve|отгоре|слагам(?:е)?|надценк~|печалба|добавям(?:е)?',
    ),
  },
  interest: {
    units: ['percent'],
    words: sign(
      'interest|loan|borrow~|at #|# (?:a year|per year|yearly|annual~)|лихв~|кредит~|заем~|на #|с #|# годиш~',
    ),
    not: /(?:vat|ддс|discount|отстъпк|commission|комисион)/iu,
  },
  feeShare: {
    units: ['percent'],
    words: sign(
      'fees?|of (?:the )?(?:first|yearly|annual|salary)|our #|instead of(?: our)? #|наш~ #|вместо(?: наш~)? #|хонорар~|от (?:годишн~|заплат~)|charge',
    ),
  },
  newShare: {
    units: ['percent'],
    words: sign(
      '(?:wants?|asks?(?: for)?|offers?|pays?|down to|to only) #|fees? from[^#]*to #|хонорар~ (?:от|ни от)[^#]*(?:на|до) #|(?:иска~|предлага~|дава~|плаща~|на) #',
    ),
    not: /(?:при подписване|предварително|аванс|сега|upfront|up front|on signing|advance|deposit| now)/iu,
  },
  marginShare: { units: ['percent'], words: sign('margins?|profit|марж~|печалба~') },
  keptShare: {
    units: ['percent'],
    words: sign(
      '(?:make|earn|margin of)(?: about| around| roughly)* # (?:on|of|from|per)|# (?:on|of|from) (?:every|each|a) (?:sale|order|bill)|(?:печеля|изкарвам)(?: около| към)* #|stays?|left|remains?|leaves?|i keep|we keep|margins?|остава~|ми остават|задържам|марж~',
    ),
    not: /(?:off|discount|отстъпк|ддс|vat)/iu,
  },
  reserve: {
    units: ['percent'],
    words: sign('reserve|contingency|buffer|unforeseen|резерв~|непредвиден~|буфер~'),
  },
  vat: { units: ['percent'], words: sign('vat|ддс') },
  part: {
    units: ['percent'],
    words: sign(
      'now|upfront|up front|advance|deposit|on signing|first|сега|аванс~|капаро~|предварително|при подписване',
    ),
  },
  share: { units: ['percent'], hints: /#/u },
  wasted: {
    units: number,
    words: sign(
      'throw~ away|thrown away|waste~?|unsold|left over|bin|изхвърл~|хвърля~|бракува~|остават непродадени|непродадени',
    ),
  },
  lost: {
    units: number,
    words: sign('lose|leaves?|left|quit|напусн~|губ(?:я|им)|си тръгват'),
    not: /of\s*$/iu,
  },
  volume: {
    units: ['count', 'bare'],
    hints: lettered(/# \p{L}/u),
    words: sign(
      'sales|продажб~|sells?|wants?|orders?|take|buys?|loaves|pieces|units|buns|visits|customers|appointments|people|продавам(?:е)?|искат?|поръчва~|взима~|взимат|броя|бройки|хляба|души|човека|клиент~|абонат~|contracts?|subscribers?|members?|placements?|назначения|placed?|(?:did|направихме|имахме) #|on them|отгоре',
    ),
  },
  soldDaily: { units: ['count', 'bare'], words: /#/u, period: 'needed' },
  size: {
    units: ['count', 'bare'],
    words: /# ?(?:sq|m2|м2|кв|square|квадрат)/iu,
  },
  newVolume: {
    units: ['count', 'bare'],
    words: sign(
      '(?:sales|customers|guests|sell|pieces|clients)[^#]{0,40} to #|(?:продажб|клиент|броя|гост|бройк)[^#]{0,40} (?:на|до) #|then sell|fall to',
    ),
  },
  some: { units: ['count', 'bare'], hints: lettered(/# \p{L}/u) },
  days: { units: ['time'], words: /#\s?(?:working |open |работни )?(?:days?|дни|дена|ден)/iu },
  months: { units: ['time'], words: lettered(/#\s?(?:months?|месец\p{L}*)/iu) },
  years: { units: ['time'], words: lettered(/#\s?(?:years?|години|г|год)(?!\p{L})/iu) },
  hours: {
    units: ['time', 'count'],
    words: /#\s?(?:billable |paid |working |платени |работни )?(?:hours?|часа)/iu,
  },
  leads: {
    units: ['count', 'bare'],
    words: sign(
      'applications?|candidates|called|обадиха се|кандидат~|leads?|enquir~|inquir~|requests?|запитвани~|обаждани~',
    ),
  },
  won: {
    units: ['count', 'bare'],
    words: sign(
      'hires?|hired|назначихме|наехме|became|clients?|customers?|booked|bought|signed|deals?|placements?|orders?|станаха|стават|клиент~|назначения|купиха|поръчаха|сделк~',
    ),
  },
  seats: { units: ['count'], words: sign('seats?|places|tables|mats|chairs|места|маси|стола') },
  turns: {
    units: ['count', 'bare', 'time'],
    words: sign(
      'часа на ден|hours a day|clients per|guests per|per (?:chair|table|seat)|на (?:стол|маса|място)|times|turns?|classes|пъти|групи|класа|тренировки',
    ),
  },
  outOf: {
    units: ['count', 'bare'],
    words: sign(
      '(?:one|1|every) (?:in|of|out of) #|на всеки #|от # (?:срещи|оферти|разговора|обаждания)|(?:of|from) # (?:meetings|offers|calls)',
    ),
    hints: sign('of|out of|every|from|от|на всеки'),
  },
  stock: {
    units: ['count', 'bare'],
    words: sign('stock|in store|warehouse|на склад|наличн~|склад~|запас~|имам(?:е)?'),
    period: 'none',
  },
  tookHours: {
    units: ['time', 'count', 'bare'],
    hints: /# ?(?:hours?|часа)/u,
    words: sign('took|did|spent|worked|needed|отне|отнеха|изкарахме|излязоха|станаха|реално'),
  },
  planned: {
    units: ['time', 'count'],
    words: sign(
      'sold|продад~|plan(?:ned)?|estimate[d]?|calculated|quoted|планирах~|предвиди~|сметнах~|по план',
    ),
  },
  partOne: { units: ['count', 'bare', 'percent'], hints: /# (?:to|на|и|and|\/|:)?/iu },
  partTwo: { units: ['count', 'bare', 'percent'], words: sign('to #|на #|and #|и #') },
  heads: {
    units: ['count', 'bare'],
    words: sign(
      '# of us|there (?:are|were) #|# of them|# such|са #|# такива|we are|сме|partners?|съдружни~|двама|партньор~',
    ),
  },
  sent: {
    units: ['count'],
    words: sign(
      'sent|send|emails?|calls?|called|leads?|candidates?|изпрат~|имейл~|обаждан~|звън~|кандидат~',
    ),
  },
  signed: {
    units: ['count', 'bare'],
    words: sign(
      'signed|bought|became|hired|deals?|won|подпис~|купиха|станаха|назнач~|спечел~|поръчаха',
    ),
  },
  aim: {
    units: ['count', 'bare'],
    words: sign('for #|to (?:get|sign|win) #|need #|за #|искам #|трябват за #'),
  },
  between: {
    units: ['count', 'bare'],
    words: sign(
      'answer~|repl~|met|meetings?|interviews?|get|got|отговор~|срещ~|интервю~|оферт~|обадиха',
    ),
  },
  shareOfCost: {
    units: ['percent'],
    words: sign('of (?:the |my |our )?costs?|от себестойност~|от разход~'),
  },
  manDays: {
    units: ['count'],
    words:
      /(?:guys?|people|men|workers?|човека|души|майстори|работници)[^#]*# ?(?:days?|дни|hours?|часа)/iu,
  },
  goneCount: {
    units: ['count', 'bare'],
    words: sign('lose #|losing #|(?:губя|загубя|губим|изгубя|си тръгнат) #'),
  },
  pieces: { units: ['count', 'time'], hints: lettered(/# \p{L}/u) },
} as const satisfies Record<string, RoleSigns>;
