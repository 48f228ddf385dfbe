import { lettered } from '@savet/text/lettered';

/** How much of a message is read, in UTF-16 units. */
const SOURCE_MAX = 1_000;
/** Things that others sell, of which rules can recommend none. */
const things =
  'software|bank|banks|accountant|insurance|insurer|hosting|printer|courier|pos|till system|phone plan|laptop|camera|софтуер\\p{L}*|банка|банки|счетоводител\\p{L}*|застраховк\\p{L}*|хостинг\\p{L}*|куриер\\p{L}*|касов апарат|лаптоп|камера|фотоапарат|програма за (?:фактури|склад|график)';
const which =
  '(?:which|what(?: is the| are the)?(?: best)?|do you know an?|recommend(?: me)?(?: an?)?|кой|коя|кое|кои|какъв|каква|какво|какви|препоръч\\p{L}*(?: ми)?|познавате ли)';
const asked = lettered(
  `(?<!\\p{L})${which} (?:(?!(?:do|does|can|should|our|my|words|documents|правят|искат|може|нашият|думи) )\\p{L}+ )?(?:${things})(?!\\p{L}| (?:and|the|that|firm|company|и|фирма))`,
  'iu',
);

/** Somebody wants to get a thing, or wants Savet to get it. */
const buying = lettered(
  /(?<!\p{L})(?:where (?:can|do|could|should) (?:i|we) (?:buy|order|rent)|(?:can|could|will|would) you (?:please )?(?:order|buy|book|deliver|send|print) (?:me |us )?(?:\d+|some|an?|the|our|my)|(?:what|which) (?:\p{L}+ ){0,3}(?:should|do|can|would) (?:i|we|you) (?:buy|order)|i(?:[’']d like| would like| want| need) to (?:buy|order) (?:an?|some|\d+|new)|(?:от ?къде|къде) (?:мога |може |можем )?да (?:си )?(?:купя|купим|взема|вземем|поръчам|поръчаме|наема|намеря)|(?:можете|може|можеш) ли да (?:ми |ни )?(?:поръчате|купите|доставите|отпечатате|резервирате|поръчаш|купиш)|(?:кой|коя|кое|какъв|каква|какво|какви) (?:\p{L}+ ){0,3}да (?:си )?(?:купя|купим|поръчам|взема)|искам да (?:си )?(?:купя|поръчам)|ot ?kade da (?:kupq|kupia|kupya|vzema|poracham))(?!\p{L})/iu,
);
/** Purchases of a business that the advice is about. */
const ofBusiness = lettered(
  /(?<!\p{L})(?:business|company|firm|shops?|stores?|premises|building|money|loan|магазин\p{L}*|обект\p{L}*|помещени\p{L}*|сград\p{L}*|пари|кредит\p{L}*|franchise|shares?|ads?|advert\p{L}*|advertising|followers|reviews?|links?|lists?|leads?|customers?|clients?|suppliers?|manufacturers?|wholesalers?|producers?|производител\p{L}*|competitor\p{L}*|domain|staff|employees?|people|бизнес\p{L}*|фирма\p{L}*|франчайз\p{L}*|дял\p{L}*|реклам\p{L}*|последовател\p{L}*|отзив\p{L}*|списъ\p{L}*|контакт\p{L}*|клиент\p{L}*|доставчи\p{L}*|конкурент\p{L}*|домейн\p{L}*|служител\p{L}*|хора|работници|персонал)(?!\p{L})/iu,
);

/** Whether a message wants to get a thing that rules know nothing about. */
export function asksToBuy(message: string): boolean {
  const source = message.slice(0, SOURCE_MAX);
  return buying.test(source) && !ofBusiness.test(source);
}

/** Whether a message asks which product or firm to choose: a card on a near subject is no answer to that. */
export function asksProduct(message: string): boolean {
  return asked.test(message.slice(0, SOURCE_MAX));
}
