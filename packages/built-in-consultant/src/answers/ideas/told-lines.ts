import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../language/is-english.ts';
import { escapeMarkdown } from '../../text/markdown.ts';
import type { Announced, Shown } from '../../understanding/ideas/told.ts';
import type { Item } from './items.ts';

/** A time at the beginning of what follows the verb. */
const when = lettered(
  /^(?:in|on|from|until|this|next|after|before|през|на|от|в|във|до|след|преди|този|тази|това|идния|идната|следващ\p{L}+) /iu,
);

/** Subject lines and headlines for what is announced, the plainest first. */
export function announcedLines(told: Announced, language: Language): Item[] {
  const { subject, verb, rest, isOpening } = told;
  const isEn = isEnglish[language];
  const own = isEn ? subject.replace(/^(?:my|our|the) /iu, '') : subject;
  const whole = [own, verb, rest].filter(Boolean).join(' ');
  const timed = when.test(rest) ? rest : '';
  const dated = /\d/u.test(timed) ? timed.replace(/^(?:on|from|на|от) /iu, '') : '';
  const named = timed === '' ? own : `${own}, ${timed}`;
  const lines = isEn
    ? [
        capitalised(whole),
        timed && `${capitalised(timed)}: ${own}`,
        isOpening && timed && `Put it in your diary: ${named}`,
        `You read it here first: ${whole}`,
        isOpening && `${capitalised(whole)} – are you in?`,
        `${capitalised(own)}: what you need to know`,
        timed && `${capitalised(own)}? ${capitalised(timed)}.`,
        isOpening && `Save your place: ${named}`,
        isOpening && `${capitalised(named)}: how to book`,
        isOpening && `Would you like to come? ${capitalised(named)}`,
        dated && `One date to remember: ${dated}`,
        isOpening && `You are invited: ${named}`,
        `Please note: ${whole}`,
        verb && `Before you set out: ${whole}`,
        verb && `${capitalised(whole)}: what changes, what stays`,
        `In one line: ${whole}`,
        !verb && `A reminder: ${whole}`,
        !verb && `Today’s subject: ${whole}`,
      ]
    : [
        capitalised(whole),
        timed && `${capitalised(timed)}: ${own}`,
        isOpening && timed && `Отбележете си: ${named}`,
        `Първи научавате: ${whole}`,
        isOpening && `${capitalised(whole)}. Идвате ли?`,
        `${capitalised(own)}: какво трябва да знаете`,
        timed && `${capitalised(own)}? ${capitalised(timed)}.`,
        isOpening && `Запазете си място: ${named}`,
        isOpening && `${capitalised(named)}: как да се запишете`,
        isOpening && `Каним Ви: ${named}`,
        dated && `Една дата за запомняне: ${dated}`,
        `Важно: ${whole}`,
        verb && `Преди да тръгнете: ${whole}`,
        verb && `${capitalised(whole)}: какво се променя и какво остава`,
        `С едно изречение: ${whole}`,
        !verb && `Напомняме: ${whole}`,
        !verb && `Темата днес: ${whole}`,
      ];
  return lines
    .filter((line) => typeof line === 'string' && line !== '')
    .map((line) => ({ ...plain, text: escapeMarkdown(String(line)), post: null }));
}

const plain = { isSpecific: true, usedFields: [] } as const;

type Idea = readonly [title: string, line: string, after: string];

const shownIdeas: Record<Language, Record<Shown['kind'], readonly Idea[]>> = {
  EN: {
    question: [
      ['Let them guess', 'Guess {w}.', 'The answer comes the day after, with a picture.'],
      ['One number', 'This is {w}: [number].', 'Below it the picture that shows it.'],
      ['Somebody from the team', '[Name] shows you {w}.', 'A video of twenty seconds.'],
      ['What people ask', 'People ask us {w}. Here is the answer.', 'Two or three sentences.'],
      ['Why you do it', '{W}, and why we do it that way.', 'One reason is enough.'],
      [
        'What customers notice',
        '{W}: what you notice of it.',
        'One thing that a customer told you.',
      ],
      ['In four pictures', 'See {w}, in four pictures.', 'One step in each.'],
      ['One day', 'One day with us: see {w}.', 'Five shots, each with the time.'],
      ['Once and now', '{W}: what we did differently at first.', 'Say what changed it.'],
    ],
    statement: [
      ['Close up', '{W}.', 'One shot from close up, and no word more.'],
      ['The proof', 'Is it really true that {w}? Watch.', 'A video without a cut.'],
      ['Who does it', '{W}. Today it is [name].', 'One picture of the person at it.'],
      ['How one can tell', '{W}: this is how you can tell.', 'Show [the detail].'],
      ['What it takes', '{W}. That is why it takes [time].', 'A clock in the picture.'],
      ['What people ask', 'People ask whether {w}. Here is the answer.', 'Two sentences.'],
      ['From beginning to end', '{W}, from the first step to the last.', 'Four pictures.'],
    ],
    thing: [
      ['Look closely', '{W}: look closely.', 'Two pictures, no text.'],
      ['Let them guess', '{W}: guess how long it took.', 'The answer comes the day after.'],
      ['Who did it', '{W}: this is who did it.', '[Name], with one sentence.'],
      [
        'What was wanted',
        '{W}: what the customer asked for.',
        'In the customer’s words, if they agree.',
      ],
      ['The hardest part', '{W}: what was hardest.', 'One sentence, one detail.'],
      ['Line by line', '{W}: what it cost, line by line.', 'Four lines.'],
      ['In fifteen seconds', '{W}, in fifteen seconds.', 'A video without a word.'],
      ['Your turn', '{W}: what would you have done?', 'Answer everybody who writes.'],
    ],
  },
  BG: {
    question: [
      ['Нека познаят', 'Познайте {w}.', 'Отговорът – на другия ден, със снимка.'],
      ['Едно число', 'Ето {w}: [число].', 'Отдолу снимката, на която се вижда.'],
      ['Човек от екипа', '[Име] показва {w}.', 'Видео от двайсет секунди.'],
      ['Питат ни', 'Питат ни {w}. Ето отговора.', 'Две-три изречения.'],
      ['Защо го правите', '{W} и защо го правим така.', 'Стига една причина.'],
      [
        'Какво усеща клиентът',
        '{W}: какво усещате от това Вие.',
        'Едно нещо, което Ви е казал клиент.',
      ],
      ['В четири снимки', 'Вижте {w}, в четири снимки.', 'Във всяка – една стъпка.'],
      ['Един ден', 'Един ден при нас: вижте {w}.', 'Пет кадъра, всеки с часа си.'],
      ['Преди и сега', '{W}: какво правехме иначе в началото.', 'Кажете какво го промени.'],
    ],
    statement: [
      ['Отблизо', '{W}.', 'Един кадър отблизо и нито дума повече.'],
      ['Доказателството', 'Наистина ли {w}? Гледайте.', 'Видео без монтаж.'],
      ['Кой го прави', '{W}. Днес това е [име].', 'Една снимка на човека, докато го прави.'],
      ['По какво се познава', '{W}: по това се познава.', 'Покажете [детайла].'],
      ['Колко време отнема', '{W}. Затова отнема [време].', 'Нека в кадъра има часовник.'],
      ['Питат ни', 'Питат ни дали {w}. Ето отговора.', 'Две изречения.'],
      ['От начало до край', '{W}, от първата до последната стъпка.', 'Четири снимки.'],
    ],
    thing: [
      ['Вгледайте се', '{W}: вгледайте се.', 'Две снимки, без текст.'],
      ['Нека познаят', '{W}: познайте колко време отне.', 'Отговорът – на другия ден.'],
      ['Чии са ръцете', '{W}: ето чии ръце стоят зад това.', '[Име], с едно изречение.'],
      ['Какво поиска клиентът', '{W}: какво поиска клиентът.', 'С неговите думи, ако е съгласен.'],
      ['Най-трудното', '{W}: кое беше най-трудно.', 'Едно изречение, един детайл.'],
      ['Ред по ред', '{W}: колко струваше, ред по ред.', 'Четири реда.'],
      ['За петнайсет секунди', '{W}, за петнайсет секунди.', 'Видео без нито дума.'],
      ['Ваш ред е', '{W}: Вие какво бихте направили?', 'Отговорете на всеки, който пише.'],
    ],
  },
};

const reason = /^(?:why|защо) /iu;
/** “How we repair wheels”: no number says it; “how early we begin” has one. */
const manner = /^(?:how (?:we|our|the|i|it|they|you) |как )/iu;
const number = /\[number\]|\[число\]/u;
const unfit = /\[number\]|\[число\]|why we do it|защо го правим/u;

/** Ideas for posts and videos that all show what the request wants to be seen. */
export function shownItems({ kind, words }: Shown, language: Language): Item[] {
  const own = escapeMarkdown(words);
  const isEn = isEnglish[language];
  // A reason has no number, and no other reason.
  const ideas = shownIdeas[language][kind].filter(
    ([, line]) =>
      !(reason.test(words) && unfit.test(line)) && !(manner.test(words) && number.test(line)),
  );
  return ideas.map(([title, line, after]) => {
    const first = line.replace('{W}', capitalised(own)).replace('{w}', own);
    return {
      ...plain,
      text: isEn
        ? `**${title}.** First line: “${first}” ${after}`
        : `**${title}.** Първи ред: „${first}“ ${after}`,
      post: `${first}\n\n[${after.replace(/[[\].]/gu, '')}]`,
    };
  });
}
