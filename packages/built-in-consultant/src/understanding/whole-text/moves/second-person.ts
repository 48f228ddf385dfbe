import { lettered } from '@savet/text/lettered';

/** Forms that the rule below gets wrong. */
const irregular: Readonly<Record<string, string>> = {
  ...{ е: 'сте', са: 'сте', има: 'имате', иска: 'искате', няма: 'нямате' },
  ...{ вземе: 'вземете', приеме: 'приемете', наеме: 'наемете' },
  ...{ държат: 'държите', спят: 'спите', стоят: 'стоите' },
};

/** „Плати“, „платят“ → „платите“: a verb of the third person, spoken to its reader; null for any other form. */
export function secondPerson(verb: string): string | null {
  const low = verb.toLowerCase();
  const known = irregular[low];
  if (known !== undefined) return known;
  if (/(?:м|ме|ш|те|х|хме|хте)$/u.test(low)) return null;
  // „Попълват“, „разгледат“ have the vowel of „попълвате“.
  if (/(?:[вгщк]|лед|ръч|ит|уш)ат$/u.test(low)) return `${low}е`;
  if (low.endsWith('ат')) return `${low.slice(0, -2)}ете`;
  if (/[аеоу]ят$/u.test(low)) return `${low.slice(0, -2)}ете`;
  if (low.endsWith('ят')) return `${low.slice(0, -2)}ите`;
  // „Изпратя“, „кажа“ are said by the writer.
  return /[еи]$|(?:ва|ща|жда|ига|леда|ита|ира|аря|еря|еня)$/u.test(low) ? `${low}те` : null;
}

const short = '(?:(?:се|си|ни|ми|го|я|ги|им|му|ѝ|Ви) )*';
const clause = lettered(`(?<!\\p{L})(да )((?:не )?${short})(\\p{L}+)`, 'gu');
const ability = lettered(
  /(?<!\p{L})(може|могат|трябва|желае|желаят|иска|искат|успее|успеят)(?= да (?!се))(?!\p{L})/gu,
);
const able: Readonly<Record<string, string>> = {
  ...{ може: 'можете', могат: 'можете', трябва: 'трябва', желае: 'желаете', желаят: 'желаете' },
  ...{ иска: 'искате', искат: 'искате', успее: 'успеете', успеят: 'успеете' },
};
const condition = lettered(
  /(?<!\p{L})(ако|когато|щом|дали|кога|колко|къде|какво) ((?:не )?(?:ще )?(?:(?:се|си|ни|ми|го|я|ги) )*)(\p{Ll}+[еиаят])(?= |[.,;!?]|$)/giu,
);

/** „Да се обадят, ако не могат да дойдат“ → „да се обадите, ако не можете да дойдете“. */
export function toSecondPerson(text: string): string {
  const verbs = (whole: string, start: string, between: string, verb: string) => {
    const turned = secondPerson(verb);
    return turned === null ? whole : `${start}${between}${turned}`;
  };
  return text
    .replace(ability, (word) => able[word] ?? word)
    .replace(clause, verbs)
    .replace(condition, (whole, start: string, between: string, verb: string) =>
      secondPerson(verb) !== null && /[ея]т?$|ат$/u.test(verb)
        ? `${start} ${between}${secondPerson(verb) ?? verb}`
        : whole,
    );
}
