import { lettered } from '@savet/text/lettered';
import { readable } from '../brief/added.ts';
import { toldIn } from '../moves/told.ts';
import { REQUEST_LENGTH } from '../request.ts';
import { ownLanguage } from '../wanted.ts';

const namesLetter = lettered(
  /^(?:please |моля,? )?(?:(?:write|draft|compose|send|prepare|i need|need|напиш\p{L}*|пиши|подготв\p{L}*|съчин\p{L}*|изпрати|трябва ми)(?: me| us| ми| ни)? )?(?:an? |the |един |една |едно )?(?:\p{L}+ ){0,2}?(?:e-?mail|letter|message|note|sms|text|answer|reply|имейл|мейл|писмо|съобщение|отговор|смс|бележка)(?!\p{L})/iu,
);

/** “Ask Mr Stone to pay the deposit”. */
const ordersOne =
  /^(?:please |моля,? )?(?:(?:ask|tell|remind|inform) (?:Mr|Mrs|Ms|Dr) |(?:помоли|кажи|напомни|уведоми)(?:те)?(?: любезно| учтиво)? (?:на )?(?:г-н|г-жа|г-ца|д-р) )/iu;

/** Whether a request for a letter tells us what to say in it: “an email to our suppliers asking them to …”. */
export function tellsUs(query: string): boolean {
  if (query.length > REQUEST_LENGTH || query.includes('?')) return false;
  const own = readable(query);
  if (!own.split(/[.!]\s+/u).some((part) => namesLetter.test(part)) && !ordersOne.test(own))
    return false;
  const { moves, before } = toldIn(own, ownLanguage(own));
  return before.length > 0 || moves.some(({ sentence }) => sentence !== '');
}
