import { lettered } from '@savet/text/lettered';
import { inCyrillic } from '../../numbers/calculation.ts';

/** A number is asked for, or a decision that hangs on one. */
const number = lettered(
  /(?<!\p{L})(?:how (?:much|many|long|big|high|large|low|far|fast|soon|quickly)|how (?:do|can) (?:i|we) (?:calculate|work out|compute)|what(?:[’']?s)?|when|which|whether|calculate|work out|compute|determine|multiply|maths?|figure out|count|reckon|convert|колко|каква|какъв|какво|какви|кога|кое|дали|ли|докога|смят\p{L}*|сметни\p{L}*|сметнете|изчисл\p{L}*|пресмет\p{L}*|раздел\p{L}*|worth|enough|afford|loss|better off|profitable|cheaper|do (?:i|we) (?:make|earn|lose)|(?:does|will) (?:it|that|this) pay|на нула|стига\p{L}*|изгодно|изплаща\p{L}*)(?!\p{L})/iu,
);
/** The name of a result: “price 29, cost 18, margin”. */
const named = lettered(
  /[?:=]\s*$|(?<!\p{L})(?:margin|profit|pay ?back|break[- ]?even|price to|roi|ltv|cac|vat|churn|conversion|total|per hour|марж|печалба|изплащане|ддс|лихва|вноска|общо|конверсия|на час)(?!\p{L})/iu,
);
/** A question for the first step: figures beside it only describe the asker. */
const open = lettered(
  /(?<!\p{L})(?:where (?:do|should|would|can|could|to)[^.?!]{0,20} (?:begin|start)|where to (?:begin|start)|(?:what|how) (?:do|should|would|can|could|to)[^.?!]{0,30} (?:begin|start|first|look at|focus|prioriti\p{L}*|plan|organi[sz]e|set up|set goals)|(?:от къде|откъде|от кое|от какво|с какво|как) (?:да )?(?:започ\p{L}*|почн\p{L}*|тръгн\p{L}*|подход\p{L}*|планир\p{L}*|организ\p{L}*)|как (?:се прави|да (?:си )?(?:направ|състав)\p{L}*)[^.?!]{0,20} (?:план|стратеги|бюджет)\p{L}*|какво (?:първо|да (?:си )?(?:слож|включ|глед|пиш|запиш)\p{L}*))(?!\p{L})/iu,
);
const counted = lettered(/(?<!\p{L})(?:how (?:much|many|long)|колко)(?!\p{L})/iu);

/** Whether a message with figures asks for a number. Figures alone tell who asks: “where do I begin, 14 people, turnover 310,000”. */
export function asksNumber(query: string): boolean {
  const text = inCyrillic(query);
  if (open.test(text)) return counted.test(text);
  return number.test(text) || named.test(text);
}
