import { lettered } from '@savet/text/lettered';

/** Sentences about one reader or several that were not turned to them: „Може да го вземе“, „Да се запишат“, „Дариха ни“. */
const unturned = [
  // “Their photos are ready”, „Можете да го вземе“
  /(?:^|[.!?]\s+|\n)Their [a-z]/u,
  lettered(/[Мм]ожете да (?:(?:го|я|ги|си|ни|ми|се) )*\p{Ll}{2,}(?<!т)[еи](?!\p{L})/u),
  lettered(
    /(?:^|[.!?]\s+|\n)(?:Може|Могат|Нека) да (?:(?:го|я|ги|си|ни|ми|се) )+\p{Ll}{2,}(?:(?<!т)е|и|ат|ят)(?= (?:до|от|на|в|във|след|при|с|утре|днес|за)(?!\p{L})|[.,!])(?<!(?:се) \p{Ll}+)/u,
  ),
  lettered(
    /(?:^|[.!?]\s+|\n)Да (?:не )?(?:(?:се|си|го|я|ги|ни|ми) )*\p{Ll}{3,}(?:ат|ят)(?!\p{L})/u,
  ),
  lettered(
    /(?:^|[.!?]\s+|\n|[,:] )(?:Дари|Изпрати|Препоръча|Помогна|Подкрепи|Поръча|Купи|Избра|Плати|Предложи|Докара|Направи|Дойдо)ха(?= (?:ни|ми)(?!\p{L}))/iu,
  ),
];

/** „държихте“ of „който държи“: a lasting state as something past. */
const asPast = lettered(
  /(?<!\p{L})(държи|работи|прави|живее|води|върти|търси|управлява|продава|предлага|произвежда|организира|пече|шие|преподава|ръководи|отговаря|поддържа|внася|развива|има)хте(?!\p{L})/giu,
);
/** “You always pay late”: a remark about the reader, which was not meant for the text. */
const remark = lettered(
  /(?:^|[.!?]\s+|\n)You (?:always|never|often|usually|constantly|keep \p{L}+ing|tend to) (?:pay|come|cancel|complain|forget|argue|reply|answer|are|call|want|ask|miss|haggle|change)(?!\p{L})|(?:^|[.!?]\s+|\n|but |and )[Yy]ou(?:[’']re| are) (?:a |an )?(?:very |really |quite )?(?:good|nice|old|loyal|difficult|important|great|touchy|big) (?:client|customer|man|woman|lady|guy|person|tenant|supplier)s?(?: (?:so|and|but)(?!\p{L})|[.,])/u,
);
const ofOther = lettered(
  /(?<!\p{L})(?:he|she|they)(?:[’']s|[’']re| is| are| always| never| often| usually| keeps?)(?!\p{L})/iu,
);

/** Whether a letter speaks about its reader instead of to them, or puts a lasting state of theirs into the past tense. */
export function hasUnturnedVerb(
  { greeting, body }: { greeting: string; body: string },
  given: string,
): boolean {
  if (remark.test(body) && ofOther.test(given)) return true;
  const low = given.toLowerCase();
  const isPast = [...body.matchAll(asPast)].some(([form, verb = '']) => {
    const present = lettered(`(?<!\\p{L})${verb.toLowerCase()}т?(?!\\p{L})`, 'u');
    return !low.includes(form.toLowerCase()) && present.test(low);
  });
  return isPast || (greeting !== '' && unturned.some((sign) => sign.test(`\n${body.trim()}`)));
}
