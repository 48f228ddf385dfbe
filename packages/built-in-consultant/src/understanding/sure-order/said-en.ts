import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { ended } from '../correspondence/sentence.ts';
import { acts } from './acts-en.ts';
import { facts } from './facts-en.ts';
import { statementEn } from './statement-en.ts';
import type { Said, SureVoice } from './sure-order-type.ts';
import { we, you } from './voice-en.ts';

const tone = lettered(
  /^(?:(?:please|pls|and|but|yet|it should|should|be|keep it|make it|sound|stay|very|rather|quite|really|a bit|not too|not|too|in a|in|with an?|no|without|nice(?: and)?|is|a) ?)*(?:polite(?:ly)?|kind(?:ly)?|friendly|warm(?:ly)?|firm(?:ly)?|short|diplomatic(?:ally)?|respectful(?:ly)?|brief(?:ly)?|nice(?:ly)?|casual(?:ly)?|formal(?:ly)?|informal(?:ly)?|calm(?:ly)?|honest(?:ly)?|professional(?:ly)?|gently|gentle|relaxed|boastful|boasty|apologetic(?:ally)?|sorry tone|personal|simple|clear(?:ly)?|human|cheerful|light|sincere(?:ly)?|excuses|drama|hype|pressure|begging|grovelling|emojis?|hashtags?|jargon|pushy|cheesy|salesy|cold|harsh|thanks|thank you|thx|please|pls|to the point)(?: (?:tone|way|style|please|pls|message))?(?:,? (?:but|and|yet|not|or|no)(?: too)? .{0,25}(?:polite|kind|friendly|warm|firm|short|brief|nice|casual|formal|calm|honest|professional|clear|pushy|cheesy|cold|harsh|clingy|rude|excuses))?$/iu,
);
const sorryFor = lettered(
  /^(?:(?:and )?(?:please )?)?(?:(?:(?:we|I) )?(?:want to |would like to |must )?apologi[sz]e|(?:say )?(?:(?:we[’']re|we are|I[’']m|I am) )?(?:very |so |really )?sorry|with (?:an )?apolog(?:y|ies)|apologies)(?: to (?:him|her|them))?(?: (?:for|about) (.+))?$/iu,
);
const leads = lettered(
  /^(?:(?:and|also|then|but|plus|so that|so) |(?:please )?(?:say|tell (?:him|her|them)|let (?:him|her|them) know|mention|explain|add)(?: (?:to )?(?:him|her|them))?(?:,? that|:)? |that )+(?=\p{L})/iu,
);
const question =
  /^(?:is|are|can|could|would|does|do|will|shall|may) (?:he|she|they|you|it|that|this|we|I|the|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/iu;

/** What a segment of an order says to the reader; null if rules can't be certain. */
export function saidEn(segment: string, voice: SureVoice, whole: string): Said | null {
  const bare = segment.replace(/[\s.,;!]+$/u, '').trim();
  if (bare === '' || tone.test(bare)) return { sentences: [] };
  const own = bare.replace(leads, '').replace(/[?]$/u, '').trim();
  const sorry = sorryFor.exec(own);
  if (sorry !== null) {
    const what = sorry[1];
    if (what === undefined) return { sentences: [], isSorry: true };
    const said = you(what, voice, whole);
    return said === null
      ? null
      : {
          sentences: [
            `${we(voice, 'I am', 'We are')} sorry for ${said.replace(/^(?=(?:delay|inconvenience|mistake|trouble|noise)$)/u, 'the ')}.`,
          ],
        };
  }
  for (const [sign, make] of [...acts, ...facts]) {
    const found = sign.exec(own);
    if (found === null) continue;
    const said = make([...found], voice, whole);
    if (said === null) continue;
    return broken.test(said) ? null : { sentences: [capitalised(said)] };
  }
  if (question.test(own)) {
    const said = you(own, voice, whole);
    return said === null ? null : { sentences: [`${capitalised(said)}?`] };
  }
  const said = statementEn(own, voice.reader, whole);
  return said === null ? null : { sentences: [ended(said)] };
}

/** Two acts in one, or a word to us. */
const broken = lettered(
  /(?<!\p{L})(?:and (?:ask|tell|say|offer|apologi[sz]e|explain|propose)|him|her|pls|plz|(?<!\p{Lu}[\p{L}]* )she|(?<!\p{Lu}[\p{L}]* )he|tone|politely)(?!\p{L})/iu,
);
