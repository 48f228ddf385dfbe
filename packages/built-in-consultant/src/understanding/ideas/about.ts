import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { holdsAny } from '@savet/text/signs';
import { fold } from '@savet/text/stems';
import { wordsOf } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { tradeIn } from '../details/trade.ts';

type Needed = Pick<Knowledge, 'followUps' | 'ideas'>;

/** The trade that a text names; null if it names none. */
export function tradeNamed(text: string, knowledge: Needed): string | null {
  const words = wordsOf(text).map(fold);
  const special = Object.entries(knowledge.ideas.signs.trades).find(([, signs]) =>
    holdsAny(words, signs),
  );
  return special?.[0] ?? tradeIn(text, knowledge);
}

/** The place of the first occasion that a text names in the list of occasions. */
export function occasionNamed(text: string, { ideas }: Needed): number | null {
  const words = wordsOf(text).map(fold);
  const found = ideas.signs.occasions.findIndex(({ signs }) => holdsAny(words, signs));
  return found < 0 ? null : found;
}

/** Whether a phrase means a whole business, not one thing that it sells. */
export function isBusiness(phrase: string): boolean {
  return business.test(phrase);
}

function endsInBusiness(text: string): boolean {
  const last = lettered(/[\p{L}&-]+(?=\s*$)/u).exec(text.slice(-NAME_MAX))?.[0] ?? '';
  return last !== '' && (business.test(last) || /^(?:къща|къщата|стаи)$/iu.test(last));
}

/** A word is not longer. In UTF-16 units. */
const NAME_MAX = 30;

const business = lettered(
  /(?<!\p{L})(?:shops?|store|business|company|firm|salon|studio|agency|clinic|practice|bakery|café|cafe|coffee bar|restaurant|bistro|pizzeria|bar|pub|hotel|guest ?house|hostel|b&b|campsite|school|nursery|gym|garage|workshop|farm|winery|brewery|importer|advis[eo]r|plumber|electrician|lawyer|accountant|dentist|photographer|hairdresser|barber|baker|florist|joiner|carpenter|builder|gardener|cleaner|consultant|designer|coach|therapist|psychologist|translator|caterer|vet|mechanic|tutor|start-?up|brand|office|laundry|boutique|магазин(?:а|че|чето)?|салон(?:а)?|студио(?:то)?|фирма(?:та)?|бизнес(?:а)?|кантора(?:та)?|пекарна(?:та)?|кафене(?:то)?|ресторант(?:а)?|бистро(?:то)?|пицария(?:та)?|бар(?:а)?|хотел(?:а)?|къща(?:та)? за гости|работилница(?:та)?|(?:авто)?сервиз(?:а)?|клиника(?:та)?|кабинет(?:а)?|агенция(?:та)?|школа(?:та)?|училище(?:то)?|градина(?:та)?|зала(?:та)?|ферма(?:та)?|винарна(?:та)?|ателие(?:то)?|бранд(?:а)?|марка(?:та)?|бутик(?:а)?|офис(?:а)?|зъболекар(?:я)?|фотограф(?:а)?|счетоводител|адвокат|фризьор(?:ка)?|майстор|водопроводчик|консултант|дизайнер|психолог|учител(?:ка)?|цветарница|книжарница|аптека|сладкарница|химическо чистене|автомивка|пералня)(?!\p{L})/iu,
);

const channels =
  '(?:facebook|fb|instagram|insta|linkedin|tiktok|youtube|social media|фейсбук|инстаграм|инста|линкедин|тикток|ютуб)';
/** Words that are no part of the thing: the place, the time and the manner of the list. */
const asides: readonly RegExp[] = [
  lettered(
    /(?<!\p{L})(?:for|in|over|during) (?:the )?(?:next|this|coming|following|new)(?: (?:two|three|four|\d+))? (?:weeks?|months?|year|season|quarter|weekend)/giu,
  ),
  lettered(
    /(?<!\p{L})(?:за|през) (?:следващ\p{L}+|тази|този|тоя|новата|идн\p{L}+|другия|другата|целия)(?: (?:\d+|две|три))? (?:седмиц\p{L}*|месец\p{L}*|година\p{L}*|сезон\p{L}*|уикенд\p{L}*)/giu,
  ),
  lettered(`(?<!\\p{L})(?:for|on|in|за|в|във) (?:our |my |the )?${channels}(?!\\p{L})`, 'giu'),
  lettered(
    /(?<!\p{L})(?:please|pls|plz|моля|ако може|благодаря|thanks|thank you|if you can|i(?:’|')?m out of ideas|no idea what to do)(?!\p{L})/giu,
  ),
];
const heads = lettered(
  /^(?:an? |the |our |my |this |your |наш\p{L}+ |мо[йяе]\p{L}* )?(?:(?:home ?page|landing page|website|web ?site|site|page|e-?mail|newsletter|blog|flyer|photo|picture|leaflet|press release|webinar|start|guests|customers|clients|front page|страница(?:та)?|сайта?|начална(?:та)? страница|имейла?|бюлетина?|блога?|клиентите|клиенти|гостите|гости|витрина(?:та)?|снимка(?:та)?|обява(?:та)?|листовка(?:та)?|прессъобщение(?:то)?|уебинар(?:а)?)(?: (?:of|for|about|on|на|за|от) |$))+/iu,
);
/** Words that name nothing in particular. */
const nothing = lettered(
  /^(?:(?:our|my|the|a|an|нашия|нашата|моя|моята|моят|нашият|нов\p{L}*|own|whole|small|малк\p{L}+)\s+)*(?:brand|business|company|firm|shop|us|me|it|this|that|website|site|home ?page|page|blog|e-?mails?|newsletter|posts?|videos?|reels?|stories|channel|profile|feed|team|customers?|clients?|guests?|people|everyone|everybody|owners?|an owner|candidates?|one|each|all|тях|нас|мен|него|сайта|(?:начална(?:та)?(?: ни)? )?страница(?:та)?|рилс|блога|бюлетина|профила|марката|бизнеса|фирмата|клиенти\p{L}*|гости\p{L}*|хора\p{L}*|ресторантите|кандидати\p{L}*|(?:(?:loyal|regular|good|best|new|existing|happy|лоялни\p{L}*|редовни\p{L}*|добри\p{L}*|постоянни\p{L}*|нови\p{L}*)\s+)+(?:customers?|clients?|guests?|клиенти\p{L}*|гости\p{L}*)(?: за)?)(?: ни| ми| си)?$/iu,
);
const before: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(?:about|announcing|regarding|for|on|of|to sell)\s+([^,.;:!?–—()\uE002]+)/giu,
  ),
  BG: lettered(/(?<!\p{L})(?:относно|за|на|към|до|при)\s+([^,.;:!?–—()\uE002]+)/giu),
};
const ending = lettered(
  /\s+(?:please|pls|моля|that|which|where|who|because|so that|called|named|i want|we want|maximum|max|maybe|say|up to|под|казва се|наречен\p{L}*|на име|който|която|което|които|дето|защото|нещо|max\p{L}*|до \d|-)(?!\p{L}).*$/iu,
);
/** Whom it is for. */
const audience = lettered(
  /(?<!\p{L})(?:people|owners|directors|managers|parents|mums|moms|women|men|students|freelancers|beginners|teams|firms|companies|readers|subscribers|followers|families|хора(?:та)?|собственици(?:те)?|директори(?:те)?|управители(?:те)?|родители(?:те)?|майки(?:те)?|жени(?:те)?|мъже(?:те)?|ученици(?:те)?|начинаещи(?:те)?|семейства(?:та)?|фирми(?:те)?|последователи(?:те)?|читатели(?:те)?)(?: ни|(?: на| за| of| in) .*)?$/iu,
);
/** A longer phrase is a story. */
const WORDS_MAX = 8;
/** The description of a business may be longer: „фирма за почистване на комини и печки на пелети“. */
const BUSINESS_WORDS = 11;

/** The phrases that a request may be about, the likeliest first, from its text with its kind cut out. */
export function phrasesIn(rest: string, language: Language): string[] {
  const bare = withoutAsides(rest).replace(/ (?=(?:about|regarding|announcing) )/giu, ' \uE002 ');
  const found = [...bare.matchAll(before[language])].flatMap(
    ({ 0: whole, 1: phrase = '', index }) =>
      // „Салон за красота“: what a business is for is a part of its name.
      endsInBusiness(bare.slice(0, index))
        ? []
        : {
            isAbout: /^(?:about|announcing|regarding|относно)/iu.test(whole),
            phrase: cleaned(phrase),
          },
  );
  return found
    .toSorted((a, b) => Number(b.isAbout) - Number(a.isAbout))
    .filter(({ isAbout, phrase }) => isAbout || !audience.test(phrase))
    .map(({ phrase }) => phrase)
    .filter((phrase) => {
      const count = wordsOf(phrase).length;
      return (
        count > 0 &&
        count <= (isBusiness(phrase.split(' ', 1)[0] ?? '') ? BUSINESS_WORDS : WORDS_MAX) &&
        !nothing.test(phrase) &&
        lettered(/\p{L}{2}/u).test(phrase)
      );
    });
}

/** Without where, when and how a list is wanted. */
export function withoutAsides(rest: string): string {
  return asides.reduce((text, aside) => text.replace(aside, ' \uE002 '), rest);
}

function cleaned(phrase: string): string {
  return phrase
    .trim()
    .replace(heads, '')
    .replace(ending, '')
    .replace(lettered(/\s+(?:in|at|near|в|във|край) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u), '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** “In Leeds”, „в Стара Загора“. */
export function townIn(text: string): string | null {
  const found = lettered(
    /(?<!\p{L})(?:in|near|в|във|край) (?!Facebook|Instagram|LinkedIn|TikTok|Google|Фейсбук|Инстаграм|Линкедин|Тикток|Гугъл|English|Bulgarian)(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/u,
  ).exec(text);
  return found?.[1] ?? null;
}

/** “Called Spoke & Co”, „казва се „Троха““. */
export function nameIn(text: string): string | null {
  const found = lettered(
    /(?<!\p{L})(?:called|named|казва се|се казва|наречен\p{L}*|на име)\s+[„“"«]?([\p{L}\p{N}][\p{L}\p{N}&’' .-]{0,38}?)[“”"»]?(?=\s*(?:[,.;:!?–—)]|$)|\s(?:and|that|which|и|в|in)\s)/iu,
  ).exec(text);
  if (found) return found[1]?.trim() ?? null;
  // „Книжарница „Светулка““
  const quoted = /([^„“"«]{0,30})[„“"«]([^„“”"«»]{2,40})[“”"»]/u.exec(text);
  return quoted && endsInBusiness(quoted[1] ?? '') ? (quoted[2] ?? null) : null;
}
