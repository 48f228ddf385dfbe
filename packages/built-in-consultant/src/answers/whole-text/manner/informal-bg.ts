import { lettered } from '@savet/text/lettered';

/** Words of our texts to one reader in the polite form, and in the familiar one. */
const familiar: readonly [RegExp, string][] = [
  [lettered(/(?<!\p{L})Здравейте(?!\p{L})/gu), 'Здравей'],
  [
    lettered(
      /(?<!\p{L})(напомняме|пишем|изпращаме|връщаме|предлагаме|благодарим|пожелаваме|даваме) Ви(?!\p{L})/giu,
    ),
    '$1 ти',
  ],
  [lettered(/(?<!\p{L})(каним|очакваме|поздравяваме|молим|уведомяваме) Ви(?!\p{L})/giu), '$1 те'],
  [lettered(/(?<!\p{L})(да) Ви (поканим|видим|чуем|посрещнем)(?!\p{L})/giu), '$1 те $2'],
  [lettered(/(?<!\p{L})Ви (очакваме|каним|молим)(?!\p{L})/gu), 'те $1'],
  [lettered(/(?<=\p{L}(?:та|то|ят|ът|ия|те|а)) Ви(?!\p{L})/gu), ' ти'],
  [lettered(/(?<!\p{L})Ви(?= \p{L})/gu), 'ти'],
  [lettered(/(?<!\p{L})Вас(?!\p{L})/gu), 'теб'],
  [lettered(/(?<!\p{L})Ваш(ия(?:т)?|ата|ето|ите)(?!\p{L})/gu), 'тво$1'],
  [lettered(/(?<!\p{L})можете(?!\p{L})/giu), 'можеш'],
  [lettered(/(?<!\p{L})дойдете(?!\p{L})/gu), 'дойдеш'],
  [lettered(/(?<!\p{L})имате(?!\p{L})/gu), 'имаш'],
  [lettered(/(?<!\p{L})искате(?!\p{L})/gu), 'искаш'],
  [lettered(/(?<!\p{L})сте(?!\p{L})/gu), 'си'],
  [lettered(/(?<!\p{L})([Оо])бадете се(?!\p{L})/gu), '$1бади се'],
  [lettered(/(?<!\p{L})([Кк])ажете(?!\p{L})/gu), '$1ажи'],
  [lettered(/(?<!\p{L})([Пп])ишете(?!\p{L})/gu), '$1иши'],
  [lettered(/(?<!\p{L})([Оо])тговорете(?!\p{L})/gu), '$1тговори'],
  [lettered(/(?<!\p{L})([Пп])реведете(?!\p{L})/gu), '$1реведи'],
  [lettered(/(?<!\p{L})([Зз])аповядайте(?!\p{L})/gu), '$1аповядай'],
  [lettered(/(?<!\p{L})([Ее])лате(?!\p{L})/gu), '$1ла'],
];
/** Polite forms that may be left after that. */
const polite = lettered(
  /(?<!\p{L})(?:Ви|Вас|Вие|Ваш\p{L}*|Уважаем\p{L}*)(?!\p{L})|(?<!\p{L})\p{L}{2,}(?:йте|дете|нете|хте)(?!\p{L})/u,
);

/** A text to one reader in the familiar form; null if rules can't turn all of it. */
export function inFamiliarForm(text: string): string | null {
  const turned = familiar.reduce((all, [from, to]) => all.replace(from, to), text);
  return polite.test(turned)
    ? null
    : turned.replace(lettered(/(?<!\p{L})твоия(?!\p{L})/gu), 'твоя');
}
