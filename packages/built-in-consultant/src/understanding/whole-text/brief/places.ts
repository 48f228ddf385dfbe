import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../language/is-english.ts';
import { titledReader } from '../reader/titled.ts';

/** A name that the request gives: “named Ana”, „казва се Мария“, “Mr Petrov”. */
export function personIn(text: string): string {
  const found = lettered(
    /(?<!\p{L})(?:named|called|name is|name[’']s|казва се|на име|името (?:му|ѝ|й) е)\s+(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)/u,
  ).exec(text);
  return found?.[1] ?? (titledReader(text) || wholeNameIn(text));
}

/** “An offer to Hotel Orbita for …”, „до доставчика Мебел Стил“: a firm, by the words around it. */
export function firmIn(text: string): string {
  const found =
    lettered(
      /(?<!\p{L})(?:offer|quote|proposal|estimate|оферта|предложение|цена) (?:to|for|за|до|на) ((?:(?:хотел|ресторант|кафе|салон|фирма) )?(?:\p{Lu}[\p{L}&-]+)(?: \p{Lu}[\p{L}&-]+){0,3})(?= (?:for|за)(?!\p{L})|:)/u,
    ).exec(text) ??
    lettered(
      /(?<!\p{L})(?:supplier|partner|client|customer|landlord|(?:доставчик|партньор|клиент|наемодател)\p{L}*)(?: ни)? (\p{Lu}[\p{L}&-]+(?: \p{Lu}[\p{L}&-]+){0,2})/u,
    ).exec(text);
  return found?.[1] ?? twoWordFirm(text);
}

/** “To Alfa Trade, polite”, „до Алфа Трейд“, “our partner firm Delta Print”. */
function twoWordFirm(text: string): string {
  return (
    lettered(
      /(?<!\p{L})(?:team (?:of|at)|people at|екипа на|хората от) (\p{Lu}[\p{L}&-]+(?: \p{Lu}[\p{L}&-]+){0,2})/u,
    ).exec(text)?.[1] ??
    lettered(
      /(?<!\p{L})(?:firm|company|фирма(?:та)?(?: партньор)?|дружеството) (\p{Lu}[\p{L}&-]+(?: \p{Lu}[\p{L}&-]+){0,2})/u,
    ).exec(text)?.[1] ??
    lettered(
      /(?<!\p{L})(?:to|до) (?!(?:Dr|Mr|Mrs|Ms|Prof)(?!\p{L}))(\p{Lu}[\p{L}&-]+(?: \p{Lu}[\p{L}&-]+){1,2})(?=[,.;:]| (?:to|да|for|за|asking|about)(?!\p{L})|$)/u,
    ).exec(text)?.[1] ??
    ''
  );
}

/** “To Georgi Ivanov”, “remind Maria of …”, „на Георги Иванов“. */
function wholeNameIn(text: string): string {
  const found =
    lettered(
      /(?<!\p{L})(?:to|for|from|remind|thank|congratulate|invite|welcome|tell|inform|до|на|за|от|поздрави|покани|напомни на) (\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:ov|ev|ova|eva|ski|ska|in|ina|son|ов|ев|ова|ева|ски|ска|ин|ина))(?!\p{L})/u,
    ).exec(text) ??
    lettered(
      /(?<!\p{L})(?:candidate|applicant|customer|client|guest|кандидат\p{L}*|клиент\p{L}*|гост\p{L}*),? (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?=[,.;:]| (?:for|who|за|ко))/u,
    ).exec(text) ??
    lettered(
      /(?<!\p{L})(?:sms|SMS|message|e-?mail|[Ee]mail|letter|note|text|card|СМС|смс|съобщение|имейл|писмо|картичка) (?:to|до) (?!(?:Facebook|Instagram|Viber|Google|LinkedIn)(?!\p{L}))(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?=[:,.]|$| (?:that|who|about|for|че|за|с|със)(?!\p{L}))/u,
    ).exec(text) ??
    lettered(/(?<!\p{L})new (?:\p{Ll}+ ){1,3}(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?=[,.:;])/u).exec(
      text,
    ) ??
    lettered(
      /(?<!\p{L})нов(?:ия|ата|ият)(?: ни)? (?:\p{Ll}+ ){1,3}(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?=[,.:;])/u,
    ).exec(text) ??
    lettered(
      /(?<!\p{L})(?:remind|thank|congratulate|invite|welcome) (\p{Lu}\p{Ll}+)(?= (?:of|about|for|to|that|on|s?he)(?!\p{L}))/u,
    ).exec(text);
  return found?.[1] ?? '';
}

/** „на ул. Шипка 12“, “at 12 Main Street”. */
export function addressIn(text: string): string {
  const found =
    lettered(
      /(?<!\p{L})(в \p{Ll}+ (?:ни )?на (?:ул|бул|пл)\. ?[„"]?[\p{Lu}\d][\p{L}. „“"-]{1,30}?[“"]?(?: ?№? ?\d{1,3}[а-яa-z]?)?)(?=[,.;!?]|$|\s(?!\d))/u,
    ).exec(text) ??
    lettered(
      /(?<!\p{L})((?:ул|бул|пл|жк|ж\.к|кв)\. ?[„"]?[\p{Lu}\d][\p{L}. „“"-]{1,30}?[“"]?(?: ?№? ?\d{1,3}[а-яa-z]?)?)(?=[,.;!?]|$|\s(?!\d))/u,
    ).exec(text) ??
    lettered(
      /(?<!\p{L})((?:(?:our|the) \p{Ll}+ (?:at|on) )?\d{1,4} \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:Street|St\.?|Road|Rd\.?|Avenue|Blvd\.?))/u,
    ).exec(text);
  return found?.[1]?.trim() ?? '';
}

/** “Petkov Ltd”, „Петков ООД“. */
export function companyIn(text: string): string {
  return (
    lettered(
      /(?<!\p{L})(\p{Lu}[\p{L}&-]+ (?:Ltd|LLC|GmbH|Inc|OOD|EOOD|ООД|ЕООД|АД|ЕТ))(?!\p{L})/u,
    ).exec(text)?.[1] ?? ''
  );
}

/** “At our stand”, „в ресторант Лозница“, “on Zoom”. */
export function placeNamed(text: string, language: Language): string {
  const online = lettered(
    /(?<!\p{L})(?:on|in|via|в|през) (Zoom|Teams|Google Meet|Skype)(?!\p{L})/iu,
  ).exec(text)?.[1];
  if (online !== undefined) return online;
  const found = isEnglish[language]
    ? lettered(
        /(?<!\p{L})(?:at|in) ((?:our|the) (?:shop|store|studio|salon|office|stand|garden|yard|restaurant|hotel|café|cafe|gym|school|market|farmers market|bakery|library|workshop|gallery)(?: at the \p{L}+(?: market)?)?|(?:room|hall) (?:\d{1,3}|\p{Lu})|(?:Restaurant|Hotel|Park|Hall|Café|Bar|Club) \p{Lu}\p{L}+)/u,
      ).exec(text)
    : lettered(
        /(?<!\p{L})(?:в|във|на(?= (?:щанда|двора|пазара|ресторант|хотел|площад|зала)(?!\p{L}))) ((?:магазина|студиото|салона|офиса|двора|ресторанта|пекарната|щанда|залата|работилницата|галерията|градината|кафенето|фермата|винарната)(?: ни)?|(?:стая|зала|кабинет) \d{1,3}|(?:ресторант|хотел|парк|площад|бар|зала|кафе|клуб|галерия|читалище|винарна) [„"]?\p{Lu}\p{L}+[“"]?)/u,
      ).exec(text);
  return found?.[1] ?? '';
}
