/** A quotation with somebody behind it: “A lovely week.” – Ann, Leeds. */
export const testimonial =
  /[“”"]\**(?:[ \u00a0]*[–—-]{1,2}|\s*\n>?\s*[–—])\s*[*_]*(?:\p{Lu}\p{Ll}+(?:,|\s\p{Lu}\.|\s\p{Lu}\p{Ll}+|\s*[*_]*(?:\n|$))|(?:an? |our |happy |satisfied |regular )*(?:customer|client|guest|member)|(?:доволен |доволна |наш |наша |редовен )*(?:клиент|гост)\p{L}*)/u;

/** “Our guests say: “…”” */
export const reportedPraise =
  /(?<!\p{L})(?:(?:one of )?our (?:\p{L}+ )?(?:customers?|clients?|guests?|members?|users?) (?:\p{L}+ )?(?:says?|said|told us|writes?|wrote|calls? it)|наш\p{L}* (?:\p{L}+ )?(?:клиент\p{L}*|гост\p{L}*) (?:\p{L}+ )?(?:казва\p{L}*|сподел\p{L}*|пиш\p{L}*|каза\p{L}*|написа\p{L}*))[:,]?\s[“„"]/iu;

const reporting = 'wrote|writes|says|said|told us|казва|каза|сподели|споделя|написа|пише';
/** “A lovely week”, wrote Helga. Helga from Bremen says: “A lovely week.” */
export const reportedSpeech = new RegExp(
  String.raw`[“”"],?\s(?:${reporting})\s(?:\p{Lu}\p{Ll}+|(?:an?|one|our|един|една|наш\p{L}*)\s)|(?<=^|[.!?]\s|\n)\p{Lu}\p{Ll}+(?:\s(?:from|от)\s\p{Lu}\p{Ll}+)?\s(?:${reporting})[:,]\s[“„"]`,
  'u',
);
