import { lettered } from '@savet/text/lettered';

/** “Tell our guests that …”, „съобщи на клиентите, че …“: a text is wanted without its name. */
const tellsGroup =
  /^\s*(?:please |pls |моля,? )?(?:(?:tell|inform|notify|let|write to|e-?mail|message|text) (?:(?:all|our|my|the|regular) )*(?:clients|customers|guests|members|parents|subscribers|partners|visitors|patients|tenants|neighbours|colleagues|staff|team)(?: know)? that (?![^?]*\?)|(?:съобщи|съобщете|пиши|пишете|напиши|напишете|уведоми|уведомете|информирай|информирайте|кажи|кажете) (?:на )?(?:(?:всички|нашите|моите|редовните) )*(?:клиентите|гостите|членовете|родителите|абонатите|партньорите|посетителите|пациентите|наемателите|съседите|колегите|екипа|персонала)(?: ни)?,? че (?![^?]*\?))/iu;

/** “Announce that …”, „обяви, че …“. */
const announces = lettered(
  /^\s*(?:please |моля,? )?(?:announce|warn|remind|обяви|обявете|предупреди|предупредете|напомни|напомнете)(?!\p{L})[^:?]{0,60}?(?: that |: |,? че )(?![^?]*\?)/iu,
);

/** Whether a message wants a text without its name. */
export function announcesText(message: string): boolean {
  return [tellsGroup, announces].some((sign) => sign.test(message));
}
