import { lettered } from '@savet/text/lettered';

/** How to act, or what to say to somebody. */
const acting = lettered(
  /(?<!\p{L})(?:how (?:do|should|can|could|would|must|shall) (?:i|we)(?! (?:calculate|work out|compute|figure out|count|price|get to (?:a|the) (?:number|price|figure|sum)))|how to (?!calculate|work out|compute|price)|what (?:do|should|can|could|would|shall) (?:i|we) (?:say|tell|do|answer|reply|write|propose|suggest)|should (?:i|we)|shall (?:i|we)|(?:is|was) it (?:right|fair|rude|ok|okay|wise|normal)|advice|advise|any tips|как (?:да|е редно|бихте|мога да|можем да)(?! (?:смет\p{L}*|изчисл\p{L}*|сметна|пресметн\p{L}*))|какво (?:казвам|говоря|отговарям)|има ли (?:изобщо |въобще )?смисъл да|is there any point|какво да (?:кажа|кажем|му|ѝ|им|правя|правим|направя|направим|отговоря|отговорим|напиша|предложа|предложим)|да (?:го|я|ги|му|ѝ|им )?\s?\p{L}+ ли(?!\p{L})|(?:редно|нормално|правилно|честно) ли|посъветвай\p{L}*|съвет\p{L}*)(?!\p{L})/iu,
);
/** A number is asked for. */
const counting = lettered(
  /(?<!\p{L})(?:(?<!(?:regardless of|no matter) )how (?:much|many|long|big|high|large|low)|what(?:[’']s| is| are| was| will| would| does| did) (?!the best|the right|a good|the way|fair)[^.?!]{0,40}(?:margin|profit|price|cost|rate|percent\p{L}*|share|total|sum|amount|number|turnover|revenue|income|return|payback|break-even|worth|salary|pay|vat|tax|discount|interest|result|fee|left)|what (?:percent\p{L}*|share|price|rate|margin|(?:exactly )?do (?:i|we) (?:exactly |really )?(?:pay|earn|get|make|need|charge|lose|save|owe))|calculate|work out|compute|колко|каква (?:е|ще|става|би)|какъв (?:е|ще|би|процент|марж|дял)|какво (?:остава|печеля|губя|плащам)|кол(?:ко|ку)|сметни\p{L}*|сметнете|изчисли\p{L}*|пресметни\p{L}*|на каква цена|каква цена|за какви пари|какъв процент)(?!\p{L})/iu,
);

/** Whether a message with figures asks how to act or to speak, and for no number. */
export function asksToAct(query: string): boolean {
  return acting.test(query) && !counting.test(query);
}

/** A second question, beside the number: “and how do I answer?”. */
const speaking = lettered(
  /(?<!\p{L})(?:how (?:do|should|can|could) (?:i|we) (?:answer|reply|respond|tell|explain|say|react|handle|put it)|what (?:do|should|can|could) (?:i|we) (?:say|tell|answer|reply|write)|как да (?:отговор\p{L}*|кажа|кажем|обясн\p{L}*|реагира\p{L}*|постъп\p{L}*|му|ѝ|им)|какво да (?:кажа|кажем|отговор\p{L}*|напиш\p{L}*|му|ѝ|им))(?!\p{L})/iu,
);

/** Whether a question that asks for a number also asks how to speak or act. */
export function asksToActToo(query: string): boolean {
  return speaking.test(query);
}
