import { lettered } from '@savet/text/lettered';

/** “Tell him I can’t come tomorrow”: no answer to anything that was asked. */
const cannotCome = lettered(
  /(?<!\p{L})(?:(?:i|we) (?:can[’']?t|cannot|won[’']?t be able to) (?:come|make it)|не (?:мога|можем|мога да|ще мога) (?:да )?(?:дойда|дойдем|мина|минем))(?!\p{L})/iu,
);
const answered = lettered(
  /(?<!\p{L})(?:repl\p{L}+|answer\p{L}*|respond|invit\p{L}*|requests?|asked (?:me|us)|wants? (?:me|us)|отговор\p{L}*|покан\p{L}*|поиска\p{L}*|иска(?:т)? да)(?!\p{L})/iu,
);

/** Whether an order only says that its writer can’t come: it answers no request. */
export function isAbsence(order: string): boolean {
  return saysAbsence(order) && !answered.test(order);
}

/** Whether a text says that its writer can’t come. */
export function saysAbsence(text: string): boolean {
  return cannotCome.test(text);
}
