import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';

const marks = lettered(
  /(?:(?<!(?<!\p{L})(?:лв|ч|г|бр|hr|hrs|incl|approx)(?=\.\s+[^\p{Lu}]))(?<!(?<!\p{L})(?:гр|кв|ул|бул|ст|тел|ап|ет|кат|д-р|No|no|Dr|Mr|Mrs|Ms|St))[.!?]+|[;,])(?:\s+|$)|\s[-–—]+\s|(?<!\d):\s+|\n+/gu,
);

/** A new clause without a mark before it: the name of the sender, or a telephone number. */
const unmarked: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!(?<!\p{L})(?:new|our|my|by|the|please|or|and|to))\s+(?=(?:(?:i[’']m|im|i am|my name is) \p{Lu}|(?:tel|phone|call|ring)\.?:? \+?\d[\d ]{6,}))/gu,
  ),
  BG: lettered(
    /(?<!(?<!\p{L})(?:нов|новия|стария|на|ни|ми|по))\s+(?=(?:(?:аз съм|казвам се) \p{Lu}|(?:тел|телефон|tel)\.?:? \+?\d[\d ]{6,}))/gu,
  ),
};

/** A colleague whose name follows. */
const ofOurs = lettered(
  /(?<!\p{L})(?:first|new|colleague|apprentice|нов(?:ия|ата|ият)?|първи(?:я|ят)|първата|колега|колежка|колегата|колежката)(?!\p{L})[^,]*$/iu,
);

/** Words that continue the clause before them. */
const goesOn: Record<Language, RegExp> = {
  EN: lettered(
    /^(?:because|cos|as (?:we|i|it|the|they)|so|but|and|or|who|which|that|otherwise|until|then)(?!\p{L})/iu,
  ),
  BG: lettered(
    /^(?:защото|понеже|тъй като|за да|но|а(?= )|и|или|че|затова|иначе|ко(?:й|я|е|и)то(?! (?:иска|желае|не|има|може))|докато)(?!\p{L})/iu,
  ),
};

export interface Cut {
  text: string;
  /** Whether a full stop, a dash or a colon stands before it. */
  isApart: boolean;
}

/** The clauses of a request as its marks divide it. */
export function clausesOf(request: string, language: Language): Cut[] {
  const found: Cut[] = [];
  let from = 0;
  let isApart = true;
  const add = (to: number) => {
    const whole = request.slice(from, to);
    for (const [at, part] of whole.split(unmarked[language]).entries()) {
      const text = part.trim().replace(/^[\s,;.:–-]+|(?<![\s,;.!?:–-])[\s,;.!?:–-]+$/gu, '');
      const last = found.at(-1);
      if (!lettered(/[\p{L}\d]/u).test(text)) continue;
      // “We hired our first designer, Mira”
      const isNamed = /^\p{Lu}\p{Ll}+$/u.test(text) && last !== undefined && ofOurs.test(last.text);
      if (last !== undefined && !isApart && at === 0 && (isNamed || goesOn[language].test(text)))
        last.text += `, ${text}`;
      else found.push({ text, isApart: isApart && at === 0 });
    }
  };
  for (const mark of request.matchAll(marks)) {
    add(mark.index);
    from = mark.index + mark[0].length;
    isApart = !/^[,;]/.test(mark[0]);
  }
  add(request.length);
  return found;
}
