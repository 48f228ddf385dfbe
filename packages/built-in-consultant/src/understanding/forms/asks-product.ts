/** How much of a message is read, in UTF-16 units. */
const SOURCE_MAX = 1_000;
/** Things that others sell, of which rules can recommend none. */
const things =
  'software|bank|banks|accountant|insurance|insurer|hosting|printer|courier|pos|till system|phone plan|laptop|camera|софтуер\\p{L}*|банка|банки|счетоводител\\p{L}*|застраховк\\p{L}*|хостинг\\p{L}*|куриер\\p{L}*|касов апарат|лаптоп|камера|фотоапарат|програма за (?:фактури|склад|график)';
const which =
  '(?:which|what(?: is the| are the)?(?: best)?|do you know an?|recommend(?: me)?(?: an?)?|кой|коя|кое|кои|какъв|каква|какво|какви|препоръч\\p{L}*(?: ми)?|познавате ли)';
const asked = new RegExp(
  `(?<!\\p{L})${which} (?:(?!(?:do|does|can|should|our|my|words|documents|правят|искат|може|нашият|думи) )\\p{L}+ )?(?:${things})(?!\\p{L}| (?:and|the|that|firm|company|и|фирма))`,
  'iu',
);

/** Whether a message asks which product or firm to choose: a card on a near subject is no answer to that. */
export function asksProduct(message: string): boolean {
  return asked.test(message.slice(0, SOURCE_MAX));
}
