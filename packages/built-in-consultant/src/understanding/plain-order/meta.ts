import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';

/** Facts about the sender, the reader and the tone, stated for us. */
export interface Meta {
  readerName: string;
  senderName: string;
  senderFirm: string;
  contact: string;
  readerGroup: string;
  readerFirm: string;
  isSorry: boolean;
}

export const noMeta: Meta = {
  ...{ readerName: '', senderName: '', senderFirm: '', contact: '' },
  ...{ readerGroup: '', readerFirm: '' },
  isSorry: false,
};

const name =
  "((?:(?:Mr|Mrs|Ms|Dr|г-н|г-жа|д-р|g-n)\\.? )?\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)?)";
const signs: Record<Language, Record<keyof Meta, RegExp>> = {
  EN: {
    readerName: lettered(
      `^(?:(?:her|his|the|their|customer|client)?[’']?s? ?name(?: is|[’']s|:)? |(?:she|he)[’']s called |it[’']s for |to:? |attn:? |attention:? )${name}$|^((?:Mr|Mrs|Ms|Dr)\\.? \\p{Lu}[\\p{L}’'-]+)$`,
      'iu',
    ),
    senderName: lettered(
      /^(?:I[’']m|I am|my name is|signed:?|from) (?!Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|Jan|Feb|March|April|May|June|July|Aug|Sept|Oct|Nov|Dec|Here|Now)(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?: (?:from|of|at) .+)?$/u,
    ),
    senderFirm: lettered(
      /^(?:(?:I[’']m|I am|my name is) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:from|of|at) |we are |we[’']re |(?=(?:Salon|Bakery|Café|Cafe|Studio|Restaurant|Hotel) ))(\p{Lu}[\p{L}’'&. -]{1,40})$/u,
    ),
    contact: lettered(/^(?:(?:the|their|your|our) )?contact(?: person)?(?: is|:) (.{2,60})$/iu),
    readerGroup: lettered(/^(?:it[’']s |this is )?for (?:(?:our|my|the|all) )*(\p{Ll}+s)$/iu),
    readerFirm: lettered(
      /^(?:[Tt]he )?(?:[Ff]irm|[Cc]ompany|[Ss]upplier|[Cc]lient|[Cc]ustomer)(?:[’']s name is|’s| is|:)? (\p{Lu}[^,.]{1,40})$/u,
    ),
    isSorry:
      /^(?:please )?(?:apologi[sz]e|say (?:we[’']re |we are )?sorry)(?: to (?:him|her|them))?(?: please)?$|^write (?:to )?(?:him|her|them)(?: please)?(?:,? (?:and )?apologi[sz]e)$/iu,
  },
  BG: {
    readerName: lettered(
      `^(?:казва се |името (?:ѝ|му) е |до:? |на вниманието на )${name}$|^((?:г-н|г-жа|д-р) \\p{Lu}[\\p{L}-]+)$`,
      'iu',
    ),
    senderName: lettered(/^(?:аз съм|казвам се|подпис:?) (\p{Lu}\p{L}+)(?: от .+)?$/u),
    senderFirm: lettered(
      /^(?:(?:аз съм|казвам се) \p{Lu}\p{L}+ от|ние сме) [„“"]?(\p{Lu}[^„“"”]{1,40})[”“"]?$|^((?:Салон|Пекарна|Кафене|Студио|Ресторант|Ателие) [„“"]?\p{Lu}[^„“"”,.]{1,30}[”“"]?)$/u,
    ),
    contact: lettered(
      /^(?:(?:лице|лицето|човек|човекът|човека) за контакт|контакт)(?: е|:)? (.{2,50})$/iu,
    ),
    readerGroup: lettered(
      /^(?:това )?(?:е )?за (?:(?:редовн|стар|нов|постоянн|наш)\p{L}+ )*(клиенти\p{L}*|гости\p{L}*|членове\p{L}*|родители\p{L}*|колеги\p{L}*)(?: е| са)?$/iu,
    ),
    readerFirm: lettered(
      /^(?:[Фф]ирма(?:та)?|[Дд]оставчик(?:ът)?|[Кк]лиент(?:ът)?)(?: е| се казва|:)? ([„“"]?\p{Lu}[^,.]{1,40})$/u,
    ),
    isSorry: lettered(/^(?:моля,? )?извин(?:и|ете) се(?: (?:му|ѝ|им|и))?$/iu),
  },
};
/** Sentences that only order, once the text is known. */
const bareOrder: Record<Language, RegExp> = {
  EN: /^(?:please )?(?:(?:write|draft|make|give)(?: me| us)? (?:it|an? (?:reply|answer|response|text|post|message|notice)|(?:to )?(?:him|her|them))|write (?:him|her|them) please|reply|answer|respond|what do (?:i|we) (?:write|say|answer|reply)(?: back)?)(?: please)?$/iu,
  BG: lettered(
    /^(?:моля,? )?(?:напиши(?: (?:ми|му|ѝ|им|го))?(?: (?:отговор|писмото|го|текста|съобщението|имейла))?|отговори(?: (?:му|ѝ|им))?|какво да (?:отговоря|отговорим|напиша|кажа))$/iu,
  ),
};

/** The facts that a clause states for us; null if it is for the reader. */
export function metaIn(clause: string, language: Language): Partial<Meta> | null {
  const bare = clause.replace(/[\s.!?]+$/u, '').trim();
  if (bareOrder[language].test(bare)) return {};
  const found: Record<string, string | boolean> = {};
  for (const [key, sign] of Object.entries(signs[language])) {
    const match = sign.exec(bare);
    if (match !== null) found[key] = key === 'isSorry' ? true : (match[1] ?? match[2] ?? '');
  }
  return Object.keys(found).length === 0 ? null : found;
}
