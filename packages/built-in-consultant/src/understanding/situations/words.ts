import { lettered } from '@savet/text/lettered';

/** A pattern for whole words, in any case. */
export function said(...words: readonly string[]): RegExp {
  return lettered(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');
}

/** People of “my …” who don’t work for the asker. */
const outsiders =
  'customers?|clients?|guests?|suppliers?|partners?|fathers?|mothers?|brothers?|sisters?|orders?|numbers?|letters?|offers?|competitors?|investors?|papers?|summer|winter|computers?|printers?|owners?|vendors?|landlords?|buyers?|users?|members?|visitors?|neighbou?rs?|co-?founders?|quarters?|figures?|september|october|november|december|easter|number|water|weather|together|whether|either|neither|rather|however|never|order|paper|order|matter|answer|better|bigger|smaller|cheaper|higher|lower|longer|shorter|another|other|others|after|over|under|ever|never|later|doors?|colou?rs?|dinner|corner|counter|contractors?|subcontractors?|hours?|years?';
const inTheTeam =
  'staff|employees?|bloke|lad|apprentice|right hand|workers?|m[ae]n|wom[ae]n|hands|girls?|guys?|lads?|lad(?:y|ies)|boys?|people|person|chefs?|cooks?|nurses?|assistants?|colleagues?|apprentices?|mechanics?|secretary|receptionists?|hand|foreman';

/** Somebody who works for the asker, by the endings of trades: “my best seamstress”, „шивачката ми“. */
export const employee = [
  `(?:my|our|the|a|an|two|three|both|one of|best|only|senior|main|head|first|\\d) (?:\\p{L}{1,15}[ -]){0,4}?(?:${inTheTeam}|(?!(?:${outsiders})(?!\\p{L}))\\p{L}{2,15}(?:ers?|ors?|ists?|ians?|m[ae]n|wom[ae]n|ress(?:es)?|smiths?))`,
  '(?:employees?|staff|works? (?:for|with) (?:me|us)|works? (?:in|at) (?:my|our))',
  '\\p{L}{3,15}(?:er|or|ist|ian|ant|m[ae]n|ress)s? (?:in|at|with|of|from) (?:my|our|me|us)',
  '(?:служител|работни[кц]|работничк|колеж|готвач|продавач|сервитьор|шофьор|майстор|калф|пекар|шивач|фризьор|механи[кц]|склададж|програмист|дизайнер|счетоводител|технолог|терапевт|маникюрист|козметич|касиер|камериер|рецепционист|монтажни[кц]|монтьор|дърводелец|дърводелк|сладкар|барман|зидар|бояджи|заваръчи|оператор|инструктор|треньор|оптик|оптичк|учител|помощни[кц]|помощничк|асистент|консултант|администратор|управител|чистач|хигиенист|отговорник|бригадир|багерист|електротехни[кц]|техни[кц])\\p{L}*',
  '\\p{L}{3,}(?:ката|истът|иста|арят|аря|ачът|ача|никът|ника|ицата|ьорът|ьора|орът|ерът|ера|арът|телят|теля) (?:ми|ни)',
  '(?:момче|момиче|момичета|момчета)(?:то|та|тата)?|хората (?:ми|ни)|човекът? (?:ми|ни|в|на)|екипът? (?:ми|ни)|персонал\\p{L}*|най-добр\\p{L}+ (?:ми|ни) \\p{L}+',
];

export const clients = [
  '(?:clients?|customers?|patients?|guests?|regulars?|accounts|members|students)',
  '(?:половината|хората|всички) (?:идват|ходят|търсят)',
  '(?:клиент|клиентк|пациент|гост|курсист|ученици|хората, които идват)\\p{L}*',
];

/** Somebody who owns the firm together with the asker. */
export const partner = [
  '(?:(?:business )?partners?|co-?founders?|co-?owners?|shareholders?|other (?:owner|director|shareholder)|own(?:s)? (?:\\p{L}+ ){0,3}(?:50|half|fifty)|50[ /-]50)',
  'ортак\\p{L}*',
  '(?:съдружни|съсобствени|съоснователк?|партньор)\\p{L}*',
];

/** Advice is sought: a question, a choice or a decision that is weighed. */
export const asksAdvice = lettered(
  /[?]|(?<!\p{L})(?:what (?:do|should|can|would|to|now)|how (?:do|can|should|to|would)|should (?:i|we)|worth|do (?:i|we)|can (?:i|we)|which|when (?:can|should|do|is)|is it time|where (?:do|to)|advice|tips?|help|thoughts|risky|thinking (?:of|about)|not sure|don[’']?t know|wondering|decide|какво|как|кое|кой|коя|кога|откъде|къде|дали|ли|струва|съвет\p{L}*|посъветва\p{L}*|акъл|помог\p{L}*|колеба\p{L}*|мисля да|чудя се|не знам|решa|кажи|що да)(?!\p{L})/iu,
);
