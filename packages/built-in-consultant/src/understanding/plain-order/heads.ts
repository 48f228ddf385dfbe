import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import type { TextForm } from '../../knowledge/purposes.schema.ts';
import { isEnglish } from '../../language/is-english.ts';
import type { PlainKind } from './plain-order-type.ts';

export interface Head {
  kind: PlainKind;
  form: TextForm;
  /** The words after the name of the text. */
  rest: string;
  /** Whether a verb orders the text: “confirm to …”. */
  isDeed: boolean;
}

type Named = readonly [string, PlainKind, TextForm];

const lead: Record<Language, string> = {
  EN: "^(?:(?:hi|hello|please|pls|can|could|you|would|help me|i need|we need|i want|i[’']d like|now|so|and|just|to|have to)[, ]+)*(?:(?:write|draft|compose|make|do|create|prepare|give|type|send|put together)(?: (?:me|us|up))?(?: please)?,? )?(?:(?:an?|the|my|our|another|some|one|short|quick|brief|friendly|polite|kind|nice|warm|formal|firm|first|second|third|last|final|small|simple|little|good|honest|calm|sincere|heartfelt|fitting|new|facebook|instagram|linkedin|google|website)[, ]+)*",
  BG: '^(?:(?:здравейте|здравей|моля|може ли|да|ми|ни|напиши|напишете|направи|направете|съчини|подготви|дай|трябва|трябват|искам|нужен|нужна|нужно|е|един|една|едно|кратък|кратка|кратко|хубав|хубава|хубаво|учтив|учтива|учтиво|любезен|любезна|любезно|приятелски|приятелска|официален|официално|топло|топъл|първо|второ|последно|студен)[, ]+)*',
};

const named: Record<Language, readonly Named[]> = {
  EN: [
    [
      'thank[- ]?you(?: (?:note|letter|e-?mail|mail|message|text|card|post|sms))?|thanks',
      'thanks',
      'mail',
    ],
    [
      'apology(?: (?:e-?mail|letter|note|message))?|sorry (?:e-?mail|letter|note|message)',
      'apology',
      'mail',
    ],
    [
      '(?:payment reminder|reminder (?:of|about|for) (?:the |an |our )?(?:payment|invoice|unpaid|overdue)|invoice reminder)(?: (?:e-?mail|letter|message))?',
      'payment',
      'mail',
    ],
    ['(?:appointment )?reminder(?: (?:e-?mail|letter|message|sms|text))?', 'appointment', 'short'],
    ['invitation(?: (?:e-?mail|letter|text|message|card))?|invite', 'invitation', 'mail'],
    ['(?:offer|quote|quotation|proposal)(?: (?:letter|e-?mail|text))*', 'offer', 'mail'],
    ['welcome (?:e-?mail|letter|message|note|text)', 'welcome', 'mail'],
    ['complaint(?: (?:letter|e-?mail))?', 'complaint', 'mail'],
    ['follow[- ]?up(?: (?:letter|e-?mail|message|note))?', 'follow-up', 'mail'],
    ['cold (?:e-?mail|mail|message|letter)', 'cold', 'mail'],
    ['delay (?:notice|message|e-?mail)', 'apology', 'mail'],
    ['job (?:ad|advert|advertisement|posting)', 'news', 'notice'],
    [
      '(?:status )?notice|sign|announcement|paragraph|(?:newsletter|flyer|leaflet) (?:piece|item|text|paragraph|entry)|flyer|leaflet|something',
      'news',
      'notice',
    ],
    ['(?:farewell|goodbye)(?: (?:post|message|e-?mail|mail|letter|note))?', 'letter', 'mail'],
    ['(?:(?:facebook|instagram|linkedin) )?(?:post|tweet|caption|story)', 'news', 'post'],
    ['(?:polite )?(?:no|refusal)', 'refusal', 'mail'],
    ['reply|answer|response', 'answer', 'mail'],
    ['sms|text message|text|whatsapp(?: message)?|message|dm', 'letter', 'short'],
    ['(?:e-?mail|mail|letter|note)', 'letter', 'mail'],
  ],
  BG: [
    [
      'благодарствен\\p{L}* (?:писмо|имейл|съобщение|бележка)|благодарност\\p{L}*',
      'thanks',
      'mail',
    ],
    ['извинение|(?:имейл|писмо|съобщение|мейл) с извинение', 'apology', 'mail'],
    ['(?:напомняне|подсещане) за (?:плащане|фактура|неплатена фактура)', 'payment', 'mail'],
    ['(?:sms |смс )?(?:напомняне|подсещане)', 'appointment', 'short'],
    ['покана', 'invitation', 'mail'],
    ['оферта', 'offer', 'mail'],
    [
      '(?:имейл|писмо|съобщение|мейл) за добре дошли|приветствен\\p{L}* (?:имейл|писмо|съобщение)',
      'welcome',
      'mail',
    ],
    ['жалба|оплакване|рекламация', 'complaint', 'mail'],
    ['(?:писмо|имейл|мейл) за партньорство|(?<=студен )(?:имейл|мейл)', 'cold', 'mail'],
    ['обява за работа', 'news', 'notice'],
    ['(?:съобщение|имейл|мейл|писмо) за закъснение', 'apology', 'mail'],
    [
      'обява|обявление|абзац|параграф|бележка|табела|(?:текст|материал) за (?:листовка|бюлетин|флаер|вратата|витрината)\\p{L}*|листовка|флаер|нещо',
      'news',
      'notice',
    ],
    ['сбогуване|прощално (?:писмо|съобщение)', 'letter', 'mail'],
    ['прощален пост|пост|публикация|статус', 'news', 'post'],
    ['отказ', 'refusal', 'mail'],
    ['отговор', 'answer', 'mail'],
    ['sms|смс|съобщение|вайбър', 'letter', 'short'],
    ['име[йи]л|мейл|писмо', 'letter', 'mail'],
  ],
};

const heads: Record<Language, readonly (readonly [RegExp, PlainKind, TextForm])[]> = {
  EN: named.EN.map(([names, kind, form]) => [
    lettered(`${lead.EN}(?:${names})(?=[\\s,.:;–—-]|$)`, 'iu'),
    kind,
    form,
  ]),
  BG: named.BG.map(([names, kind, form]) => [
    lettered(`${lead.BG}(?:${names})(?=[\\s,.:;–—-]|$)`, 'iu'),
    kind,
    form,
  ]),
};

/** “Tell our clients that …”, „Кажи на клиентите, че …“: a verb instead of the name of a text. */
const deeds: Record<Language, readonly (readonly [RegExp, PlainKind, TextForm])[]> = {
  EN: [
    [
      /^(?:(?:please|can you|could you|i have to|i need to|we have to|we need to|i want to)[, ]+)*(?:tell|inform|let|text|remind|write|email|message)(?= (?:to )?(?:my|our|the|all|an?|mr|mrs|ms|dr|him|her|them)[ ,])/iu,
      'letter',
      'mail',
    ],
    [
      /^(?:(?:please|can you|could you|help me)[, ]+)*thank(?= (?:my|our|the|all|mr|mrs|ms))/iu,
      'thanks',
      'mail',
    ],
    [
      /^(?:(?:please|can you|could you|help me)[, ]+)*ask(?= (?:my|our|the|all|mr|mrs|ms) )/iu,
      'request',
      'mail',
    ],
    [/^(?:(?:please|can you|could you)[, ]+)*confirm(?= to )/iu, 'appointment', 'mail'],
    [/^(?:(?:please|can you|could you)[, ]+)*announce(?= )/iu, 'news', 'post'],
    [
      /^(?:(?:please|can you|could you)[, ]+)*(?:wish|say) (?:a )?happy birthday(?= to )/iu,
      'birthday',
      'short',
    ],
  ],
  BG: [
    [
      lettered(
        /^(?:(?:моля|може ли да|трябва да|искам да)[, ]+)*(?:кажи|кажа|кажем|съобщи|съобщя|съобщим|напиши|пиши|обясни|напомни)(?= (?:до|на|му|ѝ|им)[ ,])/iu,
      ),
      'letter',
      'mail',
    ],
    [
      lettered(/^(?:(?:моля|може ли да|трябва да|искам да)[, ]+)*благодари(?= на )/iu),
      'thanks',
      'mail',
    ],
    [
      lettered(
        /^(?:(?:моля|може ли да|трябва да|искам да)[, ]+)*(?:поискай|помоли)(?= (?:от )?)/iu,
      ),
      'request',
      'mail',
    ],
    [lettered(/^(?:(?:моля|може ли да)[, ]+)*потвърди(?= на )/iu), 'appointment', 'mail'],
    [
      lettered(/^(?:(?:моля|може ли да)[, ]+)*(?:обяви|съобщи)(?= (?:във?|на|че))/iu),
      'news',
      'post',
    ],
    [
      lettered(/^(?:(?:моля|може ли да)[, ]+)*(?:честити|пожелай)(?= (?:рожден\p{L}+ ден))/iu),
      'birthday',
      'short',
    ],
  ],
};

/** The text that a sentence orders; null if it orders none. */
export function headOf(sentence: string, language: Language): Head | null {
  for (const [sign, kind, form] of [...heads[language], ...deeds[language]]) {
    const found = sign.exec(sentence);
    if (found === null) continue;
    const rest = sentence.slice(found[0].length);
    // “Tell my clients” is “a letter to my clients”.
    const isDeed = deeds[language].some(([deed]) => deed === sign);
    const isToward = !isDeed || kind === 'news' || /^ (?:to|до|на|от) /iu.test(rest);
    return {
      kind,
      form,
      isDeed,
      rest: isToward ? rest : ` ${isEnglish[language] ? 'to' : 'на'}${rest}`,
    };
  }
  return null;
}
