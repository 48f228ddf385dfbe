import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { type Framed, framed, whole } from './frame-lines.ts';

/** Questions that the reader can answer, by the subject of the text. */
const questions: Record<Language, readonly (readonly [RegExp, string])[]> = {
  EN: [
    [
      /\b(?:hiring|vacancy|apply|applicants?|job|we are looking for|salary|wage)\b/iu,
      'Is this you, or do you know somebody?',
    ],
    [/\b(?:invoice|payment|paid|overdue)\b/iu, 'When can we expect the payment?'],
    [
      /\b(?:opening|join us|we invite|invit\w*|party|workshop|webinar|tasting|event|concert)\b/iu,
      'Will we see you there?',
    ],
    [
      /\b(?:menu|soup|flavou?rs?|cakes?|bread|loaf|wines?|dishes|cheeses?|beers?|coffee|pizza|pie)\b/iu,
      'Which one will you try first?',
    ],
    [
      /\b(?:call you|meet|appointment|instead\?|move|reschedule|minutes)\b/iu,
      'Does that suit you?',
    ],
    [
      /\b(?:lessons?|classes|courses?|places?|spots?|book|%|discount|off)\b|%/iu,
      'Shall we keep a place for you?',
    ],
    [/\b(?:deliver\w*|order\w*)\b/iu, 'What may we bring you?'],
    [/\b(?:fee|fees|price|prices|cost|pay)\b/iu, 'How do you see it?'],
    [/\b(?:why|because|believe|learned|learnt|years?)\b/iu, 'How do you do it?'],
    [/\b(?:open|shop|new|come)\b/iu, 'When will you drop in?'],
  ],
  BG: [
    [
      /(?:търсим|свободна позиция|кандидат|заплата|обява за работа|на работа)/iu,
      'Вие ли сте или познавате такъв човек?',
    ],
    [/(?:фактура|плащане|неплатен|просрочен)/iu, 'Кога можем да очакваме плащането?'],
    [
      /(?:откриван|канимe|каним|покан|събитие|работилница|уебинар|дегустация|концерт|парти|празненство)/iu,
      'Ще се видим ли там?',
    ],
    [
      /(?:записваме|места|запис|резервир|курс|урок|отстъпк|намалени|%)/iu,
      'Да Ви запазим ли място?',
    ],
    [
      lettered(/(?:хляб|хлеб|меню|супа|торт|вкус|кафе|питк|сирен|вино|бира|десерт|сладк)/iu),
      'Кое ще опитате първо?',
    ],
    [/(?:среща|преместим|час за|удобно|да Ви се обадя|минути)/iu, 'Удобно ли Ви е така?'],
    [/(?:достав|поръч)/iu, 'Какво да Ви донесем?'],
    [/(?:цена|цени|такса|хонорар)/iu, 'Как го виждате Вие?'],
    [/(?:защо|защото|научи|години)/iu, 'А Вие как го правите?'],
    [/(?:отваряме|магазин|нов|елате|заповядайте|работим)/iu, 'Кога ще наминете?'],
  ],
};
const other: Record<Language, string> = { EN: 'What do you think?', BG: 'А Вие какво мислите?' };

/** A text whose last sentence is a question; null if it ends with one. */
export function withQuestion(text: string, language: Language): string | null {
  const parts = framed(text);
  const tags = /\n+(#[^\n]+)$/u.exec(parts.body)?.[0] ?? '';
  const body = tags === '' ? parts.body : parts.body.slice(0, -tags.length);
  // The contact line stays below the question.
  const contact = /\n+\[[^\]\n]+\]\.?$/u.exec(body)?.[0] ?? '';
  return asked(
    contact === '' ? body : body.slice(0, -contact.length),
    `${contact}${tags}`,
    parts,
    language,
  );
}

function asked(body: string, below: string, parts: Framed, language: Language): string | null {
  if (/\?["”“»]?$/u.test(body)) return null;
  const question = questions[language].find(([sign]) => sign.test(body))?.[1] ?? other[language];
  const ended = /[.!…:)\]]$|\p{Extended_Pictographic}$/u.test(body) ? body : `${body}.`;
  const isList = /(?:^|\n)(?:- |\d+\. )[^\n]*$/u.test(ended);
  return whole({
    ...parts,
    body: `${ended}${isList || body.includes('\n') ? '\n\n' : ' '}${question}${below}`,
  });
}
