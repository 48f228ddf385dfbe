import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../../language/is-english.ts';
import { speltBg } from '../statement-bg.ts';
import { speltEn } from '../statement-en.ts';
import type { SureVoice } from '../sure-order-type.ts';

/** Words about somebody, to us, or half of a clause: no note. */
const noNote: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(?:he|she|him|they|them|their|his|i|me|my|you know|pls|plz|please|funny|cringe|boasty|tone|excit\p{L}*|sound\p{L}*|customer|client|reader|post|text|mention|want|wants|need to|should)(?!\p{L})|^(?:make|keep|mention|say|ask|tell|write|add|include|offer|apologi[sz]e|remind|invite|thank|explain|use|put|give|propose|suggest|don[’']t|do not|not|no need|be|show|because|which|who|and|or|but|so|if|when|that|about|at|to|of|what|how|why|asks|invites|tells|our (?:company|firm|business|shop)$|for (?:the|our|a|google|facebook|insta\p{L}*)|pick|collect|bring|pay|call|come|reply)(?!\p{L})|\?|(?<!\p{L})(?:and|or|the|an?|of|for|with)$/iu,
  ),
  BG: lettered(
    /(?<!\p{L})(?:той|тя|него|нея|тях|му|ѝ|им|аз|мен|моля|забавн\p{L}*|весел\p{L}*|звучи|тон|текст\p{L}*|клиентът|клиентката|спомени|искам|искаме|трябва да|пост\p{L}*|обиж\p{L}*|обид\p{L}*)(?!\p{L})|^(?:напиши|направи|кажи|добави|спомени|предложи|покани|помоли|извини|благодари|питай|попитай|обясни|включи|сложи|не|да|че|защото|който|която|което|които|и|или|но|а|ако|когато|относно|как|защо|с,|с ко\p{L}+|в,|в ко\p{L}+|в профила|дето|чий\p{L}*|след като|преди да|докато|срещу|за(?= (?!\d|спешни|въпроси|поръчки|деца|всички))|с въпрос|с уважение|с покана|(?:топъл|кратък|топло|кратко|учтиво)(?: и \p{L}+)?$)(?!\p{L})|\d[аеоуиъ](?!\p{L}{4})|\?|(?<!\p{L})(?:и|или|на|за|с|от|до|по|сме|съм)$/iu,
  ),
};
const WORDS_MAX = 11;
const WORDS_MIN = 3;

/** A part without a verb, as a line of a public text or an offer; null if it may be something else. */
export function noteOf(segment: string, voice: SureVoice, language: Language): string | null {
  const { form, genre, reader } = voice;
  const isPublic = form === 'post' || form === 'notice' || genre === 'offer' || reader.isMany;
  const bare = segment
    .replace(/[\s,;!]+$/u, '')
    .replace(lettered(/(?<!(?<!\p{L})(?:ч|лв|г|тел|ул|м))\.$/u), '')
    .trim();
  if (!isPublic || noNote[language].test(bare) || bare.split(' ').length > WORDS_MAX) return null;
  if (
    reader.isMany &&
    form !== 'post' &&
    genre !== 'offer' &&
    genre !== 'invitation' &&
    !/\d/u.test(bare) &&
    bare.split(' ').length < WORDS_MIN
  )
    return null;
  const said = isEnglish[language] ? speltEn(bare) : speltBg(bare);
  return `- ${capitalised(said.replace(/^[–—-] /u, ''))}`;
}
