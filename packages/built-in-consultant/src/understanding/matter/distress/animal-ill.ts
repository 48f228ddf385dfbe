import { said } from '../said.ts';

/** One animal, and after it in the same sentence what is wrong with it. */
const ofOne = said(
  "(?:my|our|the|his|her) (?:\\p{L}+ ){0,2}(?:dog|cat|puppy|kitten|horse|pony|rabbit|[\\p{L}-]*poodle|dachshund|labrador|terrier)(?! (?:food|caf|biscuit|treat|hotel|school|show))[^.?!]{0,60}?(?:vomit\\p{L}*|throwing up|threw up|drool\\p{L}*|(?:was|is|been|got) poisoned|(?:ate|eaten|swallowed|licked) (?:\\p{L}+ ){0,6}(?:chocolate|lil(?:y|ies)|poison|grapes?|raisins?|onions?|pills?|antifreeze|xylitol|battery|bone)|(?:isn[’']?t|won[’']?t|hasn[’']?t|not|can[’']?t) (?:eat|breathe|drink|stand)\\p{L}*|(?:a|had) seizures?|(?:is|was) (?:very |really )?(?:ill|sick)|hit by a)",
  '(?:кучето|котката|котето|котаракът|котарака|конят|заекът|кученцето|кучката)(?: ми| ни)?[^.?!]{0,60}?(?:повръща\\p{L}*|повърна\\p{L}*|лигави се|(?:се )?отрови|(?:се )?натрови|(?:изяде|глътна|яло|изяло|изял|изяла)(?: \\p{L}+){0,5} (?:шоколад\\p{L}*|лилия|лилии|отрова|грозде|стафиди|лук|хапче\\p{L}*|кокал\\p{L}*)|не (?:яде|пие|диша|става)|гърч\\p{L}*|кърви|припадна|(?:е )?много (?:болно|болна|зле)|(?:го|я) блъсна|блъсна\\p{L}*)',
);
/** A death has a reply of its own, and an animal in one's care is a matter of the firm. */
const ofTrade = said(
  "died|dead|dies|(?:at|in|of) our (?:\\p{L}+ )?(?:clinic|practice|salon|kennel|hotel|shop)|(?:customer|client)s?[’']s|reviews?|refund|sue\\p{L}*",
  'умря\\p{L}*|почина\\p{L}*|мъртв\\p{L}*|при нас|на (?:наш )?клиент\\p{L}*|отзив\\p{L}*|рекламаци\\p{L}*',
);

/** An animal that needs a vet; null for any other message. */
export function animalMatter(message: string): string | null {
  return ofOne.test(message) && !ofTrade.test(message) ? 'animal-ill' : null;
}
