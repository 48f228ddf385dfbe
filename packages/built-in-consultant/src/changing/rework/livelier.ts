import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../language/is-english.ts';
import { framed, greetedIn, whole } from './frame-lines.ts';

type Hook = readonly [RegExp, (found: readonly string[]) => string];

/** Opening lines by the subject of the text. None of them is a claim. */
const hooks: Record<Language, readonly Hook[]> = {
  EN: [
    [/\b(?:birthday|wedding)\b/iu, () => 'Something to celebrate?'],
    [
      /\b(?:we are hiring|hiring|looking for|vacancy|apply|job|interested\?)/iu,
      () => 'Is this your next job?',
    ],
    [
      /\bonly (\d+) (places|spots|seats)/iu,
      ([, count = '', kind = '']) => `Only ${count} ${kind} – is one of them yours?`,
    ],
    [
      /\b(\d{1,2} ?%) off\b/iu,
      ([, off = '']) => `${off.replace(' ', '')} off? You read that right.`,
    ],
    [
      /\b(?:free) (?!of|from)([a-z]+)\b/iu,
      ([, thing = '']) => `A free ${thing.toLowerCase()}? Yes, really.`,
    ],
    [/\b(?:opening|we open|opens|we are opening)\b/iu, () => 'The door is about to open!'],
    [
      /\bon (Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/u,
      ([, day = '']) => `Any plans for ${day}?`,
    ],
    [
      /\b(?:bread|loaf|cake|soup|menu|pie|pizza|coffee|lunch|breakfast|croissants?)\b/iu,
      () => 'Hungry?',
    ],
    [/\b(?:price|prices|increase|invoice|sorry|apolog\w*|unfortunately|closed)\b/iu, () => ''],
    [/\bnew\b/iu, () => 'Guess what’s new?'],
    [/./u, () => 'Have you heard?'],
  ],
  BG: [
    [/(?:рожден|сватб)/iu, () => 'Имате повод за празник?'],
    [
      /(?:търсим|обява за работа|заплата|интересувате ли се)/iu,
      () => 'Това ли е следващата Ви работа?',
    ],
    [/само (?:за )?(\d+) места/iu, ([, count = '']) => `Само ${count} места – кое е Вашето?`],
    [
      /(\d{1,2} ?%) (?:отстъпка|намаление|по-евтин)/iu,
      ([, off = '']) => `${off.replace(' ', '')} отстъпка? Да, правилно прочетохте.`,
    ],
    [/(?:цените|поскъп|увеличени|фактура|съжал|извин|затворен|няма да работ)/iu, () => ''],
    [
      /безплат(?:ен|на|но|ни) ([а-я]+)/iu,
      ([whole = '']) => `${whole.charAt(0).toUpperCase()}${whole.slice(1)}? Да, наистина.`,
    ],
    [/(?:отваряме|откриваме|откриване)/iu, () => 'Вратите се отварят!'],
    [
      /(?:в|във) (понеделник|вторник|сряда|четвъртък|петък|събота|неделя)/iu,
      ([, day = '']) => `Имате ли планове за ${day}?`,
    ],
    [/(?:хляб|хлеб|торт|супа|меню|пица|кафе|обяд|закуск|сирен|питк)/iu, () => 'Огладняхте ли?'],
    [lettered(/(?<!\p{L})нов(?:а|о|и|ия|ото|ата|ите)?(?!\p{L})/iu), () => 'Познайте какво ново!'],
    [/./u, () => 'Чухте ли вече?'],
  ],
};
const ends: Record<Language, readonly (readonly [RegExp, string])[]> = {
  EN: [
    [/\b(?:hiring|apply|job|vacancy)\b/iu, 'Write to us today!'],
    [/\b(?:open|opening|come|shop|invite|tasting|event|party)\b/iu, 'See you there!'],
    [/\b(?:book|places|spots|until|till|only)\b/iu, 'Don’t wait too long!'],
    [/\b(?:order\w*|deliver\w*|loaf|slice)\b/iu, 'Order yours!'],
    [/./u, 'See you soon!'],
  ],
  BG: [
    [/(?:търсим|заплата|обява)/iu, 'Пишете ни още днес!'],
    [/(?:само|места|записваме|до края|отстъпка)/iu, 'Не отлагайте!'],
    [/(?:поръч|достав)/iu, 'Поръчайте своя!'],
    [/(?:отвар|магазин|елате|заповядай|каним|дегустация|работим)/iu, 'Чакаме Ви!'],
    [/./u, 'До скоро!'],
  ],
};
const contractions: readonly (readonly [RegExp, string])[] = [
  [lettered(/(?<!\p{L})(w|W)e are(?!\p{L})/gu), '$1e’re'],
  [lettered(/(?<!\p{L})(w|W)e have(?= (?:a|new|two|three|some|just|our))/gu), '$1e’ve got'],
  [lettered(/(?<!\p{L})(y|Y)ou are(?!\p{L})/gu), '$1ou’re'],
  [lettered(/(?<!\p{L})(i|I)t is(?!\p{L})/gu), '$1t’s'],
  [lettered(/(?<!\p{L})(do|does|is|are) not(?!\p{L})/gu), '$1n’t'],
];

/** A text for many readers with a question before it and a call at its end; null for letters and bad news. */
export function livelier(text: string, language: Language): string | null {
  const parts = framed(text);
  const isLetter = parts.head !== '' || greetedIn(parts.body) !== '';
  if (isLetter || parts.body === '') return null;
  const found = hooks[language].find(([sign]) => sign.test(parts.body));
  const hook = found === undefined ? '' : found[1](found[0].exec(parts.body) ?? []);
  if (hook === '' || parts.body.startsWith(hook)) return null;
  const once = withoutDay(parts.body, hook);
  const told = isEnglish[language]
    ? contractions.reduce((said, [from, to]) => said.replace(from, to), once)
    : once;
  const isAsking = /\?["”“»]?$/u.test(told) || told.endsWith('!');
  const call = isAsking ? '' : (ends[language].find(([sign]) => sign.test(told))?.[1] ?? '');
  const gap = told.includes('\n') || told.startsWith('**') ? '\n\n' : ' ';
  const ended =
    /[.!?…:)\]]$|\p{Extended_Pictographic}$/u.test(told) || gap === '\n\n' ? told : `${told}.`;
  return whole({ ...parts, body: [hook, ended, call].filter(Boolean).join(gap) });
}

const asksDay = lettered(/(?:plans for|планове за) (\p{L}+)\?/u);

/** “Any plans for Sunday?” has named the day. */
function withoutDay(text: string, hook: string): string {
  const day = asksDay.exec(hook)?.[1];
  if (day === undefined) return text;
  return text.replace(lettered(` (?:on|в|във) ${day}(?= (?!(?:and|or|и|или|to|до) ))`, 'iu'), '');
}
