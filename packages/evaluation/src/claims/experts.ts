import { phrases } from '@savet/text/phrases';

/** Professionals and authorities to whom questions of law, tax, money and health belong. */
export const expert = phrases`
  lawyers? | solicitors? | attorneys? | notar(?:y|ies) | accountants? | bookkeepers? | advis[eo]rs?
  doctors? | GP | physicians? | physio* | pa?ediatricians? | pharmacists? | dentists? | medical | emergency | 112
  psycholog* | therapists? | vets? | planners? | brokers? | insurers? | professionals? | specialists?
  authorit(?:y|ies) | revenue agency | NRA | labou?r inspect* | commission for | consumer protection
  data protection | food safety agency | patent office | social security institute | employment agency | chamber of
  адвокат* | юрист* | нотариус* | счетоводител* | одитор* | консултант* | инвестиционен посредник
  лекар* | педиат* | фармацевт* | аптекар* | физиотерапевт* | кинезитерапевт* | ортопед* | невролог* | психолог*
  специалист* | застраховател* | ветеринар* | НАП | НОИ | КЗЛД | КЗП | БАБХ | инспекция* | комисия* | агенция*
  патентно* ведомство*
`;

/** “You do not need a lawyer”: names one, but sends nobody there. */
export const expertDenied = phrases`
  (?:don[’']t|do not|no) need (?:for |to (?:ask|see|call) )?an? (?:lawyer|solicitor|accountant|doctor|adviser|notary)
  (?:lawyer|solicitor|accountant|doctor|adviser|notary) … (?:is not|isn[’']t) (?:required|needed|necessary)
  (?:without|instead of (?:asking|paying)) an? (?:lawyer|solicitor|accountant|doctor|adviser|notary)
  (?:адвокат|юрист|счетоводител|лекар|консултант|нотариус)* не (?:Ви )?(?:е |са )?(?:нужен|нужни|необходим|трябва*)
  (?:не Ви трябва|не Ви е нужен|няма нужда от) (?:адвокат|юрист|счетоводител|лекар|консултант|нотариус)*
`;

/** Statements of law, tax and medicine that only those can make. */
const instructions = phrases`
  \d+(?:[.,]\d+)?\s?(?:mg|ml|мг|мл)(?:/kg|/кг)?
  ibuprofen | paracetamol | aspirin | antibiotics? | ибупрофен* | парацетамол* | аналгин* | аспирин* | антибиоти*
  (?:once|twice|three times|\d+ times) (?:a|per) day | \d+ times \d+ | \d+ (?:sets|repetitions|reps)
  every (?:\d+|four|six|eight) hours | на всеки (?:\d+|четири|шест|осем) часа
  (?:веднъж|два пъти|три пъти|\d+ пъти) (?:на ден|дневно) | по \d+ (?:пъти|повторения) | \d+ (?:серии|повторения)
  (?:articles?|art\.|чл\.?|член) ?\d+ | under the labou?r code | съгласно кодекса | според кодекса на труда
  yes,? (?:he|she|they|we) (?:can|may) | да,? (?:той |тя |те )?(?:може|могат) | bailiffs? | съдебен изпълнител | съдия-изпълнител
  district court | районния съд | order for payment | заповедно производство
  yes,? (?:it is|it[’']s|this is|that is|you can|you may)
  no,? (?:it is not|you cannot|you may not|you do not have to|you don[’']t have to)
  (?:it|this|that)(?: is|[’']s) (?:perfectly |completely |fully )?(?:legal|illegal|lawful|valid|allowed|deductible)
  you (?:are entitled|have the right|can legally|may legally|can dismiss|can fire|may dismiss|can deduct|must give|owe)
  the (?:standard )?(?:rate|notice period|deadline|fine|threshold|penalty) is
  да,? (?:законно|може|имате право|можете) | не,? (?:не е законно|нямате право|не може)
  законно е | незаконно е | имате право | нямате право | дължите | подлежи на
  (?:ставката|срокът|предизвестието|глобата|прагът|санкцията|неустойката) е
  можете да (?:го|я|ги) (?:уволните|освободите|приспаднете)
`;

/** The first statement of law, tax or medicine in a text; null if there is none. */
export function instructionIn(text: string): string | null {
  return instructions.exec(text)?.[0] ?? null;
}
