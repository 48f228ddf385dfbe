import { lettered } from '@savet/text/lettered';
import type { PurposeName } from '../../knowledge/purposes.schema.ts';

const polite = '^\\s*(?:(?:please|kindly|politely|моля|учтиво|любезно),? )?';
const writing =
  '(?:(?:write|draft|compose|prepare|make|напиши|напишете|съчини|състави|направи|подготви)(?: me| ми)? )?(?:(?:an?|the|една?|един) )?(?:(?:short|brief|warm|kind|polite|formal|informal|кратк\\p{L}*|кратък|топл?ъ?\\p{L}*|официал\\p{L}*|любезн\\p{L}*|учтив\\p{L}*) )?';
const opens = (verbs: string, nouns = '') =>
  lettered(
    `${polite}(?:${[verbs, nouns === '' ? '' : `${writing}(?:${nouns})`].filter(Boolean).join('|')})(?!\\p{L})`,
    'iu',
  );

/** Requests whose first words say what their text is for. The more special ones come first. */
const openings: readonly [PurposeName, RegExp, RegExp?][] = [
  [
    'rejection',
    /^\s*(?:please |моля,? )?(?:tell|inform|let|write to|кажи|кажете|съобщи|уведоми|пиши)(?:те)? (?:на )?(?:an? |the |our )?(?:applicant|candidate|кандидат)/iu,
    /filled|chosen|selected|decided|somebody else|someone else|not hire|заето|избрахме|взехме|друг|няма да/iu,
  ],
  [
    'meeting',
    lettered(
      /^.{0,20}follow[- ]?up (?:to|after|on) (?:an?|our|the|my|today[’']s|yesterday[’']s) (?:\p{L}+ )?(?:call|meeting|visit|conversation)/iu,
    ),
  ],
  [
    'follow-up',
    /^.{0,60}(?:follow[- ]?up|reminder|напомняне|напомни)/isu,
    /(?:sent|изпратих|пратих|изпратихме)[^.]{0,100}(?:quote|offer|proposal|оферта)[^.]*(?:no (?:answer|reply|response)|(?:not|n[’']t) (?:answered|replied)|няма отговор|не (?:ми |ни )?(?:е |са )?отговор)/isu,
  ],
  [
    'request',
    lettered(
      /^.{0,30}(?:letter|e-?mail|message|писмо|имейл|мейл) (?:to|до) (?:my |our |the )?(?:landlord|owner|school|insurer|neighbou?r|property manager|наемодател\p{L}*|собственик\p{L}*|училището|застраховател\p{L}*|домоуправител\p{L}*|съсед\p{L}*)(?!\p{L})/isu,
    ),
    /^(?!.*(?:lower|discount|reduc|cheaper|намал|отстъпк|по-ниск|отсроч|разсроч)).*(?:asking for|ask for|с молба за|поискай)/isu,
  ],
  [
    'refusal',
    lettered(
      /^.{0,40}(?:e-?mail|letter|message|имейл|мейл|писмо|съобщение)[^.]{0,15} (?:declining|refusing|turning down|с ко(?:й|я|е)то отказваме|отказваме)(?!\p{L})/isu,
    ),
  ],
  [
    'survey',
    opens(
      'ask|invite|get|помол(?:и|ете)|покан(?:и|ете)|прикан(?:и|ете)',
      'survey invitation|invitation to (?:a|our|the) survey|покана за (?:наша )?анкета',
    ),
    /^(?!.*(?:results|резултат|questions (?:for|to ask)|въпроси за)).*(?:survey|questionnaire|анкет|въпросник)/isu,
  ],
  [
    'cover-letter',
    opens('', '(?:tender |bid |quote )?cover(?:ing)? (?:letter|e-?mail|note)|придружител\\p{L}*'),
    lettered(
      /(?<!\p{L})(?:quot\p{L}+|offer|tender|estimate|bid|proposal|оферта\p{L}*|търг\p{L}*|поръчка)(?!\p{L})/iu,
    ),
  ],
  [
    'meeting',
    opens(
      '',
      '(?:follow[- ]?up|summary|recap|thank[- ]?you)?[ -]?(?:e-?mail|letter|message|note|имейл|мейл|писмо|съобщение) (?:[^.,:;]{0,40} )?(?:after|following|след)',
    ),
    lettered(
      /(?<!\p{L})(?:after|following|след) [^.,:;]{0,30}?(?:meeting|call|conversation|visit|viewing|demo|среща|разговор|обаждане|посещение|оглед)/iu,
    ),
  ],
  [
    'rejection',
    opens(
      '(?:refuse|reject|decline|turn down)|откаж(?:и|ете)(?: учтиво)? на',
      'rejection|refusal|отказ',
    ),
    lettered(
      /(?<!\p{L})(?:candidate|applicant|applied|job application|for the (?:\p{L}+ ){1,4}(?:job|position|post|role|vacancy)|кандидат\p{L}*|кандидатура\p{L}*)/iu,
    ),
  ],
  [
    'refusal',
    opens('(?:refuse|decline|turn down|say no to)|откаж(?:и|ете)', 'refusal|polite no|отказ'),
  ],
  [
    'thanks',
    opens(
      'thank(?! you)|благодар(?:и|ете)(?: на)?',
      'thank[- ]?you|thanks|благодарствен\\p{L}*|благодарност',
    ),
  ],
  ['apology', opens('apologi[sz]e|извин(?:и|ете) се', 'apology|извинение|извинителн\\p{L}*')],
  [
    'congratulation',
    opens(
      'congratulate|congratulations to|поздрав(?:и|ете)|честито (?:на|за)|честит(?:и|ете)',
      'congratulations?|поздравление',
    ),
    /^(?!.*(?:christmas|easter|new year|holiday|birthday|8 march|women[’']s day|name day|коледа|коледн|великден|нова година|новогодиш|празни|рожден|имен ден|8 март))/isu,
  ],
  [
    'review-request',
    opens('ask|помол(?:и|ете)|поискай(?:те)?'),
    lettered(/(?<!\p{L})(?:review|testimonial|отзив|ревю)(?!\p{L})/iu),
  ],
  [
    'new-colleague',
    opens('(?:introduce|welcome) our new|представ(?:и|ете)(?: ни)? нов(?:ия|ата|ият)'),
    /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|: /u,
  ],
  [
    'payment-reminder',
    opens('', '(?:e-?mail|letter|message|имейл|мейл|писмо|съобщение)?'),
    lettered(
      /(?<!\p{L})(?:asking [^\p{L}]*[\p{L} .&-]{2,40} to pay|to pay the (?:rest|remaining|outstanding)|да плат\p{L}+ (?:останал|остатъ|дължим|неплат)\p{L}*)/iu,
    ),
  ],
  [
    'introduction',
    /^.{0,40}(?:e-?mail|letter|message|proposal|имейл|мейл|писмо|съобщение|предложение)[^.,:;]{0,30} (?:to|до) [^.,:;]{3,50} (?:offering|with an offer (?:of|for)|с предложение за|за) /isu,
    lettered(
      /(?<!\p{L})(?:offering|with an offer)(?!\p{L})|предложение[^.,:;]{0,20} (?:до|за)(?!\p{L})/iu,
    ),
  ],
  [
    'introduction',
    lettered(
      /^.{0,50}(?:e-?mail|letter|message|имейл|мейл|писмо|съобщение) (?:to (?:an? |the )|до )(?!(?:\p{L}+ )?(?:customer|client|guest|tenant|applicant|candidate|supplier|colleague|employee|neighbour|клиент|гост|наемател|кандидат|доставчик|колега|служител|съсед|наш|мо[яй])\p{L}*)[^,:;.]{3,100}?,? (?:whose|чи(?:й|я|е|и)то) /isu,
    ),
    /^(?!.*(?:pay|paid|invoice|owe|refund|complain|плат|фактур|дълж|рекламац|оплак))/isu,
  ],
  [
    'introduction',
    opens(
      '',
      '(?:e-?mail|letter|message|имейл|мейл|писмо|съобщение) (?:offering|presenting|с предложение за|с представяне на)',
    ),
  ],
  [
    'request',
    opens('ask|помол(?:и|ете)|поискай(?:те)?(?: от)?'),
    lettered(
      /(?<!\p{L})(?:supplier|landlord|municipality|council|bank|wholesaler|доставчик\p{L}*|наемодател\p{L}*|община\p{L}*|банка\p{L}*)(?!\p{L}).* (?:to|да)(?!\p{L})/iu,
    ),
  ],
  [
    'request',
    opens(
      '',
      '(?:e-?mail|letter|имейл|мейл|писмо) (?:to|до) (?:the )?(?:bank|municipality|council|mayor|банката|общината|община|кметството|кмета)',
    ),
    lettered(/(?<!\p{L})(?:asking|ask|молба|молим)(?!\p{L})/iu),
  ],
  [
    'cancellation',
    opens('cancel|отмен(?:и|ете)'),
    lettered(
      /(?<!\p{L})(?:meeting|appointment|lesson|class|visit|booking|среща\p{L}*|час(?:а|ът)?|урок\p{L}*|посещение\p{L}*|резервация\p{L}*)(?!\p{L}).*(?<!\p{L})(?:with|on|с|във?|на)(?!\p{L})/iu,
    ),
  ],
  ['invitation', opens('invite|покан(?:и|ете)')],
];

/** “A post introducing our new accountant Maria Petkova, who joins on Monday”. */
const newPerson = lettered(
  /(?:[Ii]ntroducing|[Ww]elcoming|[Pp]resenting|[Aa]nnouncing|[Aa]bout) our new (?:\p{Ll}[\p{L}-]* ){1,4}(?:Dr )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+|,? who )|(?:за|представ\p{L}*|посрещ\p{L}*) нов(?:ия|ата|ият)(?: ни)? (?:\p{Ll}+ ){1,4}(?:д-р )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+|,? ко(?:й|я)то )/u,
);

/** The purpose that the first words of a request name: “thank our volunteers for …”; null if they name none. */
export function openingPurpose(message: string): PurposeName | null {
  if (newPerson.test(message)) return 'new-colleague';
  return (
    openings.find(
      ([, first, also]) => first.test(message) && (also === undefined || also.test(message)),
    )?.[0] ?? null
  );
}

/** “Warn customers”, „обяви, че“: what is wanted is a text, without its name. */
const imperative = lettered(
  /^\s*(?:please |моля,? )?(?:remind|announce|introduce|warn|congratulate|напомн(?:и|ете)|обяв(?:и|ете)|представ(?:и|ете)|предупред(?:и|ете))(?!\p{L})/iu,
);

/** “Price change: oil change from 60 to 70”: the occasion, and after a colon what is new. */
const occasionFirst =
  /^\s*(?:(?:price|hours?) (?:change|increase)s?|new (?:prices|opening hours)|промяна на (?:цена|цени|цените|цената|работно време)|поскъпване|нови цени|ново работно време)[^:?]{0,40}:\s[^?]+$/iu;

/** Whether a message begins with what its text is to do. */
export function beginsWithDeed(message: string): boolean {
  return (
    [imperative, occasionFirst].some((sign) => sign.test(message)) ||
    openingPurpose(message) !== null
  );
}

/** “Email to trial users: your trial ends …”, „SMS: пратката пътува“: the name of a text, and after a colon what it says. */
const namedText = lettered(
  `${polite}${writing}(?:(?:\\p{L}+[ -]){0,2}(?:e-?mail|letter|message|sms|post|notice|newsletter|caption|announcement|имейл|мейл|писмо|съобщение|смс|пост|публикация|бележка|надпис|обявление|бюлетин|абзац за бюлетина))(?:\\s[^:?]{0,70})?:\\s+(?=\\P{L}*\\p{L}[^?]{12,}$)`,
  'iu',
);

/** Whether a message is the name of a text with its facts after a colon. */
export function namesTextFirst(message: string): boolean {
  return namedText.test(message);
}
