import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';

/** The user’s description of their firm: “We’re a tapas bar”, „правим дървени маси“. The writer of the review knows it. */
const identity: Record<Language, RegExp> = {
  EN: lettered(
    /^(?:we|i)(?:[’']re| are|[’']m| am) (?:(?:an?|the) |\p{L}+s$)|^(?:we|i) (?:make|sell|build|run|sew|bake|repair|own)(?!\p{L})/iu,
  ),
  BG: lettered(
    /^(?:ние )?сме (?!вин|сгреш|прав)|^(?!.*(?:виновн|сгреш|обърка|сбърка|прави))[^,]{2,40} сме$|^(?!.*(?:виновн|сгреш|обърка|прави сме))\p{L}+(?: \p{L}+)? сме (?:в|във|от) |^(?:ние )?(?:правим|шием|продаваме|произвеждаме|печем|ремонтираме|имаме|държим)(?!\p{L})/iu,
  ),
};
/** A kind of firm with its town: “B&b in Whitby”. */
const kindOfFirm = /^(?!(?:we|it|the|he|she|they) )\S{2,20}(?: \p{Ll}+){0,2} in \p{Lu}\p{Ll}+$/u;

function isIdentity(part: string, language: Language): boolean {
  return identity[language].test(part) || kindOfFirm.test(part);
}

/** Admissions of fault that give no reason. */
const admission: Record<Language, RegExp> = {
  EN: /^(?:it |this |that )?(?:was|is|[’']s|it[’']s|that[’']s|all|totally|entirely|completely| )*(?:our|my) (?:own )?(?:fault|mistake|error|bad)$|^(?:they|he|she|the (?:customer|client|guest))(?:[’']re|[’']s| are| is| was| were) right$|^we (?:messed|screwed) (?:it )?up$|^we got it wrong$/iu,
  BG: lettered(
    /^(?:(?:грешката|вината) (?:си )?(?:е|беше) (?:изцяло |само )?(?:наша|моя)|(?:наша|моя) (?:грешка|вина)(?: е)?|(?:те |той |тя |клиент\p{L}* )?(?:са прави|е прав[а]?|прав[аи]? (?:са|е))(?: си)?|(?:ние )?(?:объркали|сбъркали|сгрешили) сме(?: се)?(?: ние)?|(?:ние )?(?:се )?(?:объркахме|сбъркахме|сгрешихме)(?: ние)?|виновни сме(?: ние)?)$/iu,
  ),
};
const regretted: Record<Language, RegExp> = {
  EN: lettered(/(?<!\p{L})we should(?: have|n[’']t have| not have)(?!\p{L})/iu),
  BG: lettered(
    /(?<!\p{L})(?:трябваше да|не биваше да)(?!\p{L})|^(?!(?:той|тя|те|клиент|гост)(?!\p{L}{3}))\p{L}+(?:ът|ят|та|то) (?:ни |се )?(?:обърка|сбърка|сгреши)$/iu,
  ),
};
/** Orders for the answer (“offer a refund”). They are read as moves of a letter and give no reason for the fault. */
const order: Record<Language, RegExp> = {
  EN: /^(?:please |and )*(?:offer|apologi|thank|invite|ask|say|tell|promise|refund|explain|mention|(?:we|i)(?:[’']ll| will| can| offer| refund| want| would)|give|keep|no |be |make )/iu,
  BG: /^(?:моля |и )*(?:ще|предлож|покани|извини|кажи|благодар|предлагаме|връщаме|обясни|спомени|дай|да |без |бъди)/iu,
};

/** The reason for an admitted fault, after a colon; a space if no reason is given, empty if no fault is admitted. */
export function faultIn(note: string, language: Language): string {
  const parts = partsOf(note);
  const isAdmitted = parts.some(
    (part) => admission[language].test(part) || regretted[language].test(part),
  );
  if (!isAdmitted) return '';
  const reasons = parts.filter(
    (part) =>
      !isIdentity(part, language) && !admission[language].test(part) && !order[language].test(part),
  );
  const said = reasons.map((reason) =>
    reason.replace(lettered(/^(?:she|he)[’']s (?=\p{L})/iu), 'our colleague is '),
  );
  return said.length === 0 ? ' ' : `: ${said.map(small).join(', ')}`;
}

function small(text: string): string {
  return lettered(/^(?:I(?![\p{L}])|\p{Lu}{2})/u).test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}

/** The parts of a note that an answer still has to say: all but the user’s description of their firm and the bare admission. */
export function toSayIn(note: string, language: Language): string {
  return partsOf(note)
    .filter((part) => !isIdentity(part, language) && !admission[language].test(part))
    .join(', ');
}

function partsOf(note: string): string[] {
  return note
    .split(/[,;.!()]+(?:\s|$)|\s[-–—]+\s|^[-–—]+\s/u)
    .map((part) => part.trim().replace(/^(?:and|but|because|so|и|но|защото|ама)\s+/iu, ''))
    .filter((part) => lettered(/\p{L}{2}/u).test(part));
}
