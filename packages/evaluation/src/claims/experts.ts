import { wholeWords } from '../words/words.ts';

/** Professionals and authorities to whom questions of law, tax and health belong. */
export const expert = wholeWords(
  'lawyers?|solicitors?|attorneys?|accountants?|tax (?:advis[eo]rs?|consultants?)|bookkeepers?|notar(?:y|ies)|doctors?|GP|physicians?|physiotherapists?|physio|p(?:a)?ediatricians?|pharmacists?|medical|dentists?|psychologists?|therapists?|emergency|112|financial advis[eo]rs?|advis[eo]rs?|planners?|brokers?|vets?|' +
    'national revenue agency|revenue agency|NRA|labour inspectorate|(?:general )?labour inspect\\p{L}*|commission for|consumer protection|data protection|food safety agency|patent office|social security institute|employment agency|chamber of|professionals?|specialists?|authorit(?:y|ies)|insurers?|' +
    'адвокат\\p{L}*|юрист\\p{L}*|счетоводител\\p{L}*|данъч\\p{L}* (?:консултант|експерт|специалист)\\p{L}*|одитор\\p{L}*|нотариус\\p{L}*|лекар\\p{L}*|педиатър\\p{L}*|педиатр\\p{L}*|фармацевт\\p{L}*|аптекар\\p{L}*|физиотерапевт\\p{L}*|кинезитерапевт\\p{L}*|ортопед\\p{L}*|невролог\\p{L}*|психолог\\p{L}*|личния лекар|специалист\\p{L}*|' +
    'НАП|НОИ|КЗЛД|КЗП|БАБХ|инспекция\\p{L}*|комисия\\p{L}*|финансов\\p{L}* консултант\\p{L}*|консултант\\p{L}*|инвестиционен посредник|агенция\\p{L}*|застраховател\\p{L}*|ветеринар\\p{L}*|патентно ведомство',
);

/** Statements of law, tax and medicine that only those can make. */
const instructions: readonly RegExp[] = [
  /\d+(?:[.,]\d+)?\s?(?:mg|ml|мг|мл|g\/kg|mg\/kg)(?!\p{L})/iu,
  wholeWords(
    '(?:articles?|art\\.|чл\\.?|член|параграф|§)\\s?\\d+|under the labou?r code|съгласно кодекса|според кодекса на труда',
  ),
  wholeWords(
    "yes,? (?:it is|this is|that is|you can|you may|it’s|it's)|no,? (?:it is not|you cannot|you may not|you do not have to|you don[’']t have to)|(?:it is|it’s|it's|this is|that is|is) (?:perfectly |completely |fully )?(?:legal|illegal|lawful|valid|allowed|deductible)|you (?:are entitled|have the right|can legally|may legally|can dismiss|can fire|may dismiss|can deduct|must give|owe)|the (?:rate|notice period|deadline|fine|threshold|penalty|standard rate) is|" +
      'да,? (?:законно|може|имате право|можете)|не,? (?:не е законно|нямате право|не може)|(?:напълно )?законно е|незаконно е|имате право|нямате право|(?:ставката|срокът|предизвестието|глобата|прагът|санкцията|неустойката) е|можете да (?:го|я|ги) (?:уволните|освободите|приспаднете)|дължите|подлежи на',
  ),
];

/** The first statement of law, tax or medicine in a text; null if there is none. */
export function instructionIn(text: string): string | null {
  for (const pattern of instructions) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return found;
  }
  return null;
}
