import { lettered } from '@savet/text/lettered';

const behaviour: readonly RegExp[] = [
  lettered(
    /(?<!\p{L})(?:clients|customers|guests|members|parents|people|tenants|buyers|those|visitors|students|patients|participants|everyone|anyone)(?: \p{L}+)?,? (?:who|that) (?:(?:always|often|keep|regularly|never|still|sometimes|do not|don[’']t|did not|didn[’']t|are|come|arrive|have) ){0,2}(?:pay|paying|return|returning|bring|arrive|arriving|come|coming|cancel|cancell?ing|miss|missing|forget|park|leave|show|pick|collect|damage|break|broke|damaged|lose|late)(?!\p{L})/iu,
  ),
  lettered(
    /(?<!\p{L})their (?:\p{L}+ )?(?:late|delayed|missed|overdue|unpaid|delay|lateness|cancellations?|behaviou?r|returns?|payments?)(?!\p{L})/iu,
  ),
  lettered(
    /(?<!\p{L})(?:клиент\p{L}*|гост\p{L}*|членове\p{L}*|родители\p{L}*|хора\p{L}*|наемател\p{L}*|купувач\p{L}*|посетител\p{L}*|пациент\p{L}*|участници\p{L}*|тези|онези|всички)(?: ни)?,? ко(?:ито|йто|ято) (?:(?:не|често|винаги|редовно|все|още|си|се|ги|го|я) ){0,3}(?:закъсня|забав|плаща|връща|отмен|отказ|пропуска|забрав|идва|паркира|оставя|взима|вземат|чуп|счуп|повред|губ)\p{L}*/iu,
  ),
  lettered(
    /(?<!\p{L})(?:техните|техния|тяхното|тяхното|закъснелите им|закъсненията им|забавените им) (?:\p{L}+ )?(?:закъсн|забав|плащан|връщан|отмен|поведен|връщания)?\p{L}*/iu,
  ),
];

/** Whether a request is about what its readers do: “customers who return the bikes late”. */
export function tellsOfOthers(message: string): boolean {
  return behaviour.some((sign) => sign.test(message));
}
