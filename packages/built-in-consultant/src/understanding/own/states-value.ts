import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import { inCyrillicIfBulgarian } from '../details.ts';

/** A doubt, a wish, an objection or what somebody else says is no entry of the Brand Hub. */
const noEntry = lettered(
  /(?<!\p{L})(?:i (?:really )?(?:doubt|hope|fear|wonder|guess|suppose|think|feel|believe|worry)|not (?:so |really |quite )?(?:sure|convinced)|maybe|perhaps|(?:i|we) (?:don[’']?t|do not|won[’']?t|can[’']?t|cannot|would rather not) (?:want|like|have|know|think|believe|agree|give|see|get|need)|(?:he|she|they|(?:my|the|our) (?:\p{L}+ )?(?:wife|husband|bride|partner|boss|client|customer|accountant|supplier|competitor|colleague|neighbour)) (?:\p{L}+ )?(?:says?|said|thinks?|wants?|asks?|claims?|told|offered)|another one|someone else|last (?:year|month|week|time)|tried|already|съмнявам\p{L}*|надявам\p{L}*|страх\p{L}*|чудя\p{L}*|мисля|предполагам|струва ми се|не съм (?:сигур|съглас|убед)\p{L}*|може би|сигурно|не (?:искам|искаме|мога|можем|знам|знаем|вярвам|ща|виждам|давам|даваме)|(?:казва|казват|каза|казаха|твърди|твърдят|вика|викат|иска|искат|предложи|предлагат|мисли|мислят)|друг\p{L}* (?:ѝ|й|му|им|ми)?|миналата (?:година|седмица)|миналия (?:месец|път)|пробва\p{L}*|опита\p{L}*|вече)(?!\p{L})/iu,
);
/** An explanation of the matter before is no entry: “it’s a supplier thing”, “that’s down to the weather”. */
const cause = lettered(
  /^(?:(?:it|that|this)(?:[’']?s| is| was) (?:(?:really |mostly |just )?(?:because|due to|down to)|(?:an?|the|our) (?:\p{L}+ ){1,2}(?:thing|problem|issue|matter|fault))|(?:това )?(?:е )?(?:заради|идва от|се дължи на)|(?:проблемът|вината|причината) е)(?!\p{L})/iu,
);
/** A cost is a fact for a price, if nothing else is told with it. */
const costs = lettered(
  /(?<!\p{L})(?:costs? (?:me|us)|it costs|(?:ми|ни) (?:струва|излиза)\p{L}*|(?:струва|излиза)\p{L}* (?:ми|ни))(?!\p{L})/iu,
);
const COST_WORDS = 8;
/** The words that say what is an entry: whose products, customers or tone it is, or what one sells to whom. */
const names = lettered(
  /(?<!\p{L})(?:(?:our|my) (?:\p{L}+ ){0,2}(?:customers?|clients?|guests?|buyers?|readers?|audience|mission|vision|values?|products?|services?|offers?|tone|voice|colou?rs?|fonts?|price|prices|difference|advantage|promise|story|name|competitors?|market|brand|goals?)(?: (?:is|are|were|have|come|want|need|buy|:))|(?:we|i) (?:sell|make|bake|offer|produce|design|build|teach|serve|help|work (?:for|with)|target|speak|write|sound|stand for|believe|differ|use|guarantee|deliver)|(?:we|i)(?:[’']re| are|[’']m| am) (?:an? |the )|(?:only|unlike)|(?:клиентите|гостите|купувачите|читателите|аудиторията|мисията|визията|ценностите|продуктите|продуктът|услугите|услугата|офертата|тонът|гласът|цветовете|шрифтът|цената|цените|предимството|разликата|обещанието|историята|името|конкурентите|пазарът|марката|целта) (?:ни|ми)|(?:нашите|нашият|нашата|нашето|моите|моят|моята) \p{L}+|(?:продаваме|продавам|правим|правя|печем|предлагаме|предлагам|произвеждаме|шием|учим|помагаме|обслужваме|работим (?:за|със?)|говорим|пишем|вярваме|различаваме се|доставяме|гарантираме)|единствени\p{L}*|(?:ние )?сме )(?!\p{L})|^[^:]{2,30}:/iu,
);

/** Whether a message tells what something costs. */
export function tellsCost(message: string): boolean {
  return costs.test(inCyrillicIfBulgarian(message));
}

/** Whether a message may be told back as an entry of the Brand Hub: after our question for facts, unless it plainly is something else; else only in so many words. */
export function statesValue(query: string, wereAsked: boolean): boolean {
  const said = inCyrillicIfBulgarian(query);
  if (noEntry.test(said) || cause.test(said.trim())) return false;
  if (costs.test(said)) return wereAsked && wordsOf(said).length <= COST_WORDS;
  return wereAsked || names.test(said);
}
