import { said } from '../said.ts';

const animal = said(
  'dogs?|cats?|pupp(?:y|ies)|kittens?|horses?|pon(?:y|ies)|rabbits?',
  'куче\\p{L}*|котка\\p{L}*|котето|коте|котарак\\p{L}*|кон(?:ят|я)?|заек\\p{L}*|кученце\\p{L}*',
);
const isIll = said(
  "vomit\\p{L}*|throwing up|threw up|drool\\p{L}*|poison(?:ed|ing)|(?:ate|eaten|swallowed|licked) (?:\\p{L}+ ){0,6}(?:chocolate|lil(?:y|ies)|rat poison|grapes?|raisins?|onions?|pills?|antifreeze|xylitol|battery|bone)|(?:isn[’']?t|is not|won[’']?t|not|stopped) (?:eat|breath|drink)\\p{L}*|seizures?|collapsed|bleeding",
  'повръща\\p{L}*|лигави се|лиги|отрови\\p{L}*|натрови\\p{L}*|(?:изяде|глътна|яде|яло|изяло|изял|изяла)(?: \\p{L}+){0,5} (?:шоколад\\p{L}*|лилия|лилии|отрова|грозде|стафиди|лук|хапче\\p{L}*|кокал\\p{L}*)|не (?:яде|пие|диша)|гърч\\p{L}*|кърви|припадна',
);
/** Who sells to owners of animals asks about the trade. */
const ofTrade = said(
  "(?:customer|client)s?[’']s?|reviews?|complain\\p{L}*|refund|sue\\p{L}*",
  'на (?:наш )?клиент\\p{L}*|отзив\\p{L}*|оплак\\p{L}*|рекламаци\\p{L}*',
);

/** An animal that needs a vet; null for any other message. */
export function animalMatter(message: string): string | null {
  return animal.test(message) && isIll.test(message) && !ofTrade.test(message)
    ? 'animal-ill'
    : null;
}
