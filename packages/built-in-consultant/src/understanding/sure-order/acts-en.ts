import { lettered } from '@savet/text/lettered';
import { isStatementEn, speltEn } from './statement-en.ts';
import { type Act, lowered, me, thing, timeOnly, we, whom, you } from './voice-en.ts';

/** What an order asks us to do: offer, ask, thank, remind, invite. */
export const acts: readonly Act[] = [
  [
    lettered(/^for (?!emergencies|urgent|orders|bookings|questions|reservations)(\p{L}.+)$/u),
    ([, what = ''], voice) =>
      voice.genre === 'offer'
        ? `Here is ${we(voice, 'my', 'our')} offer for ${speltEn(what)}.`
        : null,
  ],
  [
    /^(?:(?:I|we) )?want (?!to |him|her|them|you|it )(.+)$/iu,
    ([, what = ''], voice, whole) => {
      const said = you(what, voice, whole);
      return said === null
        ? null
        : `${we(voice, 'I', 'We')} would like ${said.replace(/^(?=(?:credit note|refund|replacement|full refund|written \w+|meeting|call|discount|new one)(?: |$))/u, 'a ')}.`;
    },
  ],
  [
    /^(?:it (?:is|will be|can be) )?ready (?:on |by )?((?:\p{Lu}|\d|tomorrow|today|next).*)$/u,
    ([, when = ''], voice, whole) => {
      const said = you(when, voice, whole);
      return said === null
        ? null
        : `It can be ready ${/^(?:tomorrow|today|next)/u.test(said) ? '' : 'on '}${said}.`;
    },
  ],
  [
    lettered(`^offer ${whom}to (?=\\p{L})(.+)$`, 'iu'),
    ([, deed = ''], voice, whole) => {
      const said = you(deed, voice, whole);
      return said === null ? null : `${we(voice, 'I', 'We')} can ${said}.`;
    },
  ],
  [
    lettered(`^(?:(?:please )?(?:propose|suggest|offer) )${whom}(.+)$`, 'iu'),
    ([, what = ''], voice, whole) => {
      if (timeOnly.test(what))
        return `Would ${what.replace(/^(?:on|at) /u, '').replace(/ instead$/u, '')} suit you${what.endsWith(' instead') ? ' instead' : ''}?`;
      const said = thing(what, voice, whole);
      return said === null ? null : `${we(voice, 'I', 'We')} would like to offer you ${said}.`;
    },
  ],
  [
    lettered(`^(?:we |i )?(?:want|would like|[’']d like) to (?:offer|give) ${whom}(.+)$`, 'iu'),
    ([, what = ''], voice, whole) => {
      const said = thing(what, voice, whole);
      return said === null ? null : `${we(voice, 'I', 'We')} would like to offer you ${said}.`;
    },
  ],
  [
    lettered(
      `^(?:please )?ask ${whom}(?:if|whether) (.+?) (?:works?|suits?|is ok(?:ay)?|is fine|is possible|is good|would work|is all right)(?: for (?:him|her|them|you))?( instead)?$`,
      'iu',
    ),
    ([, what = '', instead = '']) =>
      timeOnly.test(what)
        ? `Would ${what.replace(/^(?:on|at) /u, '')} work for you${instead}?`
        : null,
  ],
  [
    lettered(`^(?:please )?ask ${whom}(?:if|whether) (.+)$`, 'iu'),
    ([, what = ''], voice, whole) => {
      const said = you(what, voice, whole);
      return said !== null && isStatementEn(said)
        ? `Could you tell ${me(voice)} whether ${lowered(said)}?`
        : null;
    },
  ],
  [
    lettered(
      `^(?:please )?(?:ask ${whom})?((?:when|who|what time|how many|how much|where|which|what) (?:.+? )?(?:is|are|was|can|will|(?:he|she|they|it|we|I)) .+)$`,
      'iu',
    ),
    ([, what = ''], voice, whole) => {
      const said = you(what, voice, whole);
      return said === null ? null : `Could you tell ${me(voice)} ${lowered(said)}?`;
    },
  ],
  [
    lettered(`^(?:please )?ask ${whom}(when|where|what) (the .+ is(?: due)?)$`, 'iu'),
    ([, how = '', what = ''], voice) => `Could you tell ${me(voice)} ${how} ${what}?`,
  ],
  [
    lettered(`^(?:please )?ask ${whom}to (?!be )(.+)$`, 'iu'),
    ([, deed = ''], voice, whole) => {
      const said = you(deed, voice, whole);
      if (said === null) return null;
      return voice.reader.isMany ? `Please ${said}.` : `Could you please ${said}?`;
    },
  ],
  [
    lettered(`^(?:please )?ask ${whom}for (.+)$`, 'iu'),
    ([, what = ''], voice, whole) => {
      const said = you(what, voice, whole);
      return said === null ? null : `${we(voice, 'I', 'We')} would like to ask you for ${said}.`;
    },
  ],
  [
    lettered(`^(?:(?:he|she|they|you) )?(?:should|must|has to|have to|needs? to) (.+)$`, 'iu'),
    ([, deed = ''], voice, whole) => {
      const said = you(deed, voice, whole);
      return said === null || /^(?:be|have|know) /u.test(said) ? null : `Please ${said}.`;
    },
  ],
  [
    lettered(
      `^(?:please )?(?:thank|thanks to) (?:him|her|them|you|everyone|everybody|all)(?: (?:so much|very much|a lot))? for (.+)$`,
      'iu',
    ),
    ([, what = ''], voice, whole) => {
      const said = you(what, voice, whole);
      return said === null ? null : `Thank you for ${said}.`;
    },
  ],
  [
    /^(?:a big )?(?:thank you|thanks) to (all .+|our .+|the .+|everyone.*|everybody.*)$/iu,
    ([, who = '']) => `Thank you to ${who}.`,
  ],
  [
    /^wish (?:him|her|them) (?:all the best|(?:good |the best of )?luck|a .+|all the best .+|every success.*)$/iu,
    ([all = ''], voice) =>
      `${we(voice, 'I', 'We')} wish you ${all.replace(/^wish (?:him|her|them) /iu, '').replace(/^luck$/iu, 'good luck')}.`,
  ],
  [
    /^maybe (next (?:year|time|month|season)|later|another time|in (?:spring|summer|autumn|winter))$/iu,
    ([, when = '']) => `Perhaps it will work out ${when}.`,
  ],
  [/^(?:for |at )?(?:the )?same price$/iu, () => 'The price stays the same.'],
  [
    /^([£€$]\d[\d.,]*|\d[\d.,]* (?:pounds?|euros?|dollars?|€|£|leva|lv)) (?:is |are )?(?:left|still|open|still left)(?: (?:to pay|to be paid|to go))?$/iu,
    ([, sum = '']) => `${speltEn(sum)} ${/^[£€$]|^1 /u.test(sum) ? 'is' : 'are'} still to be paid.`,
  ],
  [
    /^(?:the )?((?:tracking|order|booking|reference|invoice|phone|account) number|tracking code|code|password|address|deadline|new date|new time)(?: is|:)? (?!of |for |by |via |with )(\S.*)$/iu,
    ([, what = '', value = '']) => `The ${what.toLowerCase()} is ${value}.`,
  ],
  [
    lettered(
      /^(?:please )?((?:label|keep|leave|use|wear|bring|close|lock|turn|switch|park|ring|knock|wash|clean|put|take|return|respect|store|help) (?:your|the|all|only|off|out|at|on|in) .+|(?:do not|don[’']t) (?!mention|sound|make|write|be|say)\p{L}+ .+)$/iu,
    ),
    ([, deed = ''], { form, reader }) =>
      form === 'notice' || reader.isMany ? `Please ${lowered(deed)}.` : null,
  ],
  [
    /^(?:please )?(?:thank|thanks to) (?:him|her|them|you|everyone|everybody|all)$/iu,
    () => 'Thank you very much.',
  ],
  [
    /^thanks for (?:your |their |the )?(patience|understanding|order|visit|help|support)$/iu,
    ([, what = '']) => `Thank you for your ${what}.`,
  ],
  [
    lettered(`^(?:please )?remind ${whom}of (.+)$`, 'iu'),
    ([, what = ''], voice, whole) => {
      const said = you(what, voice, whole);
      return said === null
        ? null
        : `This is a reminder of ${said.replace(/^(?=(?:tomorrow|today)[’']s )/u, 'your appointment').replace(/^your appointment(tomorrow|today)[’']s appointment/u, 'your appointment $1')}.`;
    },
  ],
  [
    lettered(`^(?:please )?remind ${whom}to (.+)$`, 'iu'),
    ([, deed = ''], voice, whole) => {
      const said = you(deed, voice, whole);
      return said === null ? null : `Please remember to ${said}.`;
    },
  ],
  [
    lettered(`^(?:please )?invite ${whom}(to|for) (.+)$`, 'iu'),
    ([, link = '', what = ''], voice, whole) => {
      const said = you(what, voice, whole);
      return said === null
        ? null
        : `${we(voice, 'I', 'We')} would like to invite you ${link} ${said}.`;
    },
  ],
];
