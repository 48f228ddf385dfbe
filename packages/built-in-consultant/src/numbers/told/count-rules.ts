import { lettered } from '@savet/text/lettered';
import { type Rule, said } from './rule.ts';

const more = 'more|extra|additional|another|new|further';
const gone =
  'lose|losing|loses|lost|leave|leaves|stop(?:s|ped)?|cancel~|quit|go (?:away|elsewhere)|walk(?: away)?|drop out|fewer|откаж~|отказват|тръг(?:на|не|ват|нат)~?|напусн~|напускат|(?:из|за)?губ(?:я|им)|загубя|загубим|отпадн~|отпадат|спрат';
/** Those who go, not those who lose. */
const goes =
  'leave|leaves|leaving|stop(?:s|ped)?|cancel~|quit|go (?:away|elsewhere)|walk(?: away)?|drop out|fewer|откаж~|отказват|тръг(?:на|не|ват|нат)~?|напусн~|напускат|отпадн~|отпадат|спрат';

/** The rules for a number or a time. */
export const countRules: readonly Rule[] = [
  {
    label: 'sold',
    words: said(
      '(?:more|extra|new|another|fewer) [\\p{L}]+ (?:than|to|on top of) (?:my|our|the)(?: current| present| usual)? #|(?:към|при|от) сегашните(?: ми| ни)? #|сегашните(?: ми| ни)? #',
    ),
    not: said('price~|цена~|rais~|go(?:es)? to|drop~ to|# [^#]*(?:leave|тръгнат)'),
  },
  { label: 'km', words: said('# ?(?:km|kms|kilometers|kilometres|miles|км|километр~)') },
  {
    label: 'reserveTime',
    words: said('reserve|safety|buffer|spare|cushion|запас~|резерв~|буфер~'),
    counts: 'week',
  },
  {
    label: 'reserveTime',
    words: said('reserve|safety|buffer|spare|cushion|запас~|резерв~|буфер~'),
    counts: 'day',
  },
  {
    label: 'reserveStock',
    words: said(
      'reserve|safety|buffer|spare|always (?:have|want)|cushion|запас~|резерв~|буфер~|под ръка',
    ),
  },
  {
    label: 'lead',
    words: said(
      'deliver~|takes?|needs|lead time|arriv~|supplier|shipping|wait~|roaster|order comes|доставк~|идва~|пристига~|чакам(?:е)?|доставчик~|отнема',
    ),
    counts: 'week',
  },
  {
    label: 'lead',
    words: said(
      'deliver~|takes?|needs|lead time|arriv~|supplier|shipping|wait~|roaster|order comes|доставк~|идва~|пристига~|чакам(?:е)?|доставчик~|отнема',
    ),
    counts: 'day',
  },
  { label: 'days', words: /#/u, counts: 'day' },
  { label: 'hours', words: /#/u, counts: 'hour' },
  { label: 'weeks', words: /#/u, counts: 'week' },
  { label: 'months', words: /#/u, counts: 'month' },
  {
    label: 'months',
    words: said('# (?:equal |monthly |равни |месечни )?(?:instal~|payments|repayments|вноски)'),
  },
  { label: 'years', words: /#/u, counts: 'year' },
  { label: 'hours', words: said('# (?:[\\p{L}]+ )?(?:hours|hrs|часа)') },
  {
    label: 'goneOf',
    words: said(
      `(?:${gone})(?: about| around| maybe| около| към| поне)? #|lose (?:me|us)(?: maybe| about| around| roughly)? #|# (?:[\\p{L}]+ ){0,4}(?:${goes})|(?:will|would|may|might|probably)(?: [\\p{L}]+){0,2} cost (?:me|us) #`,
    ),
    not: said('(?:left|remain) #|which leaves'),
  },
  {
    label: 'gained',
    words: said(
      `# (?:${more}) [\\p{L}]+|(?:gain|win|attract) #|(?:спечеля|привлека|дойдат)(?: още)? #|още # [\\p{L}]+|(?:another|further|extra|additional) #`,
    ),
  },
  { label: 'sold', words: lettered(/# ?\p{L}/u) },
  {
    label: 'sold',
    words: said(
      '(?:sell|sells|sold|do|make|take|need|order|продавам|продам|правя|взимам|трябват)(?: about| around| roughly| около| по| към)* #',
    ),
  },
];
