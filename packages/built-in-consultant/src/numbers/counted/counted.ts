import { lettered } from '@savet/text/lettered';

const things =
  'people|persons?|guests?|employees?|staff|workers?|customers?|clients?|members?|students?|kids|children|participants?|attendees|visitors?|users?|subscribers?|slices?|portions?|servings?|bottles?|jars?|loaves|seats?|rooms?|tables?|chairs?|litres?|kilos?|kg|km|' +
  'души|човека|хора|гости|служител\\p{L}*|работни(?:ка|ци)|клиент\\p{L}*|член(?:а|ове)|ученици|деца|участни(?:ка|ци)|посетител\\p{L}*|потребител\\p{L}*|абонат\\p{L}*|парчета|порции|бутилки|буркан\\p{L}*|места|стаи|маси|стола|литр\\p{L}*|килограм\\p{L}*|кг|км';

/** “12 people”, „8 парчета“: what follows a figure says that it counts something. */
export const countsThings = lettered(
  `^\\s*(?:\\p{L}{3,12}(?:ing|ed|ни|ен|нa) )?(?:${things})(?!\\p{L})`,
  'iu',
);
