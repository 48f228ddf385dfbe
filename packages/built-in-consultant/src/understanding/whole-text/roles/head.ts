import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import type { TextForm } from '../../../knowledge/purposes.schema.ts';
import { nobody, type ReaderPhrase, readerPhrase } from './reader-phrase.ts';
import type { Genre } from './roles-type.ts';

type Kind = readonly [RegExp, Genre, TextForm];

const kind = (pattern: string, genre: Genre, form: TextForm): Kind => [
  lettered(`^(?:${pattern})(?!\\p{L})`, 'iu'),
  genre,
  form,
];
const site = {
  EN: '(?:facebook|fb|insta(?:gram)?|linkedin|tiktok|google|social media|social)',
  BG: '(?:фейсбук|фб|facebook|fb|инста(?:грам)?|instagram|линкедин|linkedin|тикток|гугъл)',
};

/** The kinds of text, the longer names first. */
const kinds: Record<Language, readonly Kind[]> = {
  EN: [
    kind(
      'job (?:ad(?:vert)?|advertisement|post(?:ing)?|offer)|vacancy(?: ad)?|hiring (?:ad|post)|recruitment (?:ad|post)|ad for a job|(?:ad|advert)(?= for an? )',
      'job',
      'notice',
    ),
    kind(
      '(?:linkedin|insta(?:gram)?|facebook|fb) (?:msg|message|dm|inmail|note)|inmail',
      'letter',
      'short',
    ),
    kind(
      `${site.EN} (?:post|story|caption|update|ad|advert)|${site.EN}(?= [-–:]|:|!)|(?:social media )?(?:post|caption|story)(?: for (?:my |our |the )?${site.EN})?|announcement`,
      'public',
      'post',
    ),
    kind(
      '(?:door |shop |window |till |wall )?(?:notice|sign|poster)|flyer|leaflet',
      'public',
      'notice',
    ),
    kind('(?:payment )?reminder|quote|quotation|offer(?= (?:to|for))', 'letter', 'mail'),
    kind(
      '(?:group )?(?:whatsapp|viber|messenger|telegram|sms|text)(?: (?:message|msg|group message|text))?|message|dm|short message',
      'letter',
      'short',
    ),
    kind(
      '(?:chaser |chase[- ]?up |follow[- ]?up |complaint )?(?:e-?mail|mail|letter|note)|complaint(?= to)',
      'letter',
      'mail',
    ),
    kind('(?:public )?(?:reply|response|answer)|respond|reply', 'reply', 'short'),
  ],
  BG: [
    kind('обява за (?:работа|търсене на|персонал|позиция)|обява', 'job', 'notice'),
    kind(
      '(?:linkedin|линкедин) (?:съобщение|лично|дм)|(?:съобщение|лично) (?:в|във|по|за) (?:linkedin|линкедин)',
      'letter',
      'short',
    ),
    kind(
      `${site.BG} (?:пост|стори|публикация|обява)|(?:пост|публикация|стори|съобщение за страницата)(?: (?:за|във|в|на|по) ${site.BG}(?:та)?)?|пост`,
      'public',
      'post',
    ),
    kind(
      'бележка|табела|табелка|надпис|плакат|листовка|обявление|касова бележка',
      'public',
      'notice',
    ),
    kind(
      '(?:вайбър|viber|смс|sms|уотсап|whatsapp|кратко|есемес|месинджър)(?: (?:съобщение|смс|текст))?|съобщение|есемес',
      'letter',
      'short',
    ),
    kind('(?:име[йи]л|мейл|e-?mail|mail|писмо|писъмце)', 'letter', 'mail'),
    kind('жалба|рекламация|оплакване|напомняне|оферта', 'letter', 'mail'),
    kind('отговор|отговори|отговорете', 'reply', 'short'),
  ],
};
/** The words that ask for the text, before its kind. */
const asking: Record<Language, RegExp> = {
  EN: /^(?:(?:hi|hey|hello|ok|please|can (?:you|u|we)|could (?:you|u)|would you|i(?:[’']d)?|we|need|want|would like|like|write|do|make|draft|give|send|help|me|us|to|with|my|our|this|an?|the|some|quick|short|nice|little|simple|polite(?:ly)?|friendly|warm|firm|formal|proper|another|new|kind)[, ]+)*/iu,
  BG: lettered(
    /^(?:(?:здравей(?:те)?|здрасти|моля(?: те| ви)?|може ли|можеш ли|дай|дайте|напиши|напишете|направи|направете|трябва|нужен|нужна|нужно|искам|искаме|подготви|съчини|измисли|спретни|ми|ни|да|един|една|едно|кратк\p{L}+|кратък|бърз\p{L}*|учтив\p{L}*|любез\p{L}+|хубав\p{L}*|прост\p{L}*|официал\p{L}+|топ\p{L}+)[, ]+)*/iu,
  ),
};
/** The place or channel of a text: “for the door”, „на касата да пише“. */
const where: Record<Language, RegExp> = {
  EN: lettered(
    /^\s*(?:,? ?(?:for|on|in|at|to put on|via) (?:(?:the|our|my) )?(?:\p{Ll}+ )?(?:door|window|till|counter|entrance|gate|reception|lobby|noticeboard|wall|whatsapp|viber|facebook|fb|insta(?:gram)?|linkedin|google|website|page|group)(?: (?:page|door|group|profile))?)(?!\p{L})(?! \p{Ll}+(?:ing|ers?)(?!\p{L}))/iu,
  ),
  BG: /^\s*(?:,? ?(?:за|на|във?|по|до) (?:\p{Ll}+ )?(?:вратата|входа|витрината|касата|прозореца|гишето|портата|рецепцията|стената|таблото|асансьора|фейсбук|фб|инста(?:грам)?|линкедин|linkedin|гугъл|сайта|вайбър|viber|whatsapp|групата)(?: (?:група(?:та)?|ни|на магазина))?(?:,? да (?:пише|кажем|каже))?)/iu,
};
/** “Tell my ebay buyer …”, „кажи на клиентката, че …“. */
const telling: Record<Language, RegExp> = {
  EN: lettered(
    /^(?:tell|text|message|email|inform|let|warn|update|remind|write to|turn down|reject|decline) (?=(?:(?:my|our|the|an?|all) )?\p{L})/iu,
  ),
  BG: lettered(
    /^(?:кажи|кажете|съобщи|пиши|напиши|предупреди|предупредете|уведоми|уведомете|извести|откажи|откажете)(?: ми)?(?: учтиво| любезно)? (?=(?:на|до|към)? ?\p{L})/iu,
  ),
};
/** Words that join the facts to the name of the text. */
const joined = lettered(
  /^\s+(?:in|at|for|about|to|of|on|with|that|saying|who|whose|which|where|from|във?|за|до|на|от|със?|че|относно|да|ко(?:й|я|е|и)то|чи(?:й|я|е|и)то|към)(?!\p{L})/iu,
);

function isTelegraphic(left: string): boolean {
  // “…, that” goes on with the sentence.
  const words = left.replace(/^\s*,(?= )/u, '');
  return !joined.test(words) && lettered(/^(?:\s*[,.!–-]|\s+\p{L})/u).test(left);
}

/** “For our pottery studio”: the writer of a post is no part of it. */
const ownPlace = lettered(
  /^ (?:for|of|за|на) (?:our|my|the|нашия|нашата|нашето|моя|моята|моето)(?: \p{L}+){0,2}? (?:studio|shop|store|caf[eé]|salon|restaurant|bakery|bar|pub|gym|school|garage|practice|clinic|hotel|farm|business|company|club|nursery|студио|магазин|кафе|салон|ресторант|бар|фурна|пекарна|школа|сервиз|клиника|хотел|ферма|фирма|клуб|градина)(?: (?:ни|ми))?(?=[,.:;])/iu,
);

function isPublic(genre: Genre): boolean {
  return genre === 'public' || genre === 'job';
}
const lastReader = lettered(
  /^([^,.:;]{3,80}) (?:to|до|към) ((?:(?:Mr|Mrs|Ms|Dr|г-н|г-жа|д-р) )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?=[,.:;])/u,
);
const dash = /^[\s,:;.!–-]+/u;

export interface Head {
  genre: Genre;
  /** “sign for the till” */
  named: string;
  form: TextForm;
  reader: ReaderPhrase;
  isRead: boolean;
  /** Whether its facts follow like notes: “facebook post, …”, and not “a post about …” or “post: …”. */
  isNote: boolean;
  /** The words after the head. */
  rest: string;
}

/** Reads the head of a request from its first words; null if they don't name a kind of text. */
export function headOf(request: string, language: Language): Head | null {
  const lead = asking[language].exec(request)?.[0] ?? '';
  const from = request.slice(lead.length);
  const found = kinds[language].find(([sign]) => sign.test(from));
  const told = found === undefined ? telling[language].exec(from) : null;
  if (found === undefined && told === null) {
    // „Напиши на клиентката …“: the verb of the asking is the telling.
    const whole = telling[language].exec(request.replace(/^(?:моля,? |please )/iu, ''));
    if (whole === null) return null;
    const start = request.indexOf(whole[0]) + whole[0].length;
    return headFrom(['letter', 'short', ''], request.slice(start), language, true);
  }
  if (found === undefined) {
    const isLet = /^let /iu.test(told?.[0] ?? '');
    const rest = from.slice(told?.[0].length ?? 0);
    const form = /^(?:email|write)/iu.test(told?.[0] ?? '') ? 'mail' : 'short';
    const after = isLet ? rest.replace(/ know(?= |,)/iu, '') : rest;
    return headFrom(['letter', form, ''], after, language, true);
  }
  const [sign, genre, form] = found;
  const named = sign.exec(from)?.[0] ?? '';
  const head = headFrom([genre, form, named], from.slice(named.length), language, false);
  return isSubject(head, from.slice(named.length), lead !== '') ? null : head;
}

/** “Email open rates are falling”, “text messages cost too much”: the kind of text is the topic, and nobody asks for one. */
function isSubject(head: Head, after: string, isAsked: boolean): boolean {
  if (spokenOf.test(after) || spokenOf.test(head.rest)) return true;
  const isOneWord = !/\s/.test(head.named.trim());
  const isText = head.genre === 'letter' || head.form === 'post';
  const isRunOn = lettered(/^\s+\p{L}/u).test(after) && !joined.test(after);
  return !isAsked && isText && isOneWord && !head.isRead && isRunOn;
}

const spokenOf = lettered(
  /^\s*(?:(?:is|are|was|were|costs?|takes?|does|do|doesn[’']t|don[’']t (?!say|mention)|isn[’']t|gets?|has|came|arrived)(?!\p{L})|from (?:an?|the|one|my|our) |(?:е|са|беше|бяха|струват?|излиза|дойде|получих\p{L}*)(?!\p{L})|от (?:клиент|един|една))/iu,
);

function headFrom(
  [genre, form, kindNamed]: readonly [Genre, TextForm, string],
  after: string,
  language: Language,
  isTold: boolean,
): Head {
  const place = where[language].exec(after)?.[0] ?? '';
  const beyond = after.slice(place.length).replace(isPublic(genre) ? ownPlace : /^$/u, '');
  const named = readerPhrase(beyond, language, isTold);
  // A post names no reader, but its readers may stand before its facts.
  const isAddressed =
    !isPublic(genre) || (named.group !== '' && /^[,.:;]/u.test(beyond.slice(named.length)));
  const reader = isAddressed ? named : nobody;
  const rest = beyond.slice(reader.length).replace(where[language], '');
  // „Оферта за сватбен букет до Силвия“: the reader follows the topic.
  const last = genre === 'letter' && reader.length === 0 ? lastReader.exec(rest) : null;
  const left = last === null ? rest : (last[1] ?? '') + rest.slice(last[0].length);
  const said = left
    .replace(dash, '')
    .replace(
      lettered(
        /^(?:(?:saying|to say|say|telling (?:them|him|her)|that|about|for|re)(?: that)? (?=\p{L})|(?:,? ?(?:че|относно|за това че|за) ))/iu,
      ),
      '',
    );
  const isNote = genre !== 'reply' && reader.relative === '' && isTelegraphic(left);
  return {
    genre,
    isNote,
    isRead: reader.length > 0 || last !== null,
    named: kindNamed + place,
    form,
    reader: last === null ? reader : { ...reader, name: last[2] ?? '' },
    rest: said,
  };
}
