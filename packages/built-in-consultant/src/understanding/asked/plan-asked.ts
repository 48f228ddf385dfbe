import { lettered } from '@savet/text/lettered';
import { type PlanGoal, planGoals } from '../../knowledge/angles.ts';

/** A plan by weeks, with what the question says of its time, its aim and its means. */
export interface PlanAsked {
  goal: PlanGoal;
  weeks: number;
  /** Hours a week; null if the question names none. */
  hours: number | null;
  /** How many talks or customers are wanted. */
  count: number | null;
  hasHelper: boolean;
  /** Nothing to spend, or a sum, in the user's words. */
  money: string | null;
}

const WEEKS_MAX = 12;
/** A longer plan is not split into weeks. */
const WEEKS_LONGEST = 16;
const WEEKS_OF_MONTH = 4;
const DAYS_A_WEEK = 5;

const plan = lettered(
  /(?<!\p{L})(?<!(?<!\p{L})(?:i|we|to|you|they|others|can|do|да) )(?:plan|plans|план|плана|планче)(?!\p{L})|week by week|по седмици|седмица по седмица/iu,
);
/** These plans are subjects of their own. */
const otherPlan = lettered(
  /(?<!\p{L})(?:business|content|posting|marketing|media|social|meal|training|price|pricing|floor|free|bonus|loyalty|payment|retention|onboarding|crisis|savet|бизнес|контент|маркетинг\p{L}*|медиен|ценови|безплатн\p{L}*|тренировъчен|хранителен|бонус\p{L}*|платежен|савет|едностраничен|кризис\p{L}*|instagram|facebook|инстаграм|фейсбук|posts?|постове\p{L}*|публикации\p{L}*)(?!\p{L})/iu,
);
const asks = lettered(
  /(?<!\p{L})(?:give|make|write|draw up|need|want|help|build|what|how|направи|направете|дай|дайте|състави|съставете|напиши|напишете|трябва|искам|искаме|нужен|помогни|помогнете|какво|как|може ли)(?!\p{L})/iu,
);

const goals: Readonly<Record<PlanGoal, RegExp>> = {
  quiet: lettered(
    /(?<!\p{L})(?:no (?:work|orders|customers|bookings|guests)|(?:it[’']s|is|are|goes|get|gets|be) (?:quiet|slow|dead|empty)|quiet (?:month|season|time|weeks?)|slow (?:month|season|time|weeks?)|dies?(?: off)?|off[- ]season|low season|няма (?:никаква |почти )?(?:работа|поръчки|клиенти|гости)|мъртъв сезон|мъртво|слаб(?:ия|ият)? (?:месец|сезон)|слаби(?:те)? (?:месеци|седмици)|извън сезона|затишие|е тихо|стои празн\p{L}*)(?!\p{L})/iu,
  ),
  opening: lettered(
    /(?<!\p{L})(?:(?:i|we)(?:[’']m|[’']re| am| are| will|[’']ll)? open(?:ing)?|until (?:the |we )?open(?:ing)?|before (?:the |we |i )?open(?:ing)?|opening (?:a|my|our|in)|to open (?:a|my|our)|отварям\p{L}*|отвор(?:я|им)|откривам\p{L}*|до откриването|преди откриването|до отварянето)(?!\p{L})/iu,
  ),
  talks: lettered(
    /(?<!\p{L})(?:conversations?|talks?|meetings?|appointments?|(?:\d+|new|first|two|three|four|five|ten) (?:[\p{L}\d]+ ){0,2}(?:clients?|customers?|members|pupils|contracts?)|разговора?|разговори|срещи|(?:\d+|нови|първи|първите|повече|още|двама|трима|петима|пет|десет|три) (?:[\p{L}\d]+ ){0,2}(?:клиенти?|клиента|офиса?|офиси|обекта|поръчки|договора|договори|ученици|членове))(?!\p{L})/iu,
  ),
};

const words: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10 },
  ...{ един: 1, една: 1, два: 2, две: 2, двама: 2, три: 3, трима: 3, четири: 4, пет: 5, шест: 6 },
  ...{ осем: 8, десет: 10 },
};
const number = `(\\d{1,3}|${Object.keys(words).join('|')})`;
const weeksNamed = lettered(
  `(?<!\\p{L})${number}[- ](?:weeks?|wks?|седмици|седмица)(?!\\p{L})`,
  'iu',
);
const monthsNamed = lettered(
  `(?<!\\p{L})${number}[- ](?:months?|month|месеца|месец|месечен)(?!\\p{L})`,
  'iu',
);
const monthNames = lettered(
  /(?<!\p{L})(?:january|february|march|april|june|july|august|september|october|november|december|януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември)(?!\p{L})/giu,
);
const hoursNamed = lettered(
  `(?<!\\p{L})${number}\\s?(?:hrs?|hours?|h|часа|час|ч)\\.?\\s?(?:(?:a|per|each|every|на|всяка|в)\\s)?(?:(week|weekly|седмица|седмично|седмицата)|(day|daily|ден|дневно|деня))(?!\\p{L})`,
  'iu',
);
const countNamed = lettered(
  `(?<!\\p{L})${number} (?!weeks?|months?|hours?|hrs?|седмици|месеца|часа)(?:[\\p{L}\\d]+ ){0,3}(?:conversations?|talks?|meetings?|appointments?|clients?|customers?|members|pupils|contracts?|разговора|срещи|клиента|клиенти|офиса|офиси|обекта|поръчки|договора|ученици|членове)(?!\\p{L})`,
  'iu',
);
const helper = lettered(
  /(?<!\p{L})(?:(?:a|one|my|an|part[- ]time) (?:part[- ]time )?(?:helper|assistant|employee|colleague)|(?:с |със |имам )?(?:един |една )?(?:помощник\p{L}*|служител(?:ка)?|работник))(?!\p{L})/iu,
);
const noMoney = lettered(
  /(?<!\p{L})(?:no (?:money|budget)|without (?:money|a budget)|zero budget|нямам (?:никакъв |никакви )?(?:пари|бюджет)|без (?:пари|бюджет))(?!\p{L})/iu,
);
const sum = lettered(
  /(?:[€$]\s?\d[\d., ]*|\d[\d., ]*\s?(?:euros?|eur|€|евро|лв\.?|лева|leva))(?!\p{L})/iu,
);

/** The plan by weeks that a question asks for; null if it asks for none, or for one that is a subject of its own. */
export function planAsked(query: string): PlanAsked | null {
  if (!plan.test(query) || otherPlan.test(query) || !asks.test(query)) return null;
  const goal = planGoals.find((each) => goals[each].test(query));
  if (goal === undefined) return null;
  const weeks = weeksIn(query);
  const hours = hoursNamed.exec(query);
  // “A plan for more customers” says nothing that a plan by weeks could take up.
  if ((weeks === null && hours === null) || (weeks ?? 0) > WEEKS_LONGEST) return null;
  return {
    goal,
    weeks: Math.min(weeks ?? WEEKS_OF_MONTH, WEEKS_MAX),
    hours: hours === null ? null : numberOf(hours[1]) * (hours[3] === undefined ? 1 : DAYS_A_WEEK),
    count: numberOf(countNamed.exec(query)?.[1]) || null,
    hasHelper: helper.test(query),
    money: noMoney.test(query) ? '' : (sum.exec(query)?.[0]?.trim() ?? null),
  };
}

function weeksIn(query: string): number | null {
  const weeks = numberOf(weeksNamed.exec(query)?.[1]);
  if (weeks > 0) return weeks;
  const months = numberOf(monthsNamed.exec(query)?.[1]) || query.match(monthNames)?.length || 0;
  if (months > 0) return months * WEEKS_OF_MONTH;
  const isMonth = lettered(/(?<!\p{L})(?:month|месец|месеца)(?!\p{L})/iu).test(query);
  return isMonth ? WEEKS_OF_MONTH : null;
}

function numberOf(text: string | undefined): number {
  if (text === undefined) return 0;
  return words[text.toLowerCase()] ?? (Number(text) || 0);
}
