import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../language/is-english.ts';
import { nobody, readerIn } from '../whole-text/order/order-reader.ts';
import type { OrderReader } from '../whole-text/order/order-type.ts';

/** Whom a phrase names, a firm or a school by its name too. */
export function readerFor(phrase: string, language: Language): OrderReader {
  const bare = phrase.replace(/^(?:all|всички) (?:of )?/iu, '').trim();
  const read = readerIn(bare, language);
  if (ownPeople.test(bare))
    return { ...nobody, group: isEnglish[language] ? 'staff' : 'персонала' };
  const called = lettered(/ (?:called|named|на име) (\p{Lu}[\p{L}’'-]+)$/u).exec(bare)?.[1];
  if (called !== undefined) return { ...nobody, name: called };
  const pair = lettered(/^(?:Mr|Mrs|Ms) and (?:Mr|Mrs|Ms) \p{Lu}\p{L}+$/u).exec(bare)?.[0];
  if (pair !== undefined) return { ...nobody, name: pair };
  const firm = firmOf(bare, language);
  if (firm !== '' && !titled.test(bare)) return { ...nobody, firm };
  if (/^(?:членове|членовете)(?: ни)?$/u.test(bare)) return { ...nobody, group: 'членовете' };
  const short = bare.replace(/ (?:of|in|at|from|on|в|във|от|на) .*$/u, '');
  const isFirst = read.name === '' && read.group === '' && read.isOffice !== true;
  return isFirst ? readerIn(short, language) : read;
}

const ownPeople = lettered(
  /^(?:(?:my|our|the|all|whole|моя|нашия|целия|всички|\p{L}+ите) )*(?:team|staff|employees|colleagues|crew|екип\p{L}*|персонал\p{L}*|служител\p{L}*|колег\p{L}*|хората)(?: ми| ни)?$/iu,
);
const titled = lettered(/(?<!\p{L})(?:Mr|Mrs|Ms|Dr|г-н|г-жа|д-р)(?!\p{L})/u);
const named =
  '(?:[„“"][^„“”"]{2,40}[”“"]|\\p{Lu}[\\p{L}\\d’\'&.-]*(?: (?:& |and |of )?\\p{Lu}[\\p{L}\\d’\'&.-]*)*)(?: (?:Ltd|Inc|ООД|ЕООД|АД))?';
const firms: Record<Language, readonly RegExp[]> = {
  EN: [
    lettered(
      `^(?:our |my |the |a )?(?:supplier|client|customer|firm|company|partner|wholesaler|local \\p{L}+|florist)?,? ?(${named} (?:Ltd|Inc|nursery|school|hotel|Hotel|restaurant|Park|Group|Works|Timber|Packaging|Mills|Bank|Studio|Blooms|Foods|Bakery|Café|Cafe|Clinic))\\.?$`,
      'u',
    ),
    lettered(
      `^(?:the )?((?:Hotel|Restaurant|Café|Cafe|Studio|Salon|hotel|restaurant) ${named})$`,
      'u',
    ),
    lettered(
      `^(?:our|my|the|a) (?:supplier|client|wholesaler|company|firm|partner) (${named})$`,
      'u',
    ),
    lettered(
      `^(?:\\p{Ll}[\\p{L}’']* )*(?:agency|company|firm|supplier|bank|shop|store|provider|insurer|courier|printer) (${named})$`,
      'u',
    ),
    lettered(`^(${named} Ltd\\.?)$`, 'u'),
  ],
  BG: [
    lettered(
      `^(?:наш\\p{L}+ )?((?:хотел|ресторант|детска градина|училище|цветарски магазин|магазин|фирма|салон|кафене|верига|агенция|банка|сервиз|клиника|печатница|семейство) ${named})$`,
      'u',
    ),
    lettered(
      `^(?:(?:наш\\p{L}+ )?(?:доставчик\\p{L}*|клиент\\p{L}*|партньор\\p{L}*)(?: ни| ми)? )?([„“"]\\p{Lu}[^„“”"]+[”“"](?: (?:ООД|ЕООД|АД))?)$`,
      'u',
    ),
  ],
};

function firmOf(phrase: string, language: Language): string {
  return firms[language].map((sign) => sign.exec(phrase)?.[1] ?? '').find(Boolean) ?? '';
}
