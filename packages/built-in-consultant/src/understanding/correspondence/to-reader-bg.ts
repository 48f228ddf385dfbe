import { lettered } from '@savet/text/lettered';
import { secondPerson } from '../whole-text/moves/second-person.ts';

type Turn = readonly [RegExp, string | ((whole: string, ...parts: string[]) => string)];

const clitics = '(?:(?:се|си|ни|ми|го|я|ги|им|му|ѝ|ви|Ви|ме) )*';
/** They end as the first person of a verb in the past, and are nouns. */
const notPast =
  '(?!(?:прах|дух|страх|успех|грях|мъх|въздух|смях|слух|връх|покрих|им|тях|мях|бях|двайсетах)(?!\\p{L}))';
/** Verbs for actions of a firm’s staff only. */
const ofStaff =
  '(?:каза|забрави|донесо|даде|взе|върна|отказа|обеща|изпрати|прати|сложи|направи|обади|излъга|отговори|предупреди|остави|смени|обясни|помогна|обслужи|накара|взема|игнорира|изпълни|достави|прие|записа|почисти|монтира|поправи|ремонтира|докара|поиска|звънна|посрещна)ха';
const ofStaffFirst = lettered(
  `(^|(?<!\\p{L})(?:и|че|но|а|накрая|после|след това|даже|дори|още|пак|така и) )((?:не )?${clitics})(${ofStaff})(?!\\p{L})`,
  'giu',
);
const cliticsOfWriter: readonly Turn[] = [
  [lettered(/(?<!\p{L})(?:ви|вас)(?!\p{L})/gu), '\uE003'],
  [lettered(/(?<!\p{L})[Вв]аш(ия|ият|ата|ото|ите|а|о|и)?(?!\p{L})/gu), '\uE004$1'],
  [lettered(/(?<!\p{L})(?:ми|ме|ни)(?!\p{L})/gu), 'Ви'],
  [lettered(/(?<!\p{L})(?:мен|мене|нас)(?!\p{L})/gu), 'Вас'],
  [lettered(/(?<!\p{L})(?:аз|ние)(?!\p{L})/giu), 'Вие'],
  [lettered(/(?<!\p{L})мо(?:ята)(?!\p{L})/giu), 'Вашата'],
  [lettered(/(?<!\p{L})мо(?:ят)(?!\p{L})/giu), 'Вашият'],
  [lettered(/(?<!\p{L})мо(?:ето)(?!\p{L})/giu), 'Вашето'],
  [lettered(/(?<!\p{L})мо(?:ите)(?!\p{L})/giu), 'Вашите'],
  [lettered(/(?<!\p{L})мо(?:я)(?!\p{L})/giu), 'Вашия'],
  [lettered(/(?<!\p{L})наш(ия|ият|ата|ото|ите|а|о|и)?(?!\p{L})/giu), 'Ваш$1'],
];
const verbsOfWriter: readonly Turn[] = [
  [
    lettered(`(?<!\\p{L})(?:съм|сме) ((?:се |си )?)(\\p{L}+?)(?:ла|л|ли)(?!\\p{L})`, 'giu'),
    'сте $1$2ли',
  ],
  [lettered(/(?<!\p{L})(?:съм|сме)(?!\p{L})/giu), 'сте'],
  [lettered(/(?<!\p{L})бях(?:ме)?(?!\p{L})/giu), 'бяхте'],
  [lettered(/(?<!\p{L})мога(?!\p{L})|(?<!\p{L})можем(?!\p{L})/giu), 'можете'],
  [lettered(`(?<!\\p{L})${notPast}(\\p{Ll}{2,}[аяиоеу])х(?:ме)?(?!\\p{L})`, 'giu'), '$1хте'],
  [lettered(/(?<!\p{L})(им|ням|иск|чак|очакв|пол|нау)ам(?:е)?(?!\p{L})/giu), '$1ате'],
];
const toUs: readonly Turn[] = [
  [/\uE003/gu, 'ни'],
  [/\uE004/gu, 'наш'],
];

/** A clause of a review or of a message, to its writer. */
export function asYouBg(clause: string): string {
  const low = clause.trim();
  const own = low.charAt(0).toLowerCase() + low.slice(1);
  const staff = own.replace(
    ofStaffFirst,
    (_, start: string, between: string, verb: string) => `${start}${between}${verb}\uE005`,
  );
  const turned = [...cliticsOfWriter, ...verbsOfWriter, ...toUs].reduce(replaced, staff);
  return turned.replace(/ха\uE005/gu, 'хме').replace(/\uE005/gu, '');
}

const reader =
  '(?:клиентът|клиентката|клиента|фирмата|дамата|господинът|директорката|директорът|собственикът|собственичката)';
const ownWord: readonly Turn[] = [
  [
    lettered(
      /(?<!\p{L})(?:негов|неин|нейн|техн|тяхн|техен)(ия|ият|ата|ото|ите|а|о|и)?(?!\p{L})/giu,
    ),
    (_, ending = '') => `Ваш${ending.replace(/^о/u, 'е')}`,
  ],
  [lettered(/(?<!\p{L})(?:му|ѝ|й|им)(?!\p{L})/gu), 'Ви'],
  [lettered(/(?<!\p{L})(?:него|нея|тях)(?!\p{L})/gu), 'Вас'],
  [
    lettered(
      /(?<!\p{L})(?:го|я|ги)(?= (?:пок|посрещ|помол|очакв|чак|увед|информ|поздрав|увер|кан|мол|пита|свърж|разбир|свързв))/gu,
    ),
    'Ви',
  ],
  [
    lettered(
      /(?<=(?:кани|моли|очаква|чака|разбира|уверява|поздравява)м(?:е)? )(?:го|я|ги)(?!\p{L})/gu,
    ),
    'Ви',
  ],
];
const impersonal =
  /^(?:е|са|има|няма|трябва|вали|стане|остане|може|могат|свърши|закъснее|мине|дойде|излезе|струва|важи|влиза|отпада)$/u;
const afterReader: readonly Turn[] = [
  // „Той трябва да прати“, „ако плати“, „когато дойдат“: the reader does it.
  [
    lettered(
      `(?<!\\p{L})(?:той|тя|те|${reader}) ((?:не |ще |вече |само )*${clitics})(\\p{Ll}+)(?!\\p{L})`,
      'giu',
    ),
    (whole, between = '', verb = '') => {
      const turned = spokenTo(verb);
      return turned === null ? whole : `${between}${turned}`;
    },
  ],
  [
    lettered(
      `(?<!\\p{L})(ако|дали|когато|щом|стига да) ((?:не |ще )*${clitics})(\\p{Ll}+)(?!\\p{L})`,
      'giu',
    ),
    (whole, start = '', between = '', verb = '') => {
      const turned =
        impersonal.test(verb) || !/(?:[еи]|[ая]т)$/u.test(verb) ? null : spokenTo(verb);
      return turned === null ? whole : `${start} ${between}${turned}`;
    },
  ],
  [
    lettered(`(?<=(?:те|Ви) )(да (?:не )?)(${clitics})(\\p{Ll}+)(?!\\p{L})`, 'gu'),
    (whole, start = '', between = '', verb = '') => {
      const turned = secondPerson(verb);
      return turned === null || /[аяуо]$/u.test(verb) ? whole : `${start}${between}${turned}`;
    },
  ],
];

/** Turns a third-person verb, present or past, to the person it is about. */
export function spokenTo(verb: string): string | null {
  const known = past[verb];
  if (known !== undefined) return known;
  if (/(?:ха)$/u.test(verb)) return verb.replace(/ха$/u, 'хте');
  return secondPerson(verb);
}

const past: Readonly<Record<string, string>> = {
  ...{ каза: 'казахте', казаха: 'казахте', дойде: 'дойдохте', дойдоха: 'дойдохте' },
  ...{
    поръча: 'поръчахте',
    планира: 'планирате',
    обмисля: 'обмисляте',
    поиска: 'поискахте',
    хареса: 'харесахте',
    обеща: 'обещахте',
  },
  ...{ попита: 'попитахте', спомена: 'споменахте', сподели: 'споделихте', купи: 'купихте' },
  ...{ плати: 'платите', иска: 'искате', искат: 'искате', търси: 'търсите', търсят: 'търсите' },
  ...{ мисли: 'мислите', има: 'имате', имат: 'имате', няма: 'нямате', може: 'можете' },
  ...{ могат: 'можете', е: 'сте', са: 'сте', беше: 'бяхте', бяха: 'бяхте', взе: 'взехте' },
  ...{ интересува: 'интересувате', притеснява: 'притеснявате', търсеше: 'търсехте' },
  ...{ искаше: 'искахте', имаше: 'имахте', даде: 'дадохте', видя: 'видяхте' },
};

/** Rewrites third-person words for the reader in the second person. */
export function toReaderBg(clause: string): string {
  return [...ownWord, ...afterReader, ...first].reduce(replaced, clause.trim());
}

/** „Каза, че …“, „търси двама …“: verbs of what a reader says and wants. */
const first: readonly Turn[] = [
  [
    lettered(
      /(?<=^(?:каза|казаха|сподели|спомена),? че )(търси|търсят|иска|искат|има|имат|няма|нямат|мисли|планира)(?= )/iu,
    ),
    (whole) => spokenTo(whole.toLowerCase()) ?? whole,
  ],
  [
    lettered(
      /^(каза|казаха|сподели|споделиха|спомена|попита|поиска|поръча|хареса|обеща|иска|искат|търси|търсят|мисли|обмисля|планира|интересува|притеснява|прави|държи|работи|продава|строи|отваря|предлага|готви|дава|кара|произвежда|организира)(?=[ ,])/iu,
    ),
    (whole) => spokenTo(whole.toLowerCase()) ?? whole,
  ],
  [
    lettered(
      /(?<=^\p{L}+(?:те) [^,]{2,50} (?:и|но) )(каза|иска|търси|мисли|има|прави|държи|работи|продава|поиска|хареса|поръча)(?= )/iu,
    ),
    (whole) => spokenTo(whole.toLowerCase()) ?? whole,
  ],
];

/** „Искам да пратя“ → „искаме да пратим“: a firm says what one of it says; what is not known stays. */
export function ofSeveral(clause: string): string {
  return clause
    .replace(/^Искам /u, 'Искаме ')
    .replace(/^Мога /u, 'Можем ')
    .replace(lettered(/(?<!\p{L})\p{Ll}{3,}(?!\p{L})/gu), (verb) => severalOf[verb] ?? verb);
}

const severalOf: Readonly<Record<string, string>> = {
  ...{ искам: 'искаме', мога: 'можем', имам: 'имаме', нямам: 'нямаме', давам: 'даваме' },
  ...{ предлагам: 'предлагаме', правя: 'правим', дам: 'дадем', върна: 'върнем', взема: 'вземем' },
  ...{
    предложа: 'предложим',
    довърша: 'довършим',
    включа: 'включим',
    кажа: 'кажем',
    видя: 'видим',
  },
  ...{
    пратя: 'пратим',
    изпратя: 'изпратим',
    платя: 'платим',
    поканя: 'поканим',
    подаря: 'подарим',
  },
  ...{ направя: 'направим', поправя: 'поправим', оправя: 'оправим', сменя: 'сменим' },
  ...{ сваля: 'свалим', оставя: 'оставим', поема: 'поемем', приема: 'приемем', чуя: 'чуем' },
};

function replaced(text: string, [from, to]: Turn): string {
  return typeof to === 'string'
    ? text.replace(from, to)
    : text.replace(from, (whole: string, ...parts: unknown[]) =>
        to(whole, ...parts.filter((part) => typeof part === 'string')),
      );
}
