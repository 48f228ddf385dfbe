import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../../language/is-english.ts';
import { isStatement } from '../../../understanding/whole-text/moves/told.ts';
import { spokenSentence } from '../composed/spoken-sentence.ts';

type Turn = readonly [RegExp, string];

/** Past forms that don’t end in “-ed”. */
const past =
  "paid|came|got|told|sent|gave|made|left|took|wrote|bought|said|went|did|didn[’']t|kept|found|brought|let|put|read|ran|met|chose|spoke|knew|held|built|won|lost|asked";
const before: Record<Language, readonly Turn[]> = {
  EN: [
    [lettered(`(?<!\\p{L})(?:he|she|they) (?=(?:${past})(?!\\p{L}))`, 'giu'), 'you '],
    [
      /^next (?:one |training |class |delivery )?(?:is )?(?:(?:on|at|in) )?(?=(?:\p{Lu}\p{Ll}+day|(?:the )?\d))/u,
      'the next one is on ',
    ],
    [/^(?:the )?(first|last) (rise|increase|change|time)(?= in)/iu, 'this is the $1 $2'],
    [
      lettered(
        /^(driver|courier|baker|printer|supplier|developer|teacher|builder|machine|oven|system|van|boiler) (?=\p{L}+ed |\p{L}+ (?:up|the|our) )/iu,
      ),
      'the $1 ',
    ],
    [lettered(/^(other|last|first|next|previous|final|only|same) (?=\p{L})/iu), 'the $1 '],
    [lettered(/^(\p{L}+|\d+) years with us$/iu), 'you have been with us for $1 years'],
    [/^give (?:them|him|her|everyone) /iu, 'we would like to give you '],
    [/^offer (?:them|him|her) /iu, 'we would like to offer you '],
    [/^never (?=late|ill|sick|absent)/iu, 'you were never '],
    [/^next (?:one )?(?=(?:on|at|in) )/iu, 'the next one is '],
    [/^for paying /iu, 'you paid '],
    [/^for recommending us /iu, 'you recommended us '],
  ],
  BG: [
    [/^следващ(а|ата|о|ото|ия|ият)?(?: доставка)? (?=(?:в|във|на|от) )/iu, 'следващата е '],
    [lettered(/^(?:дай(?:те)?|предложи|предложете)(?: им| му| ѝ)? (?=\p{L})/iu), 'предлагаме Ви '],
    [/^(?:те )?могат да /iu, 'могат да '],
    [/^за (?:пръв|първи) път (?=от|за)/iu, 'това е за пръв път '],
    [
      /^((?:нито веднъж не |никога не |винаги )?)(закъсня|помага|стигна|участва|кандидатства|помогна|избра|плати|изпрати|поръча|препоръча|остави|написа|работи|чака|взе|изчака|довери|подкрепи)(?= |$)/iu,
      '$1$2хте',
    ],
    [/^дойде(?= )/iu, 'дойдохте'],
    [/^даде(?= )/iu, 'дадохте'],
    [/^беше (?=до|сред|между|с нас|при нас)/iu, 'бяхте '],
    [lettered(/^(\p{L}+|\d+) години с нас$/iu), 'вече $1 години сте с нас'],
    [lettered(/^(\p{L}+|\d+) години клиент(?:и)?$/iu), 'вече $1 години сте наш клиент'],
    [/^(?:за това,? )?(?:че )?(?:е|са) с нас/iu, 'сте с нас'],
    [/^приспадаме (?=таксата)/iu, 'приспадаме '],
    [lettered(/(?<!\p{L})обезщетение (?=\d)/iu), 'обезщетение от '],
    [lettered(/(?<!\p{L})препоръча ни(?!\p{L})/iu), 'препоръчахте ни'],
    [lettered(/(?<!\p{L})ни препоръча(?!\p{L})/iu), 'ни препоръчахте'],
    [lettered(/(?<!\p{L})плати(?= (?:\p{L}+ )*(?:по-рано|навреме|предварително))/iu), 'платихте'],
  ],
};
/** Money as one writes it to others. */
const tidy: readonly Turn[] = [
  [lettered(/(\d) ?лв(?!\.|\p{L})/giu), '$1 лв.'],
  [lettered(/(?<!\p{L})(raise the (?:\p{L}+ )?(?:rent|price|fee)) (?=\d+ ?%)/giu), '$1 by '],
];

/** A clause as its writer says it to the reader, as a sentence. */
export function spoken(clause: string, language: Language, isToReader = true): string {
  const isSelf =
    lettered(/(?<!\p{L})(?:i|my|me)(?!\p{L})/iu).test(clause) &&
    !lettered(/(?<!\p{L})(?:we|our|us)(?!\p{L})/iu).test(clause);
  const turned = before[language].reduce(
    (text, [from, to]) => text.replace(from, to),
    tidied(clause),
  );
  // “Opening hours” open nothing.
  if (/^(?:opening|closing) (?:hours|times?|days?)/iu.test(turned))
    return ended(`${capitalised(turned)}.`);
  const said = spokenSentence(turned, { language, isSelf, isToReader });
  return ended(said);
}

function tidied(clause: string): string {
  return tidy.reduce((text, [from, to]) => text.replace(from, to), clause);
}

function bareOf(text: string): string {
  return text.replace(/[\s.]+$/u, '').toLowerCase();
}

/** A sentence with one mark at its end: „3,50 лв.“ has it. */
export function ended(text: string): string {
  return text.replace(/((?:лв|ч|г)\.)\.$/u, '$1');
}

/** An order to the reader, or what we do, is a sentence however short. */
const deeds: Record<Language, RegExp> = {
  EN: lettered(
    /^(?:please|apply|call|write|ring|book|order|send|come|join|visit|email|reply|bring|fill|collect|pick|message|dm|we|i) \p{L}/iu,
  ),
  BG: lettered(
    /^(?:(?:моля|пишете|обадете|звъннете|звънете|елате|заповядайте|кандидатствайте|донесете|напълнете|вземете|за запитвания)(?!\p{L})|(?:(?:не|ще|вече|също) )*\p{L}{2,}(?:ме|хме|йте|хте)(?!\p{L}))/iu,
  ),
};

export function isSaid(clause: string, language: Language): boolean {
  return deeds[language].test(clause) || isStatement(clause, language);
}

const condition = lettered(
  /^(?:if|as long as|provided|unless|стига|при условие|ако)(?!\p{L})(?!.*,)/iu,
);

/** Sentences as they are; runs of notes are one sentence each. */
export function inSentences(
  clauses: readonly string[],
  language: Language,
  isToReader = true,
): string {
  const sentences: { text: string; isNote: boolean }[] = [];
  for (const clause of clauses) {
    // A condition goes on with what it is for.
    const before = sentences.at(-1);
    if (condition.test(clause) && before !== undefined) {
      before.text = `${before.text.replace(/(?<!лв|ч|г)\.$/u, '')}, ${small(spoken(clause, language, isToReader))}`;
      continue;
    }
    const own = spoken(clause, language, isToReader);
    const isNote = !isSaid(clause, language) && bareOf(own) === bareOf(tidied(clause));
    const last = sentences.at(-1);
    if (isNote && last?.isNote === true)
      last.text = ended(`${last.text.replace(/(?<!лв|ч|г)\.$/u, '')}, ${small(own)}`);
    else sentences.push({ text: own, isNote });
  }
  return sentences.map(({ text }) => capitalised(text)).join(' ');
}

/** In the middle of a sentence; names, months and “I” stay. */
export function small(text: string): string {
  const [first = ''] = lettered(/^\p{L}+/u).exec(text) ?? [];
  if (first === 'I' || !/^\p{Lu}\p{Ll}+$/u.test(first)) return text;
  return english.test(first) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

const english =
  /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)$/u;

export function withArticle(noun: string, language: Language): string {
  if (
    !isEnglish[language] ||
    /^(?:the|our|my|an?|his|her|your|this|\d|[“"„\p{Lu}]|(?:taste|try|celebrate|see|join|visit|meet|hear|come|watch|discuss|open) )/u.test(
      noun,
    )
  )
    return noun;
  return `the ${noun}`;
}
