import { asksFamiliar, familiarForms, smallPoliteForms } from '@savet/text/address-forms';
import { lettered } from '@savet/text/lettered';
import { phrases } from '@savet/text/phrases';
import { searchFor } from '@savet/text/search/search';
import type { CheckedText } from '../checked-text.ts';
import type { Mark } from '../finding.ts';
import { keepCase } from '../language/keep-case.ts';
import { mark, marksOf, marksOfMatches } from '../rule.ts';

/** Capital pronouns address one person; small ones may address several. */
const capitalPolite = lettered(
  /(?<![\p{L}\p{N}])(?:Вие|Вас|Вам|Ви|Ваш(?:ият?|а|ата|е|ето|и|ите)?)(?![\p{L}\p{N}])/gu,
);
const politeImperative = lettered(
  phrases`\p{L}{2,}(?:ай|яй|й)те | елате | вижте | пишете | изберете | вземете | кажете | обадете се | запазете | поръчате
  \p{L}*(?:нос|пиш|прав|мисл|говор|тръгн|спр|седн|хван|натисн|слож|остав|погледн|прочет|върн|намер|плат|помогн|пусн|влез|излез|изпрат|донес|реш|купе|побърз|направ)ете`
    .source,
  'giu',
);
/** „да дойдете“: no noun follows these words. */
const politeVerb = lettered(
  /(?<=(?<!\p{L})(?:да|ще|може да) )\p{L}{2,}(?:[еия]те|ате)(?!\p{L})/giu,
);
const asksPolite = lettered(/(?<!\p{L})на\s+[„“‚‘"'«]?вие(?!\p{L})|учтив|официал|вежлив/iu);
const casual = searchFor(
  phrases`мерси | ок | окей | хей | йо | здрасти | здравей | чао | кеф | яко | готин(?:о|а|и)? | пич | баце | айде | бе | ей`,
);
/** What a formal voice says instead. */
const formal: Readonly<Record<string, string>> = {
  ...{ мерси: 'благодаря', ок: 'добре', окей: 'добре', айде: 'хайде', чао: 'довиждане' },
  ...{ хей: 'здравейте', здрасти: 'здравейте', здравей: 'здравейте' },
  ...{ готин: 'хубав', готина: 'хубава', готино: 'хубаво', готини: 'хубави' },
};
const polite: Readonly<Record<string, string>> = {
  ...{
    ти: 'Вие',
    теб: 'Вас',
    тебе: 'Вас',
    твой: 'Ваш',
    твоя: 'Вашия',
    твоят: 'Вашият',
    твоето: 'Вашето',
  },
  ...{ твое: 'Ваше', твоята: 'Вашата', твои: 'Ваши', твоите: 'Вашите' },
};

/** Forms that follow no rule, in both directions. */
const irregular: readonly (readonly [string, string])[] = [
  ...([
    ['ела', 'елате'],
    ['виж', 'вижте'],
    ['дръж', 'дръжте'],
    ['стой', 'стойте'],
  ] as const),
  ...([
    ['вземи', 'вземете'],
    ['бъди', 'бъдете'],
    ['излез', 'излезте'],
    ['влез', 'влезте'],
  ] as const),
  ...([
    ['пиши', 'пишете'],
    ['избери', 'изберете'],
    ['кажи', 'кажете'],
  ] as const),
  ...([
    ['запази', 'запазете'],
    ['обади се', 'обадете се'],
  ] as const),
];
const politeOf: Readonly<Record<string, string>> = Object.fromEntries(irregular);
const familiar: Readonly<Record<string, string>> = {
  ...Object.fromEntries(irregular.map(([one, many]) => [many, one])),
  ...{ вас: 'теб', ваш: 'твой', вашия: 'твоя', вашият: 'твоят', ваша: 'твоя', вашата: 'твоята' },
  ...{ ваше: 'твое', вашето: 'твоето', ваши: 'твои', вашите: 'твоите' },
};

/** Either „ти“, if the tone asks for it, or the polite form with capitals. */
export function bulgarianAddress(checked: CheckedText, tone: string, isFormal: boolean): Mark[] {
  const { own } = checked;
  if (asksFamiliar.test(tone)) return politeMarks(own);
  const field = asksPolite.test(tone) ? 'toneOfVoice' : null;
  const familiar = familiarForms(own, checked.words).map(({ form, start }) =>
    mark(start, start + form.length, field, { fix: politeForm(form), detail: form }),
  );
  const small = smallPoliteForms(own, checked.words).map(({ form, start }) =>
    mark(start, start + form.length, field, {
      fix: form.charAt(0).toUpperCase() + form.slice(1),
      detail: form,
    }),
  );
  const words = isFormal
    ? marksOfMatches(casual(checked.words), ({ 0: form, index }) =>
        mark(index, index + form.length, 'toneOfVoice', { fix: formally(form), detail: form }),
      )
    : [];
  return [...familiar, ...small, ...words];
}

function formally(form: string): string | null {
  const words = formal[form.toLowerCase()];
  return words === undefined ? null : keepCase(form, words);
}

function politeMarks(own: string): Mark[] {
  return [capitalPolite, politeImperative, politeVerb].flatMap((pattern) =>
    marksOf(own, pattern, ({ 0: form, index }) =>
      mark(index, index + form.length, 'toneOfVoice', {
        fix: familiarForm(form),
        detail: form,
      }),
    ),
  );
}

/** „Опитайте“ → „опитай“; null where another word has to change, too: „Вие сте“. */
function familiarForm(form: string): string | null {
  const lower = form.toLowerCase();
  const known = familiar[lower];
  if (known !== undefined) return keepCase(form, known);
  if (/[ая]йте$/.test(lower)) return form.slice(0, -2);
  return /(?:[еия]те|ате)$/.test(lower) && form === lower ? `${form.slice(0, -2)}ш` : null;
}

/** “Опитай” → „опитайте“, „имаш“ → „имате“; null for forms that follow no rule. */
function politeForm(form: string): string | null {
  const lower = form.toLowerCase();
  const pronoun = polite[lower];
  if (pronoun !== undefined) return pronoun;
  const known = politeOf[lower];
  if (known !== undefined) return keepCase(form, known);
  if (/(?:ай|яй)$/.test(lower)) return `${form}те`;
  if (/(?:еш|иш|аш|яш)$/.test(lower)) return `${form.slice(0, -1)}те`;
  return /[чшжщстдлнрв]и$/.test(lower) ? keepCase(form, `${lower.slice(0, -1)}ете`) : null;
}
