import { lettered } from '@savet/text/lettered';

/** “Is it legal to …”, „имам ли право“: whatever it is about, the law answers. */
const legal = lettered(
  /(?<!\p{L})(?:(?:is it|is that|would it be) (?:legal|illegal|lawful|against the law)|legally allowed|(?:am i|are we|is (?:he|she|the \p{L}+)) (?:obliged|obligated|liable|legally bound|required by law)|what does the law say|by law|законно ли|незаконно ли|по закон|какво казва законът|имам(?:е)? ли право|имат ли право|длъжн(?:и|а|о) ли|длъжен ли|zakonno li|imam li pravo)(?!\p{L})/iu,
);
/** Cards that say what the law allows, and whom to ask. */
const answering = ['cards/green-claims', 'cards/trademark', 'cards/salary-transparency'];

/** Whether a message that would get this advice asks what the law allows. */
export function asksLaw(message: string, label: string): boolean {
  return legal.test(message) && !answering.includes(label);
}

/** Somebody is to lose a job. */
const dismissal = lettered(
  /(?<!\p{L})(?:dismiss\p{L}*|fir(?:e|ed|ing) (?:him|her|them|my|our|an?|the|somebody|someone)|sack(?:ed|ing)?|lay(?:ing)? (?:\p{L}+ ){0,3}off|laid off|terminate\p{L}*|(?:give|gave|giving) (?:\p{L}+ ){0,2}notice|get rid of (?:him|her|them)|let (?:him|her|them) go|redundan\p{L}*|уволн\p{L}*|съкрат\p{L}*|съкращ\p{L}*|предизвестие\p{L}*|прекрат\p{L}* (?:трудов\p{L}* )?договор\p{L}*|освобод\p{L}*|uvoln\p{L}*|sukra\p{L}*|osvobod\p{L}*)(?!\p{L})/iu,
);

/** Somebody of the family is ill, and not the asker. */
const family = lettered(
  /(?<!\p{L})(?:(?:my|our) (?:\p{L}+ )?(?:mother|mum|mom|father|dad|parents?|son|daughter|kids?|child|children|baby|wife|husband|spouse|brother|sister|grand\p{L}+|family)|(?:майка|баща|син|съпруга|жена|мъж|брат|сестра|баба|дядо|дете|бебе)(?:та|то|ът|а)? (?:ми|ни)|(?:майка|баща|синът|дъщеря|дъщерята|съпругът|съпругата|жената|мъжът|детето|децата|бебето|родител\p{L}*|майката|бащата) (?:ми|ни|на)|(?:majka|mayka|bashta|baba|dqdo|sina?t?|dyshterq|jena|zhena|maj|deteto) mi)(?!\p{L})/iu,
);
const ofOneself = lettered(
  /(?<!\p{L})(?:i(?:[’']m| am| was| have been|[’']ve been) (?:\p{L}+ )?(?:ill|sick|in hospital|diagnosed)|(?:аз )?съм (?:тежко )?(?:болен|болна)|разболях се|диагностицираха ме)(?!\p{L})/iu,
);

/** The matter that comes first: whoever wants to dismiss a sick person needs a lawyer, not wishes for a quick recovery. */
export function matterOf(name: string, message: string): string {
  if (name !== 'illness') return name;
  if (dismissal.test(message)) return 'dismissal';
  return family.test(message) && !ofOneself.test(message) ? 'family-illness' : name;
}
