import { lettered } from '@savet/text/lettered';

export const leftOut = lettered(
  /(?<!\p{L})(?:without|no|skip|leave out|без|махна|няма)(?!\p{L})/iu,
);
export const leaving = lettered(
  /(?<!\p{L})(?:leav\p{L}*|left|quit|los(?:e|es|ing|t)|cancel\p{L}*|drop(?:s|ped)? out|go away|fewer|less|напус\p{L}*|(?:за|из)?губ\p{L}*|тръгн\p{L}*|отпадн\p{L}*|откаж\p{L}*|по-малко|намале\p{L}*)(?!\p{L})/iu,
);
export const dismissing = lettered(
  /(?<!\p{L})(?:let (?:\p{L}+ ){1,4}go|fire|sack|without (?:the|my|one)|get rid of|cancel|stop paying|cut|save|съкрат\p{L}*|освобод\p{L}*|уволн\p{L}*|спра|махна|спест\p{L}*)(?!\p{L})/iu,
);
export const adding = lettered(
  /(?<!\p{L})(?:another|extra|also|as well|on top|hire|add|plus|още|допълнителн\p{L}*|наема|назнача|добавя|взема и|отгоре|плюс)(?!\p{L})/iu,
);
export const up = lettered(
  /(?<!\p{L})(?:rais\p{L}*|goes? up|went up|up by|put (?:it|them|\p{L}+ \p{L}+) up|increas\p{L}*|climbs?|rises?|dearer|more|вдиг\p{L}*|кача\p{L}*|качи\p{L}*|увелич\p{L}*|поскъп\p{L}*|скоч\p{L}*|нарасн\p{L}*|повече)(?!\p{L})/iu,
);
export const down = lettered(
  /(?<!\p{L})(?:drops?|dropped|lower\p{L}*|goes? down|come down|cut|reduc\p{L}*|falls?|cheaper|less|fewer|падн\p{L}*|свал\p{L}*|смъкн\p{L}*|намал\p{L}*|поевтин\p{L}*|по-малко)(?!\p{L})/iu,
);
/** A change of a figure, and not the figure: “by 10 %”, „с 200“. */
export const byAmount = lettered(/(?<!\p{L})(?:by|с|със)\s+[€$£]?$/iu);
export const moreOrLess = lettered(
  /^\s*(?:%|€|euros?|евро|лв\.?|лева)?\s*(?:more|less|fewer|higher|lower|повече|по-малко|отгоре)(?!\p{L})/iu,
);
/** A price that is told without its name: “if I sell at 8.90”, „ако я дам за 60“. */
export const asPrice = lettered(
  /(?<!\p{L})(?:charge|sell|ask|get|got|make it|make them|price|продам|продавам|взимам|взема|искам|поискам|дам|дават|направя|пусна|сложа)(?!\p{L})/iu,
);
