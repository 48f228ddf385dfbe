import { lettered } from '@savet/text/lettered';

/** Who lives by translating asks about the business. */
const trade = lettered(
  /(?<!\p{L})(?:translators?|translation (?:agency|agencies|bureau|company|firm|business|services?|work|jobs?)|преводач\p{L}*|преводаческ\p{L}*|преводи|(?:агенция|бюро|фирма)\p{L}* за преводи|превод на (?:договори|документи|патенти|дипломи))(?!\p{L})/iu,
);
const ordering =
  /^\s*(?:please |pls |can you |could you |моля,? |можеш ли да |можете ли да |може ли да )?(?:translate|преведи|преведете|преведеш)/iu;

/** Whether a message is from somebody who translates for a living, and orders no translation. */
export function isOfTranslators(message: string): boolean {
  return trade.test(message) && !ordering.test(message);
}
