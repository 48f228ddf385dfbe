import { type Ask, type Found, found } from '../ask.ts';
import type { Model } from '../model.ts';
import { by, given, type Node, together, whole } from '../node.ts';
import { asking, said } from '../reading/words.ts';
import { gainOf, priceOf } from '../relations/each.ts';
import { stageAsked, wonOf } from '../relations/won.ts';

const isFalling = (m: Model) =>
  m
    .reads('stage')
    .every((each, index, all) => index === 0 || each.value <= (all[index - 1]?.value ?? 0));

/** What was spent on winning customers: advertising, or what the tool costs. */
const spentOn = (m: Model): Node | null =>
  m.has('spend')
    ? together('spendAll', m.all('spend'), 'money')
    : together('spendAll', m.all('fixed'), 'money');

function costOfStage(m: Model): Found | null {
  const stage = stageAsked(m);
  return stage && stage !== m.reads('stage').at(-1)
    ? found(
        'cost-stage',
        { each: by('costOfStage', 'quotient', [spentOn(m), given(stage, 'number')], 'money') },
        { ignores: ['stage', 'price', 'wanted'] },
      )
    : null;
}

/** How many have to be asked for so many deals at the same rates. */
function needed(m: Model): Found | null {
  const stages = m.reads('stage');
  const [first] = stages;
  const last = stages.at(-1);
  if (first === undefined || last === undefined || stages.length < 2 || !isFalling(m)) return null;
  const all = by('askedTimes', 'product', [given(first, 'number'), m.one('wanted')], 'number');
  const least = whole(
    'askedNeeded',
    by('askedNeeded', 'quotient', [all, given(last, 'number')], 'number'),
  );
  const share = by('winRate', 'ratio', [given(last, 'number'), given(first, 'number')], 'percent');
  return found('asked-needed', { least, share }, { ignores: ['stage', 'price', 'spend'] });
}

function rate(m: Model): Found | null {
  const stages = m.reads('stage');
  const [first] = stages;
  const last = stages.at(-1);
  if (!first || !last || stages.length < 2 || !isFalling(m)) return null;
  return found(
    'win-rate',
    { share: by('winRate', 'ratio', [given(last, 'number'), given(first, 'number')], 'percent') },
    { ignores: ['stage', 'price', 'wanted', 'spend'] },
  );
}

/** After how many months a customer has paid back what it cost to win one. */
function clientBack(m: Model): Found | null {
  const price = m.reads('price')[0];
  const spend = spentOn(m);
  if (price?.per !== 'month' || m.reads('price').length > 1) return null;
  const one = by('costOfClient', 'quotient', [spend, wonOf(m)], 'money');
  const isKnown = m.has('margin', 'unitCost', 'costShare', 'commission');
  const left = isKnown ? gainOf(m) : priceOf(m);
  const months = by('paybackMonths', 'quotient', [one, left], 'months');
  const say = isKnown ? 'client-back' : 'client-back-sales';
  return found(say, { months, one, left }, { ignores: ['stage'] });
}

/** Questions about the way from the first step to a customer. */
export const funnels: readonly Ask[] = [
  {
    name: 'clientBack',
    asks: asking(
      '(?:when|how (?:many months|long)|after how many months)[^.?!]{0,50}(?:back|pay~ (?:back|off)|paid (?:back|off)|recoup|earn~ back)|months (?:till|until|to)[^.?!]{0,30}(?:back|pays?|paid)~|(?:за|след|кога)[^.?!]{0,24}(?:колко|кога)?[^.?!]{0,20}(?:изплат|изплащ|избие|избия|върн|възвърн|връща)~',
    ),
    needs: (has) => has('stage') && (has('spend') || has('fixed')) && !has('invest'),
    solve: clientBack,
  },
  {
    name: 'askedNeeded',
    asks: asking(
      'how many[^.?!]{0,60}(?:need|send|must|have to|for)[^.?!]{0,30}|колко[^.?!]{0,50}(?:трябва~|нужни|да пратя|да изпратя|да направя)[^.?!]{0,40}',
    ),
    needs: (has) => has('wanted') && has('stage'),
    solve: needed,
  },
  {
    name: 'costOfStage',
    asks: asking(
      'cost per \\p{L}+|(?:what|how much)[^.?!]{0,30}cost[^.?!]{0,24}|колко (?:ми |ни )?(?:струва|излиза)(?: ми| ни)?(?: (?:един|една|едно))? \\p{L}+',
    ),
    not: said('per hour|на час|customer|client|клиент~'),
    needs: (has) => has('stage') && has('spend', 'fixed') && !has('invest'),
    solve: costOfStage,
  },
  {
    name: 'winRate',
    asks: asking(
      '(?:what|which)[^.?!]{0,20}(?:conversion|close rate|hit rate|win rate|percent~|share)[^.?!]{0,40}|(?:колко|какъв|каква)[^.?!]{0,14}(?:процент~|конверси~|успеваемост~|дял)[^.?!]{0,40}',
    ),
    needs: (has) => has('stage') && !has('winShare', 'margin', 'unitCost'),
    solve: rate,
  },
];
