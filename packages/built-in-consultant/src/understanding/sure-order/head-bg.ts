import { lettered } from '@savet/text/lettered';
import { takeReaderBg } from './reader-bg.ts';
import type { SureForm, SureGenre, SureHead, SureReader } from './sure-order-type.ts';

const lead = lettered(
  /^(?:(?:здравей(?:те)?|здрасти|моля(?: те| ви)?|може ли|можеш ли|би ли|сега|значи|ей|хей|а|и|трябва|искам|нужен|нужна|нужно|имам нужда от|помогни ми|ми|ни|да|е)[,\s]+)+/iu,
);
const manner =
  '(?:(?:кратк[аио]|кратък|хубав[аио]?|учтив[аио]?|любез(?:на|но|ен)|топл[аио]|топъл|твърд[аоо]?|официал(?:на|но|ен)|приятелск[аио]|мил[аио]?|прост[аио]?|втор[аио]|трет[аио]|последн[аио]|непринуден[аио]?|сърдечн[аио]|един|една|едно),? (?:но |и )?)*';
const writes =
  '(?:(?:напиши|напишете|направи|направете|съчини|състави|подготви|дай|прати|изпрати|пусни)(?: (?:ми|ни))? )?';
const toward = ' (?:до|към|за|на) ';
const chat =
  'sms|смс|вайбър(?: съобщение)?|viber(?: съобщение)?|съобщение (?:по|във|в|на) (?:вайбър|viber|whatsapp|уотсап|месинджър)';
const nouns: readonly (readonly [string, SureForm, SureGenre])[] = [
  [
    'благодарност(?:и)?|благодарствен[оа]? (?:писмо|съобщение|картичка|име[йи]л|мейл|текст)',
    'mail',
    'thanks',
  ],
  [
    'извинение|(?:имейл|писмо|съобщение) с извинение|извинително (?:писмо|съобщение)',
    'mail',
    'apology',
  ],
  ['оплакване|рекламация|жалба', 'mail', 'complaint'],
  ['напомняне', 'mail', 'reminder'],
  ['оферта', 'mail', 'offer'],
  [chat, 'chat', 'letter'],
  ['съобщение|съобщенийце', 'mail', 'letter'],
  ['име[йи]л|мейл|писмо|бележка|отговор', 'mail', 'letter'],
];
const headed = nouns.map(
  ([noun, form, genre]) =>
    [lettered(`^${writes}${manner}(?:${noun})${toward}`, 'iu'), form, genre] as const,
);
const deeds: readonly (readonly [RegExp, SureForm, SureGenre])[] = [
  [
    lettered(
      /^(?:напиши|напишете|пиши|пишете|прати|пратете|кажи|кажете|съобщи|съобщете|обясни|обяснете|уведоми|пиша|кажа|напиша)(?: (?:на|до))? /iu,
    ),
    'mail',
    'letter',
  ],
  [lettered(/^покани /iu), 'mail', 'invitation'],
  [lettered(/^(?:попитай|питай|помоли|напомни)(?: на)? /iu), 'mail', 'letter'],
  [lettered(/^благодари на /iu), 'mail', 'thanks'],
  [lettered(/^извини се на /iu), 'mail', 'apology'],
  [lettered(/^(?:учтиво )?откажи(?:те)?(?: учтиво| любезно)?(?: на)? /iu), 'mail', 'decline'],
];
const channel = lettered(
  /,? (?:по|във|в|на|през|като) (?:вайбър|viber|вайбъра|whats ?app|уотсап|sms|смс|месинджър|messenger|телеграм|чат)(?= |[,.:;]|$)/iu,
);
const notices = lettered(
  /^(?:(?:напиши|направи|състави|подготви)(?: ми| ни)? )?(?:кратк[аои] |проста |малка )?(?:обява|бележка|табела|табелка|надпис|съобщение|текст|известие) (?:за|на) (?:хладилника(?: във? \p{Ll}+| в \p{Ll}+)?|сайта(?: ни)?|кухнята|таблото|асансьора|тоалетната|рецепцията|съблекалнята|вратата на \p{Ll}+|вратата|витрината на \p{Ll}+|витрината|входа|входната врата|касата|магазина|вратата на \p{Ll}+та|витрината на \p{Ll}+)(?::|,)?(?: че| с)? ?/iu,
);
const posts = lettered(
  /^(?:(?:напиши|направи|състави|подготви)(?: ми| ни)? )?(?:кратък |хубав )?(?:пост|публикация|статус)(?: (?:за|във|в|на) (?:фейсбук|facebook|инстаграм|instagram|линкедин|линкдин|linkedin|групата(?: на \p{Ll}+)?|страницата|профила|google профила|гугъл|фб|инста)(?: страницата)?(?: ни)?)?(?::|,| [–-])?(?: че)? /iu,
);

/** „Отмени срещата с г-жа Динева във вторник в 14“ */
const off = lettered(
  /^(отмени|отложи|премести) (срещата|разговора|обяда|посещението|огледа|интервюто|часа)(?: ми| ни)? с(?:ъс)? (.+)$/iu,
);
const offDeeds: Readonly<Record<string, readonly string[]>> = {
  ...{
    отмени: ['отменя', 'отменим'],
    отложи: ['отложа', 'отложим'],
    премести: ['преместя', 'преместим'],
  },
};

const nobody: SureReader = { name: '', role: '', isMany: false, isFirm: false };

/** The order of a text in a clause, and the words that the text is to say; null if it is not certain. */
export function headBg(clause: string): SureHead | null {
  const bare = clause
    .replace(lead, '')
    .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  for (const [sign, form] of [
    [notices, 'notice'],
    [posts, 'post'],
  ] as const) {
    const found = sign.exec(bare);
    if (found !== null)
      return { form, genre: 'letter', reader: nobody, rest: bare.slice(found[0].length) };
  }
  const called = off.exec(bare);
  if (called !== null) {
    const reader = takeReaderBg(called[3] ?? '');
    const [, verb = '', thing = ''] = called;
    if (reader === null) return null;
    const isMany = lettered(/(?<!\p{L})(?:сме|нашия|ние|\p{Ll}{3,}(?:аме|яме|хме))(?!\p{L})/u).test(
      bare,
    );
    const deed = offDeeds[verb.toLowerCase()]?.[isMany ? 1 : 0] ?? '';
    return {
      ...{ form: 'mail', genre: 'letter', reader: reader.reader },
      rest: `трябва да ${deed} ${thing} ни${reader.rest}`,
    };
  }
  const way = channel.exec(bare.slice(0, WAY_MAX));
  const own =
    way === null ? bare : bare.slice(0, way.index) + bare.slice(way.index + way[0].length);
  for (const [sign, form, genre] of [...headed, ...deeds]) {
    const found = sign.exec(own);
    if (found === null) continue;
    const named = takeReaderBg(own.slice(found[0].length), !found[0].endsWith(' за '));
    const taken = named ?? bareReader(own.slice(found[0].length), own);
    if (taken === null) continue;
    const [verb = ''] = lettered(/^\p{L}+/u).exec(found[0]) ?? [];
    const rest = content(taken.rest.replace(noun, ''), verb);
    if (rest === null) return null;
    const isTopic = genre === 'offer' || genre === 'reminder';
    if (
      !isTopic &&
      genre !== 'apology' &&
      /^(?:за|от|на) /u.test(rest) &&
      /^ (?:за|от|на) /u.test(taken.rest)
    )
      return null;
    return {
      form: way !== null ? 'chat' : form,
      genre,
      reader: taken.reader,
      rest,
      ...(named === null ? { isOfOther: true } : {}),
    };
  }
  return null;
}

const WAY_MAX = 80;
/** „Напиши му имейл, че …“ */
const pronoun = lettered(/^(?:му|ѝ|й|им|и)(?=,? )/u);
const noun = lettered(
  /^ (?:едно |един )?(?:кратко |кратък |учтиво |учтив )?(?:име[йи]л|мейл|писмо|съобщение|смс|sms)(?=[ ,:])/iu,
);

function bareReader(text: string, own: string): ReturnType<typeof takeReaderBg> {
  if (!lettered(/^(?:напиши|пиши|кажи|прати|съобщи|обясни) /iu).test(own)) return null;
  const found = pronoun.exec(text);
  if (found === null) return null;
  return {
    reader: { ...nobody, role: 'клиент', isMany: found[0] === 'им' },
    rest: text.slice(found[0].length),
  };
}

/** The words behind the reader. A verb that asks or reminds belongs to them. */
function content(behind: string, verb: string): string | null {
  const whole = behind.trimEnd();
  if (lettered(/^(?:попитай|питай)$/iu).test(verb)) return `попитай${whole}`;
  if (lettered(/^помоли$/iu).test(verb)) return /^,? да /u.test(whole) ? `помоли${whole}` : null;
  if (lettered(/^покани$/iu).test(verb))
    return /^ (?:на|да) /u.test(whole) ? `покани${whole}` : null;
  if (lettered(/^напомни$/iu).test(verb))
    return /^,? (?:че|да|за) /u.test(whole) ? `напомни${whole.replace(/^,/u, '')}` : null;
  if (
    /^,? (?:дали|кога|как|къде|колко) /u.test(whole) &&
    lettered(/^(?:обясни|обяснете|кажи|кажете|съобщи|съобщете|кажа)$/iu).test(verb)
  )
    return null;
  if (/^,? (?:дали|кога|как|къде|колко) /u.test(whole)) return `попитай${whole.replace(/^,/u, '')}`;
  if (lettered(/^извини$/iu).test(verb) && whole.startsWith(' за ')) return `извини се${whole}`;
  if (lettered(/^благодари$/iu).test(verb))
    return /^ за |^,? че /u.test(whole) ? `благодари${whole.replace(/^,/u, '')}` : null;
  if (/^,? (?:чийто|чиято|чието|чиито|на ко|с ко|за ко)/u.test(whole)) return null;
  if (/^,? (?:който|която|което|които) /u.test(whole))
    return `тя${whole.replace(/^,? (?:който|която|което|които) /u, ' ')}`;
  if (/^,? да /u.test(whole)) return `помоли${whole.replace(/^,/u, '')}`;
  if (/^ (?:относно|заради|след|с) /u.test(whole)) return null;
  if (/^ (?:за|от|на) /u.test(whole)) return whole.trim();
  return whole.replace(/^(?::|,|\.|;| [-–—])? ?(?:(?:че|за това,? че|с молба) |: ?)?/u, '').trim();
}
