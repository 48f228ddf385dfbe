import { lettered } from '@savet/text/lettered';
import { any } from '../words.ts';

/**
 * The meaning of the verb of an amount. Verbs are few, while things that are bought and sold are many: so the verb classifies the amount.
 * `cost` can be a one-time or a recurring cost: “cost me 40”, “is 40”.
 */
export type MoneyDeed =
  | 'outlay'
  | 'cost'
  | 'running'
  | 'asking'
  | 'weak-asking'
  | 'average'
  | 'earning'
  | 'saving'
  | 'covering'
  | 'wanting';

/** The action that a number counts: people who enquire or buy, or pieces that are made. */
export type CountDeed =
  | 'enquiring'
  | 'buying'
  | 'leaving'
  | 'joining'
  | 'handing'
  | 'making'
  | 'selling'
  | 'having';

const moneyVerbs: Readonly<Record<MoneyDeed, string>> = {
  outlay:
    'spent|paid|bought|invested|purchased|put|set (?:me|us) back|was|were|forked out|laid out|shelled out|splashed out|cost (?:me|us)(?= (?:a |about |around |some )?#)|дадох(?:ме)?|платих(?:ме)?|купих(?:ме)?|похарчих(?:ме)?|изхарчих(?:ме)?|вложих(?:ме)?|инвестирах(?:ме)?|отидоха|беше|бяха|струваше|струваха|излезе|излязоха',
  cost: 'cost|is|are|е|са',
  running:
    'costs|runs? (?:me|us)|comes? to|comes? out at|uses?|needs?|burns?|eats|goes? on|works out at|buy|buys|spend|pay|we pay|takes?|they take|keeps?|излиза~|струват?|харч[аи]~|отиват?|плащам|плащаме|купувам~|влиза~|себестойност~|разход~|давам за|взимат?|взема|удържат?|искат?|иска',
  asking:
    '(?:i|we|who) charge|charge|charged|charges|sell|sells|selling|sold|(?:i|we) rent (?:it|them|this|one|each)(?: out)?|rent(?:ing|ed|s)? (?:it |them )?out|(?:i|we) hire (?:it|them) out|hir(?:e|es|ing) out|let (?:it|them)(?: out)?|goes? for|priced at|prices?|quote|quoted|invoice|fees?|tickets?|(?:i|we) (?:take|get|ask)|pays|pay (?:me|us)|взимам~|вземам~|взима[мх]~|таксувам~|продавам~|продава|продават|под наем|отдавам~|наемам (?:го|я|ги)|цен[аи](?:та|те)?|билет~|вход~|плаща(?:т)? (?:ми|ни)|искам по|каня',
  'weak-asking': 'at|по',
  average: 'average|avg|typical~|средн~|обикновен~',
  earning:
    'earn|earns|took|received|make|makes|made|take home|bring in|brings in|turnover|revenue|takings|изкарвам~|изкарах~|печеля|печелим|получавам~|приход~|оборот~',
  saving: 'saves?|saving|спестява~|спестя~|пести~',
  covering: 'cover|covers|pay for|pay off|pay back|покрия|покрием|покрива~|избия|върна',
  wanting:
    'want|wants|wanted|would like|goal|target|need to (?:earn|make|take)|искам(?! по)|искаме|целта|да ми остават?|да ми остане|да остават?|да изкарам|да изкарвам|да спечеля|да печеля',
};

const countVerbs: Readonly<Record<CountDeed, string>> = {
  enquiring:
    'call|calls|called|rang|ring|phoned|wrote|messages?|messaged|asked|enquir~|inquir~|leads?|left (?:their|a|his|an)|contacted|replied|responded|got in touch|dropped by|came by|обад~|обаждан~|звънна~|писа|писаха|пита~|попита~|запитван~|отговори~|оставиха|интересува~|потърсиха|дойдоха да',
  buying:
    'book|booked|bookings?|bought|buy|order|ordered|orders|became|hired|purchased|converted|customers?|clients?|sales|купи~|поръча~|пор[ъа]чк~|записаха|станаха|клиент~|продажб~|наеха|резервира~|взеха|пазаруваха',
  leaving:
    'los[et]|loses|losing|lost|leave|leaves|leaving|left|cancel~|quits?|drops? (?:off|out)|churn~|go away|stop|губ~|загуб~|изгуб~|напус~|тръгват?|тръгнат|отказват?|отпада~|отлив~|си отиват|махат',
  joining:
    'join|joins|joined|sign(?:s|ed)? up|new|gain|win|won|come in|get|add|идват|дохождат|нови|записват|прибавя~|печелим|печеля',
  handing:
    'p(?:ie|ei)ces|flyers?|leaflets?|copies|brochures?|printed|handed|sent|delivered|distributed|posted|views?|reached|impressions|letters|раздад~|раздал~|пуснах~|разпространи~|листовки|флаера?|флаери|брошури|броя|бройки|изпратих~|разнес~|видяха|импресии|показвания|гледания',
  making:
    'makes?|gives?|yields?|portions?|servings?|slices|gets?|излизат|стават|правя|правим|порции|парчета|изкарвам',
  selling: 'sell|sells|sold|do|did|does|make|продавам|продаваме|правя|правим',
  having: 'have|has|got|with|имам|имаме|има|с|сме|са',
};

const compiled = <Name extends string>(verbs: Readonly<Record<Name, string>>) =>
  Object.entries<string>(verbs).map(([name, words]) => ({
    name: name as Name,
    sign: lettered(any(words), 'giu'),
  }));
const money = compiled(moneyVerbs);
const counted = compiled(countVerbs);

/** The last verb of some words; `#` stands for the figure behind them. */
function lastOf<Name extends string>(
  verbs: readonly { name: Name; sign: RegExp }[],
  words: string,
): Name | null {
  let found: { name: Name; end: number; length: number } | null = null;
  for (const { name, sign } of verbs) {
    for (const match of words.matchAll(sign)) {
      const end = match.index + match[0].length;
      const isBetter =
        found === null || end > found.end || (end === found.end && match[0].length > found.length);
      if (isBetter) found = { name, end, length: match[0].length };
    }
  }
  return found?.name ?? null;
}

/** The last verb before an amount; “at” counts only without a stronger verb, and “cost” or “is” comes last. */
export function moneyDeed(words: string): MoneyDeed | null {
  const strong = money.filter(({ name }) => name !== 'weak-asking' && name !== 'cost');
  const weak = money.filter(({ name }) => name === 'weak-asking');
  return (
    lastOf(strong, words) ??
    lastOf(weak, words) ??
    lastOf(
      money.filter(({ name }) => name === 'cost'),
      words,
    )
  );
}

const NEAR = 3;

/** The actions that a number counts: first those of the words behind the figure, then those before it. */
export function countDeeds(before: string, after: string): ReadonlySet<CountDeed> {
  const next = after.trim().split(/\s+/u).slice(0, NEAR).join(' ');
  const behind = counted.filter(({ sign }) => next.search(sign) >= 0).map(({ name }) => name);
  const ahead = counted.filter(({ sign }) => before.search(sign) >= 0).map(({ name }) => name);
  return new Set([...behind, ...ahead]);
}
