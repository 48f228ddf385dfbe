import { phrases } from '@savet/text/phrases';

/** Words that mark a number as an estimate or an assumption. */
const hedge = phrases`
  about(?= (?:€|\d|an? |one|half)) | around | roughly | approx(?:imately)? | circa | estimate* | rule of thumb
  for example | for instance | e\.g | say | assum* | suppos* | imagine | if
  usually | typically | normally | generally | often | as a rule | likely | probably | perhaps | maybe
  около | към | приблизително | горе-долу | ориентировъчн* | средно | по груба сметка
  например | напр | примерн* | да речем | да кажем | да приемем | приемете,? че | ако | допуск* | предполож*
  обикновено | обичайно | като правило | често | вероятно | може би
`;
const sign = /[~≈]\s?[€\d]/;

/** Whether a paragraph says that its numbers are estimates, examples or assumptions. */
export function isHedged(paragraph: string): boolean {
  return hedge.test(paragraph) || sign.test(paragraph);
}
