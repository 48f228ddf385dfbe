import { lettered } from '@savet/text/lettered';

/** The words of a translator’s business. */
const trade = lettered(
  /(?<!\p{L})(?:translators?|translation (?:agency|agencies|bureau|company|firm|business|services?|work|jobs?)|преводач\p{L}*|преводаческ\p{L}*|преводи|(?:агенция|бюро|фирма)\p{L}* за преводи|превод на (?:договори|документи|патенти|дипломи))(?!\p{L})/iu,
);
const ordering =
  /^\s*(?:please |pls |can you |could you |моля,? |можеш ли да |можете ли да |може ли да )?(?:translate|преведи|преведете|преведеш)/iu;

/** Whether a message is about the business of a translator, and does not ask to translate anything. */
export function isOfTranslators(message: string): boolean {
  return trade.test(message) && !ordering.test(message);
}
