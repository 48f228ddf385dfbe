import { lettered } from '@savet/text/lettered';

export const good = lettered(
  /(?<!\p{L})(?:great|good|kind|ok|okay|fine|nice|lovely|loved?|excellent|tasty|delicious|friendly|best|fantastic|wonderful|amazing|perfect|brilliant|beautiful|helpful|thank you|recommend|happy|страхот\p{L}*|добр\p{L}*|вкус\p{L}*|чудес\p{L}*|хубав\p{L}*|отлич\p{L}*|прекрасн\p{L}*|най-добр\p{L}*|препоръч\p{L}*|доволн\p{L}*|благодаря|фантастич\p{L}*|перфект\p{L}*)(?!\p{L})/iu,
);
const bad = lettered(
  /(?<!\p{L})(?:not|never|but|however|late|cold|rude|dirty|broken|wrong|worst|shame|disappoint\p{L}*|for nothing|\p{L}+n[’']t|waited|crashed|ruined|too \p{L}+|не|но|ама|обаче|иначе|студен\p{L}*|груб\p{L}*|мръс\p{L}*|счупен\p{L}*|закъсн\p{L}*|чака\p{L}*|срам\p{L}*|за нищо|никога|прекалено|твърде|развал\p{L}*|сгреш\p{L}*)(?!\p{L})/iu,
);
/** Words of trouble in what only praises. */
const harmless = lettered(
  /нищо не (?:ме |ни )?(?:за)?боля|не (?:ме |ни )?(?:за)?боля|no (?:pain|problems?|fuss|hassle|waiting)|never (?:been|had|eaten|seen) (?:a )?(?:better|nicer)|(?:couldn[’']t|can[’']t|could not|cannot) (?:be (?:happier|better)|recommend|ask for|fault|wait|thank)|не може да се (?:опише|сравни)|не съжалявам|само препоръч/giu,
);

/** Whether a review only praises. */
export function isPraise(quote: string): boolean {
  const said = quote.replace(harmless, ' ');
  return good.test(quote) && !bad.test(said);
}
