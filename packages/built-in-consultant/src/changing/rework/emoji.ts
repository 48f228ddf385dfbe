import { lettered } from '@savet/text/lettered';

/** The emoji for each group of things, in both languages; the first that fits counts. */
const things: readonly (readonly [string, string])[] = [
  [
    '🍞',
    'bread|loaf|loaves|sourdough|baker\\p{L}*|bagels?|buns?|rye|хляб\\p{L}*|хлеб\\p{L}*|пекар\\p{L}*|питк\\p{L}*|фокач\\p{L}*|ръжен\\p{L}*',
  ],
  ['🥐', 'croissants?|pastr\\p{L}*|кроасан\\p{L}*|закуск\\p{L}*|баничк\\p{L}*'],
  ['🍰', 'cakes?|desserts?|tarts?|торт\\p{L}*|десерт\\p{L}*|сладкиш\\p{L}*|кейк\\p{L}*'],
  ['🥧', 'pies?|пай'],
  ['☕', 'coffee|cafe|café|espresso|кафе\\p{L}*|еспресо'],
  ['🍲', 'soups?|stew|menu|lunch|супа?|супи|меню\\p{L}*|обяд\\p{L}*'],
  ['🍽️', 'restaurants?|dinner|lamb|dish(?:es)?|ресторант\\p{L}*|вечеря\\p{L}*|ястия'],
  ['🧀', 'cheeses?|сирена?|сиренa|сиренето|кашкавал\\p{L}*'],
  ['🍷', 'wines?|вино\\p{L}*|дегустаци\\p{L}*'],
  ['🍺', 'beers?|brewery|бира|бири'],
  ['🍯', 'honey|мед(?:а|ът)?'],
  ['🌷', 'flowers?|bouquets?|florist|spring|roses?|цвет\\p{L}*|букет\\p{L}*|пролет\\p{L}*|рози'],
  [
    '🌳',
    'gardens?|trees?|yards?|hedges?|двор\\p{L}*|градин\\p{L}*|дървет\\p{L}*|дърво|озеленяване|резитб\\p{L}*',
  ],
  [
    '✂️',
    'prun\\p{L}*|hair\\p{L}*|salon|barber\\p{L}*|подстриг\\p{L}*|фризьор\\p{L}*|салон\\p{L}*|подряз\\p{L}*',
  ],
  ['💅', 'nails?|manicures?|маникюр\\p{L}*|нокти'],
  ['💧', 'irrigation|water\\p{L}*|plumb\\p{L}*|напоява\\p{L}*|вода|водопровод\\p{L}*'],
  ['🧼', 'soaps?|clean\\p{L}*|wash\\p{L}*|laundry|сапун\\p{L}*|почиства\\p{L}*|пране\\p{L}*|мивка'],
  ['🕯️', 'candles?|свещ\\p{L}*'],
  ['💡', 'lamps?|lights?|лампи?|осветлен\\p{L}*'],
  ['🚲', 'bikes?|bicycles?|cycling|велосипед\\p{L}*|колел\\p{L}*'],
  ['🚗', 'cars?|garage|tyres?|кол[аи]|автосервиз\\p{L}*|гуми'],
  ['🐶', 'dogs?|pets?|puppies|куче\\p{L}*|любим\\p{L}*'],
  ['🧘', 'yoga|pilates|йога|пилатес'],
  ['💪', 'fitness|gym|training|фитнес\\p{L}*|тренировк\\p{L}*'],
  ['🎹', 'piano|пиано'],
  [
    '🎓',
    'courses?|lessons?|workshops?|classes|school|курс\\p{L}*|уро[кц]\\p{L}*|работилниц\\p{L}*|обучени\\p{L}*',
  ],
  ['📚', 'books?|library|книг\\p{L}*|библиотек\\p{L}*'],
  ['🏛️', 'museums?|galler\\p{L}*|музе\\p{L}*|галери\\p{L}*'],
  ['👗', 'dress\\p{L}*|clothes|fashion|рокл\\p{L}*|дрех\\p{L}*|мода'],
  ['🛋️', 'sofas?|furniture|мебел\\p{L}*|диван\\p{L}*'],
  ['🪵', 'oak|wood\\p{L}*|дърве?н\\p{L}*|дъб\\p{L}*'],
  ['🦷', 'dentists?|dental|teeth|зъб\\p{L}*|стоматолог\\p{L}*'],
  ['💻', 'websites?|online|web|software|сайт\\p{L}*|онлайн|уебинар\\p{L}*|webinar'],
  ['🎄', 'christmas|xmas|коледа|коледн\\p{L}*'],
  ['❄️', 'winter|snow|зима\\p{L}*|зимн\\p{L}*|сняг'],
  ['☀️', 'summer|sun|holidays?|лят\\p{L}*|летн\\p{L}*|отпуск\\p{L}*'],
  ['🎁', 'gifts?|presents?|vouchers?|подар\\p{L}*|ваучер\\p{L}*'],
  [
    '🎉',
    'open(?:ing|s)?|celebrat\\p{L}*|birthday|party|anniversary|отваря\\p{L}*|откриван\\p{L}*|празн\\p{L}*|рожден\\p{L}*|парти|годишнин\\p{L}*',
  ],
  [
    '💼',
    'jobs?|hiring|vacanc\\p{L}*|engineers?|recruit\\p{L}*|работ(?:а|ник)\\p{L}*|търсим|обява\\p{L}*|инженер\\p{L}*',
  ],
  ['🚚', 'deliver\\p{L}*|shipping|достав\\p{L}*|разнос\\p{L}*'],
  ['💸', 'discounts?|off|sale|отстъпк\\p{L}*|намален\\p{L}*|промоци\\p{L}*'],
  ['💶', 'prices?|euros?|eur|€|лв|лева|цен[аи]\\p{L}*'],
  [
    '📅',
    'monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekends?|january|february|march|april|june|july|august|september|october|november|december|понеделник|вторник|сряда|четвъртък|петък|събота|неделя|януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември',
  ],
  ['⏰', "o[’']?clock|am|pm|hours?|until|till|час\\p{L}*|ч|до края"],
  ['📞', 'call|phone|tel|обадете|телефон|тел|звъннете'],
  ['📍', 'street|road|square|address|ул|улица|адрес\\p{L}*'],
  ['🏪', 'shops?|stores?|магазин\\p{L}*'],
  ['✨', 'new|нов(?:а|о|и|ия|ото|ата|ите)?'],
];
const signs = things.map(
  ([emoji, words]) => [emoji, lettered(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}])`, 'iu')] as const,
);
const spare = ['✨', '👉', '🙌', '😊'];
const picture = /(?![\d#*©®™])[\p{Extended_Pictographic}\u{FE0F}\u{200D}]+/gu;
/** Lines without emoji: the subject, a greeting, a closing, hashtags. */
const frame =
  /^(?:\*\*(?:Subject|Тема)|(?:hello|hi|dear|здравей|уважаем|скъп)[^.!?]*,$|kind regards|best|поздрави|с уважение|#)/iu;
/** Most emoji in a text if no number is asked for. */
const MOST = 4;

export function withoutEmoji(text: string): string | null {
  const cleared = text.replace(picture, '');
  if (cleared === text) return null;
  return cleared
    .split('\n')
    .map((line) => line.replace(/ {2,}/gu, ' ').trim())
    .join('\n');
}

/** The sign for a thing that a text names; null if it names none of the known ones. */
export function thingSigns(text: string): string[] {
  return signs.flatMap(([emoji, sign]) => (sign.test(text) ? [emoji] : []));
}

/** A text with signs after the sentences that they go with; null if it has enough of them. */
export function withEmoji(text: string, wanted: number | null): string | null {
  const cleared = withoutEmoji(text) ?? text;
  const parts = cleared.split(/(\n+|(?<=[.!?…]["”“»]?)(?<!(?:лв|г|ч|ул|тел|бр|бул|пл)\.) +)/u);
  const places = parts.flatMap((part, at) =>
    at % 2 === 0 &&
    lettered(/[\p{L}\d]{2}/u).test(part.replace(/\[[^\]]*\]/gu, '')) &&
    !frame.test(part)
      ? [at]
      : [],
  );
  const bodies = places.filter((at) => /[\s]/u.test(parts[at] ?? ''));
  const sites = bodies.length > 0 ? bodies : places;
  if (sites.length === 0) return null;
  const given = new Map<number, string[]>();
  const used = new Set<string>();
  const most = wanted ?? Math.min(MOST, sites.length);
  const add = (at: number, emoji: string) => {
    used.add(emoji);
    given.set(at, [...(given.get(at) ?? []), emoji]);
  };
  for (const round of [0, 1, 2]) {
    for (const at of sites) {
      if (used.size >= most || (wanted === null && given.has(at))) continue;
      const fitting = thingSigns(parts[at] ?? '').find((emoji) => !used.has(emoji));
      if (fitting !== undefined) add(at, fitting);
      else if (round > 0 && wanted !== null) {
        const other = spare.find((emoji) => !used.has(emoji));
        if (other !== undefined) add(at, other);
      }
    }
  }
  if (used.size === 0) add(sites[0] ?? 0, '✨');
  return parts.map((part, at) => withSigns(part, given.get(at) ?? [])).join('');
}

function withSigns(part: string, signsOf: readonly string[]): string {
  if (signsOf.length === 0) return part;
  // A list keeps its dashes, a title its marks.
  return `${part} ${signsOf.join('')}`;
}
