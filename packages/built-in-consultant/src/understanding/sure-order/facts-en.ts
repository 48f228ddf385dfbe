import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { speltEn } from './statement-en.ts';
import { type Act, lowered, me, we, you } from './voice-en.ts';

/** Facts without a verb whose meaning is certain: hours, prices, numbers, what the reader is to do. */
export const facts: readonly Act[] = [
  [
    /^(?:(?:please )?(?:with )?any )?questions?(?: go| please)? to (.+)$/iu,
    ([, who = ''], voice) =>
      /^(?:me|us)$/iu.test(who)
        ? `If you have any questions, just ask ${me(voice)}.`
        : /^\p{Lu}/u.test(who)
          ? `If you have any questions, please contact ${who.replace(/ (?=\+?\d)/u, ': ')}.`
          : null,
  ],
  [
    /^(?:no (?:stress|worries|need to worry)|(?:he|she|they|you)? ?(?:don[’']t|doesn[’']t|need not) (?:need to )?worry)$/iu,
    () => 'There is no need to worry.',
  ],
  [/^no (rush|hurry|obligation)$/iu, ([, what = '']) => `There is no ${what}.`],
  [
    /^(?:we[’']re |we are |are )?open (until|till|from|on|every|daily|again|as usual|between) ?(.*)$/iu,
    ([, link = '', when = '']) =>
      `We are open ${link.replace(/till/iu, 'until')} ${speltEn(when)}`.trim().concat('.'),
  ],
  [
    /^(?:we[’']re |we are |are )?closed (?:from )?(\d.*?|\p{Lu}.*?)(?: (?:to|until|till|through) |[–-])(.+)$/u,
    ([, from = '', to = '']) => `We are closed from ${from} to ${to}.`,
  ],
  [
    /^(?:we[’']re |we are |are )?closed (on |until |today|tomorrow|this |for |due |because |over )(.*)$/iu,
    ([, link = '', when = '']) => `We are closed ${link}${speltEn(when)}`.trim().concat('.'),
  ],
  [
    /^(?:we[’']re |we are |are )?back (on|at|from|in|next|tomorrow) ?(.*)$/iu,
    ([, link = '', when = '']) => `We are back ${link} ${when}`.trim().concat('.'),
  ],
  [
    /^(?:the |this |our )?(?:offer |quote |price )?(?:is )?valid (?:for )?(\d+ \w+)$/iu,
    ([, time = '']) => `This offer is valid for ${time}.`,
  ],
  [
    /^(?:the |this |our )?(?:offer |quote |price )?(?:is )?valid (?:until|till) (.+)$/iu,
    ([, time = '']) => `This offer is valid until ${time}.`,
  ],
  [
    /^(?:it )?takes (?:about |around )?(\d.*|an? .*|one .*|two .*|three .*)$/iu,
    ([, time = '']) => `The work takes ${time}.`,
  ],
  [
    /^(?:we |I )?(?:can )?(?:start|begin)(?:ing)? (?:on )?(\d.*|\p{Lu}.*|next .*|tomorrow)$/iu,
    ([, time = ''], voice) =>
      `${we(voice, 'I', 'We')} can start ${/^\d|^[A-Z]/u.test(time) ? 'on ' : ''}${time}.`.replace(
        /on (?=(?:January|February|March|April|May|June|July|August|September|October|November|December)\.)/u,
        'in ',
      ),
  ],
  [
    lettered(
      `^(?:(?:the )?(?:total|price|cost) (?:is )?)?(?:only )?([£€$]? ?\\d[\\d.,]* ?(?:euros?|pounds?|dollars?|€|£|leva|lv|bgn|quid)?)((?: (?:for|per|each|including|incl\\.?|a|in total|total|all in|altogether|plus)(?: .*)?)?)$`,
      'iu',
    ),
    ([all = '', sum = '', rest = ''], { form, genre }) =>
      (form === 'post' || form === 'notice') && genre !== 'offer'
        ? null
        : /[£€$]|euro|pound|dollar|lev|lv|bgn|quid|total|price|cost/iu.test(all)
          ? `The ${/total/iu.test(all) ? 'total ' : ''}price is ${speltEn(sum)}${speltEn(rest)
              .replace(/ ?(?:in )?total| altogether/u, '')
              .replace(/^(?=\S)/u, ' ')}.`.replace(/ {2,}/gu, ' ')
          : null,
  ],
  [
    /^(?:there are )?only (\d+|[a-z]+) ((?:free )?(?:seats|places|spots|tickets|pieces|spaces|tables))(?: left)?$/iu,
    ([, count = '', what = '']) => `There are only ${count} ${what}.`,
  ],
  [
    /^(?:please )?((?:call|ring|book|pay|apply|come|bring|reply|reserve|sign up|register|order|wear|visit|contact|confirm|return|let us know|let me know|text us|write to us|write to me|call us|call me|send us|send me|check)(?: .*)?)$/iu,
    ([, deed = ''], voice, whole) => {
      const said = you(deed, voice, whole);
      return said === null ? null : `Please ${lowered(said)}.`;
    },
  ],
  [
    /^(?:the |our )?(first|second|last) (rise|increase|change|price rise)s? ((?:in|since|for|this) .+)$/iu,
    ([, which = '', what = '', time = '']) => `This is the ${which.toLowerCase()} ${what} ${time}.`,
  ],
  [
    /^(?:this is )?(?:the |our |my )?(second|third|last|final) (?:payment )?reminder$/iu,
    ([, which = ''], voice) => `This is ${we(voice, 'my', 'our')} ${which.toLowerCase()} reminder.`,
  ],
  [
    /^(?:we have )?(?:had )?no ([a-z]+(?: [a-z]+)?) (since .+)$/iu,
    ([, what = '', when = ''], voice) => `${we(voice, 'I', 'We')} have had no ${what} ${when}.`,
  ],
  [
    /^(?:but )?(?:leave|keep) (?:the|a) door open(?: for (.+))?$/iu,
    ([, when], voice) =>
      `${we(voice, 'I', 'We')} would be glad to hear from you again${when === undefined ? '' : /^(?:the )?(?:future|later)$/iu.test(when) ? ' in the future' : ` ${when}`}.`,
  ],
  [
    /^for (emergencies|urgent (?:cases|orders|matters)|orders|bookings|questions|reservations),? ?(?:please )?(?:call|ring|phone)?:? (\+?\d[\d /-]+)$/iu,
    ([, what = '', number = '']) => `For ${what}, please call ${number}.`,
  ],
  [
    /^(?:there (?:is|will be) )?(noise|dust|no water|no parking) (between|from|on|in|until) (.+)$/iu,
    ([, what = '', link = '', when = '']) => `There will be ${what.toLowerCase()} ${link} ${when}.`,
  ],
  [
    /^(?:we[’']re |we are |I[’']m |I am )?(?:very |so |really )?proud of (.+)$/iu,
    ([, whom = ''], voice) =>
      `${we(voice, 'I am', 'We are')} proud of ${whom.replace(/^the /u, voice.number === 'one' ? 'my ' : 'our ')}.`,
  ],
  [/^(?:we[’']re |we are )?looking for (.+)$/iu, ([, whom = '']) => `We are looking for ${whom}.`],
  [
    lettered(
      /^((?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)(?: (?:to|and|-|–) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)?)(?: from|:)? (\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?) ?(?:to|-|–|until) ?(\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?)$/iu,
    ),
    ([, day = '', from = '', to = '']) => `${capitalised(day)}: ${from} to ${to}.`,
  ],
  [
    lettered(
      /^((?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)(?: (?:to|and|-|–) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)?):? closed$/iu,
    ),
    ([, day = '']) => `${capitalised(day)}: closed.`,
  ],
];
