import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../language/is-english.ts';

const praisingEn =
  'lovely|great|amazing|fantastic|excellent|wonderful|delicious|brilliant|beautiful|superb|awesome|nice|good|perfect|best|fast|quick|friendly|kind|helpful|fresh';
const familyEn =
  'kids|children|son|daughter|husband|wife|partner|family|dog|cat|mum|mother|dad|father|nan|gran|grandmother|grandma|guests|friends|boys|girls';
const kindness: readonly [RegExp, string][] = [
  [/внимателн/u, 'вниманието ни'],
  [/любезн/u, 'любезността ни'],
  [/търпелив/u, 'търпението ни'],
  [/мил(?:и|о)/u, 'милото ни отношение'],
];
const praisingBg =
  '(?:много )?(?:бърз|честн|честен|страхотн|страхотен|чудесн|чудесен|прекрасн|прекрасен|вкусн|вкусен|отличн|отличен|хубав|мил|добр|най-добр|най-вкусн|коректн|точн|качествен|топл|уютн)\\p{L}*|супер|топ|добър';

/** The praise of a good review as a clause to its writer: “your kids fight over the crust”; empty if none is found. */
export function praisedIn(quote: string, language: Language): string {
  return isEnglish[language] ? praisedEn(quote) : praisedBg(quote);
}

function praisedEn(quote: string): string {
  const liked = lettered(
    `(?:^|[.,!;] )(?:(?:the|such|really|very|what) )*(?:an? )?(?:${praisingEn}) ((?!(?:with|to|and|at|as)(?!\\p{L}))[\\p{L}-]+(?: (?:repair|service|staff|food|cake|class|work|room|garden))?)(?=[.,!;]| and |$)`,
    'iu',
  ).exec(quote)?.[1];
  const ofFamily = lettered(
    `(?<!\\p{L})(?:my|our) ((?:${familyEn}) (?!(?:and|or|who)(?!\\p{L}))\\p{L}+(?: [^.,!;]{2,60})?)(?=[.,!;]|$)`,
    'iu',
  ).exec(quote)?.[1];
  const toFamily = lettered(
    `(?<!\\p{L})(kind|gentle|patient|careful|lovely|friendly|good|nice|great) (?:with|to) (?:my|our) (${familyEn})(?!\\p{L})`,
    'iu',
  ).exec(quote);
  const ofPerson = lettered(
    `^(\\p{Lu}\\p{Ll}+) (?:was|is) (?:(?:so|really|very|absolutely) )?(?:${praisingEn})`,
    'u',
  ).exec(quote)?.[1];
  const clauses = [
    ofPerson === undefined || /^(?:It|This|That|Everything|Service|Food)$/u.test(ofPerson)
      ? ''
      : `you were happy with ${ofPerson}`,
    toFamily === null ? '' : `your ${toFamily[2] ?? ''} felt well looked after`,
    liked === undefined ? '' : `you liked our ${liked}`,
    ofFamily === undefined
      ? ''
      : `your ${ofFamily.replace(lettered(/(?<!\p{L})(?:my|our)(?!\p{L})/giu), 'your')}`,
  ];
  return clauses.filter(Boolean).join(' and that ');
}

function praisedBg(quote: string): string {
  const toFamily = lettered(
    /(\p{L}+) (?:бяха |са )?(?:с|към) (\p{L}+(?: \p{L}+)?) (?:ми|ни)(?!\p{L})/iu,
  ).exec(quote);
  const trait = kindness.find(([sign]) => sign.test((toFamily?.[1] ?? '').toLowerCase()))?.[1];
  if (toFamily !== null && trait !== undefined)
    return `сте усетили ${trait} към ${toFamily[2] ?? ''} Ви`;
  const named = lettered(
    `(?<!\\p{L})(?:${praisingBg}) (\\p{Ll}{3,})((?: на| за) \\p{Ll}{3,})?`,
    'giu',
  );
  const things = [...quote.matchAll(named)]
    .slice(0, 2)
    .map(([, noun = '', of = '']) => `${definite(noun)}${of}`);
  if (things.length === 0) return '';
  return `сте останали доволни от ${things.join(' и от ')}`;
}

/** „ремонт“ → „ремонта“, „цена“ → „цената“. */
function definite(noun: string): string {
  if (/(?:а|я|ост|и)$/u.test(noun)) return noun.endsWith('и') ? `${noun}те` : `${noun}та`;
  return /[ое]$/u.test(noun) ? `${noun}то` : `${noun}а`;
}
