import { lettered } from '@savet/text/lettered';
import type { Turn } from './turn.ts';

/** To whom something is said. */
export const him =
  '(?:him|her|them|you|(?:the|our|my) (?:\\p{L}+ )?(?:client|customer|guest|member|candidate|applicant|reader|patient|parent|team|buyer|reviewer)s?|customers|clients|guests|everyone|everybody|people|(?:Mr|Mrs|Ms|Dr) \\p{Lu}[\\p{L}-]+(?: politely| kindly)?)';
const telling =
  '(?:mention|say|explain|add|note|state|point out|stress|emphasi[sz]e|confirm|(?:tell|remind|assure|inform|reassure) HIM|let HIM know|make (?:it )?clear)'.replaceAll(
    'HIM',
    him,
  );
const en = (pattern: string) => lettered(`^${pattern.replaceAll('HIM', him)}$`, 'iu');

/** Orders in English; the more special ones come first. */
export const turnsEn: readonly Turn[] = [
  [
    'sorry',
    en(
      "(?:please )?(?:apologi[sz]e|say(?:ing)? (?:that )?(?:we are |we[’']re |i am |i[’']m )?(?:very |so |truly |really )?sorry)(?: (?:to HIM|sincerely|again|once more|first|for (?:this|that|it|the inconvenience)))?",
    ),
    '',
  ],
  [
    'sorry',
    en(
      "(?:please )?(?:apologi[sz]e|say (?:we are |we[’']re )?sorry)(?: to HIM)?(?: for| about) (.+)",
    ),
    '{We} apologise for $1.',
  ],
  [
    'say',
    en(
      '(?:give|state|mention|say|include|add|name|tell HIM) (the (?:new )?(?:delivery )?(?:date|address|price|time|number|deadline)) (?:is )?(.+)',
    ),
    '$1 is $2.',
  ],
  ['offer', en('offer to (.+)'), '{We} would be glad to $1.'],
  ['offer', en('offer (?:HIM )?(.+)'), '{We} offer you $1.'],
  [
    'offer',
    en('give (?:HIM )?((?:an? |the |one |our |\\d|[€$£]|free ).+)'),
    '{We} would like to give you $1.',
  ],
  [
    'offer',
    en('(?:they|he|she|customers|everyone) (?:get|gets|receive|receives) (.+)'),
    'You get $1.',
  ],
  ['offer', en('promise (?:HIM )?(?:that )?(.+)'), '{We} promise $1.'],
  ['ask', en('(?:ask|request|invite|encourage|urge) HIM not to (.+)'), 'Please do not $1.'],
  [
    'wish',
    en('invite (?:HIM )?(?:back|to (?:come|visit|try)(?: \\p{L}+)? (?:back|again))(.*)'),
    '{We} would be glad to welcome you again$1.',
  ],
  ['wish', en('(?:invite|encourage) HIM to (apply .+)'), 'You are welcome to $1.'],
  ['ask', en('asking(?: HIM)? to (.+)'), 'Please $1.'],
  ['ask', en('(?:ask|invite|encourage|urge|remind)(?: HIM)? to (.+)'), 'Please $1.'],
  [
    'ask',
    en('(?:ask|request)(?: HIM)? ((?:whether|if|when|which|what|how|where|who) .+)'),
    'Please let {us} know $1.',
  ],
  ['ask', en('(?:ask|request)(?: HIM)? for (.+)'), 'Please send {us} $1.'],
  [
    'ask',
    en(
      '(?:please )?((?:pay|transfer|settle|reply|respond|answer|rsvp|call|book|register|sign up|confirm|contact|order) (?:by|within|until|before|us|me|at|on|via|through|to|here|in)(?: .+)?)',
    ),
    'Please $1.',
  ],
  ['ask', en('please (?!keep|make|write|use|be |no |don)(.+)'), 'Please $1.'],
  ['thanks', en('thank HIM (?:for|again for) (.+)'), 'Thank you for $1.'],
  ['thanks', en('thank(?: HIM)?'), 'Thank you.'],
  ['thanks', en('thanks? (?:for )(.+)'), 'Thank you for $1.'],
  ['thanks', en('thank ((?:the|our|my|all) .+)'), 'Thank you to $1.'],
  ['wish', en('wish HIM (.+)'), '{We} wish you $1.'],
  ['say', en('recommend (?:to HIM )?(.+)'), '{We} recommend $1.'],
  ['say', en('congratulate HIM (?:on|for) (.+)'), 'Congratulations on $1.'],
  ['wish', en('invite HIM (?:to|for) (.+)'), '{We} invite you to $1.'],
  ['offer', en('(?:propose|suggest) (?:to )?(.+)'), '{We} suggest $1.'],
  [
    'say',
    en(
      `${telling}(?: to HIM)?(?: that)?,? ((?:we|i|you|it|they|he|she|our|my|the|this|these|there|his|her|their|all|if|for|from|on|in|until|everyone|\\p{Lu}\\p{L}+) .+)`,
    ),
    '$1.',
  ],
  ['say', en(`${telling}(?: to HIM)?(?: that) (.+)`), '$1.'],
  ['say', en(`(?:${telling}|include)(?: to HIM)? (.+)`), 'Please note: $1.'],
];
