/** “Is it legal to …”, „имам ли право“: whatever it is about, the law answers. */
const legal =
  /(?<!\p{L})(?:(?:is it|is that|would it be) (?:legal|illegal|lawful|against the law)|legally allowed|what does the law say|by law|законно ли|незаконно ли|по закон|какво казва законът|имам(?:е)? ли право|имат ли право|длъжн(?:и|а|о) ли|длъжен ли|zakonno li|imam li pravo)(?!\p{L})/iu;
/** Cards that say what the law allows, and whom to ask. */
const answering = ['cards/green-claims', 'cards/trademark', 'cards/salary-transparency'];

/** Whether a message that would get this advice asks what the law allows. */
export function asksLaw(message: string, label: string): boolean {
  return legal.test(message) && !answering.includes(label);
}
