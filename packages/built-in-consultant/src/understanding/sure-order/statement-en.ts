import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { ended } from '../correspondence/sentence.ts';
import { toReaderEn } from '../correspondence/to-reader-en.ts';
import type { SureReader } from './sure-order-type.ts';

const aux =
  "(?:is|are|was|were|am|has|have|had|will|can|could|would|should|must|may|might|does|do|did|cannot|(?:is|are|was|were|has|have|had|do|does|did|could|would|should|wo|ca|must)n[’']t)";
const verbs =
  '(?:comes|came|goes|went|gets|got|takes|took|breaks|broke|needs|wants|costs|starts|begins|began|ends|works|opens|closes|stays|stayed|remains|keeps|kept|suits|leaves|left|arrives|arrived|moves|changes|changed|rises|rose|falls|fell|gives|gave|makes|made|pays|paid|sends|sent|brings|brought|finds|found|loses|lost|wins|won|meets|met|shows|showed|looks|looked|runs|ran|says|said|tells|told|includes|applies|lasts|lasted|depends|fits|happened|happens|failed|fails|stopped|stops|burst|flooded|leaked|leaks|died|expired|expires|cancelled|canceled|delivers|delivered|ordered|promised|helped|fixed|repaired|called|waited|loved|liked|enjoyed|joined|finished|sold|bought|built|thinks|thought|feels|felt|knows|knew|holds|held|sees|saw|becomes|became|turned|turns|replaces|replaced|ships|shipped|offers|charges|charged|covers|covered|crashed|melted|froze|jumped|increased|increases|doubled|dropped|drops|receives|received|launched|launches|meant|means|worked|started|ended|opened|closed|asked|wrote|stood|sat|caught|grew|hit|cut|put|set|let)';
/** Of a plural: “our prices go up”. */
const bases =
  '(?:come|go|get|take|need|want|cost|start|begin|end|work|open|close|stay|remain|keep|leave|arrive|move|change|rise|fall|give|make|pay|send|bring|find|lose|win|meet|show|look|run|say|tell|include|apply|last|depend|fit|happen|fail|stop|expire|deliver|order|help|offer|charge|cover|increase|drop|receive|mean|think|feel|know|see|turn|ship)';
const adverb =
  '(?:(?:now|also|still|already|only|just|never|always|really|all|both|finally|unfortunately|recently|currently|no longer|not) )*';
const determiner =
  "(?:the|our|my|your|an?|this|that|these|those|each|every|all|both|some|no|one|two|three|four|five|six|everything|everyone|everybody|anyone|\\d[\\d.,]*|\\p{Lu}[\\p{L}’'-]*)";
const word =
  "(?:(?:of|in|on|at|for|from|with|by|about|near|under|behind|without) (?:the|our|my|your|an?|this|all) )?(?!(?:the|our|my|your|an?|and|or|but|because|if|when|that|which|who|so|as|i|we|you|he|she|they|it|not|please|to|than|instead|until|till|from)(?![\\p{L}’']))(?:\\d[\\d.,]*\\d|[\\p{L}\\d£€$][\\p{L}\\d’'%/.&-]*)";
const pronounFirst = lettered(
  `^(?:(?:I|we|you|they) ${adverb}(?!(?:and|or|of|in|on|at|to|for|with|the|an?|this|who|which|that|because)(?!\\p{L}))[\\p{L}’']+|(?:I[’'](?:m|ve|ll|d)|(?:we|you|they)[’'](?:re|ve|ll|d)) \\p{L}|(?:it|there|this|that|everyone|everybody|nobody|no one|someone|everything|nothing|everybody)(?:[’'](?:s|ll|d) [\\p{L}\\d]| ${adverb}(?:${aux}|${verbs})(?!\\p{L})))`,
  'iu',
);
const nounFirst = lettered(
  `^(?:(?:${determiner} )?(?:${word} ){0,6}?${word}(?: (?:that )?(?:he|she|they|you|we|I) (?:want|wants|wanted|ordered|chose|need|needs|like|likes|asked for|booked|bought))? ${adverb}(?:${aux}|${verbs})|(?:${determiner} )?(?:${word} ){0,3}?(?:\\p{L}{2,}(?<!s)s|people|children|both|all)(?: (?:placed|booked|made|bought|paid|ordered|signed|sent|of|for|from|in|at|on|with) [^,]{2,40}?)? ${adverb}${bases})(?![\\p{L}’'-])`,
  'u',
);
/** “On Friday we …”, “due to illness the …” */
const ahead = lettered(
  /^(?:(?:on|in|at|from|since|until|till|after|before|during|for|by|due to|because of|as of|starting|as an? (?:thank you|thank-you|gift|apology|compensation)) ?[^,]{0,40}?|today|tomorrow|tonight|yesterday|this (?:morning|week|year|month|evening|afternoon)|next (?:week|month|year)|last (?:week|night|month)|unfortunately|sadly|luckily|as promised|now|then),? (?=(?:i|we|you|it|there|the|our|my|your|every\p{L}*|all|an?|nobody)(?![\p{L}]))/iu,
);
const participle =
  /^((?:the |our |my |your )?(?:[a-z’']+ ){0,3}?[A-Za-z’']+(?: on [A-Z]?[a-z]+)?) (moved|cancell?ed|postponed|rescheduled|closed|booked)(?= |$)/u;
const bareNoun = lettered(
  `^(?!(?:${determiner}|you|it|there|everyone|everybody|nobody|someone|everything|nothing|we|they|parking|breakfast|lunch|dinner|coffee|tea|entry|admission|delivery|shipping|entrance|cash|today|tomorrow|all|both|payment|installation)(?!\\p{L}))(?=\\p{Ll})`,
  'u',
);
const singular = lettered(
  `^(?:\\p{Ll}[\\p{L}’'-]* ){0,2}?\\p{Ll}+(?<![^s]s) (?:(?:on|in|at|of) [\\p{L}\\d ]+ )?${adverb}(?:is|was|has|does|isn[’']t|wasn[’']t|hasn[’']t|doesn[’']t|will|can|can[’']t|won[’']t|broke|came|went|failed|stopped|burst|flooded|leaked|arrived|fell|got|crashed|costs|starts|ends|opens|closes|needs|comes|takes|works|moves|expires|includes|goes|stays|remains|leaves|gets|rises|falls|changes|arrives)(?!\\p{L})`,
  'u',
);

/** Whether words have a subject and its verb. */
export function isStatementEn(text: string): boolean {
  const rest = text.replace(ahead, '');
  return pronounFirst.test(rest) || nounFirst.test(rest);
}

const ofOne = /\b(?:he|she|him|his|hers?|himself|herself)\b/iu;
const ofHim = /\b(?:he|him|his)\b/iu;
const ofMany = /\b(?:they|them|their|theirs|themselves)\b/iu;
const ofFirm =
  /^(?:supplier|wholesaler|provider|agency|bank|company|firm|courier|printer|caterer|school|hotel|restaurant)$/u;
const plural = /\b(?:[a-z]{3,}[^s]s|people|children|both)\b/u;
/** Another person, who may be “he” or “she”. */
const other = lettered(
  /(?<!\p{L})(?:(?:my|our|the|an?) )?(?:\p{L}+ )?(?:assistant|colleague|son|daughter|child|kid|baby|wife|husband|mother|father|mum|dad|driver|chef|cook|seamstress|apprentice|doctor|brother|sister|boss|waiter|waitress|technician|plumber)(?!\p{L})/iu,
);

/** Words about the reader, to the reader; null where somebody else may be meant. */
export function toYouEn(text: string, reader: SureReader, whole: string): string | null {
  // “He” is nobody whom “Mrs” greets.
  if (
    /^(?:Mrs|Ms|Miss)\b/u.test(reader.name) &&
    ofHim.test(text) &&
    !/\b(?:she|hers?)\b/iu.test(text)
  )
    return text;
  const isOne = ofOne.test(text);
  const isMany = ofMany.test(text);
  if (!isOne && !isMany) return text;
  const isGroup =
    reader.isMany || reader.isFirm || (ofFirm.test(reader.role) && !ofOne.test(whole));
  const isRead = reader.name !== '' || reader.role !== '';
  if (!isRead) return null;
  if (isOne && (isGroup || other.test(whole))) return null;
  if (isMany && !isGroup) {
    // “The tiles are late, I need them on Friday”: not the reader.
    const at = text.search(ofMany);
    const before = `${whole.slice(0, Math.max(whole.indexOf(text), 0))}${text.slice(0, at)}`;
    const isThem = !/\b(?:they|their|theirs)\b/iu.test(text);
    if (ofOne.test(whole) || (isThem && plural.test(before))) {
      if (!plural.test(before)) return null;
      const kept = text.replace(
        /\b(?:they|them|their|theirs|themselves)\b/giu,
        (each) => `${each[0]}zqz${each.slice(1)}`,
      );
      return toReaderEn(kept).replaceAll('zqz', '');
    }
    if (plural.test(before)) return null;
  }
  if (
    /\b(?:he|she|they)[’']s [a-z]+ed\b|\b(?:\d+|one|two|three|four|five|some|all|most) of them\b/iu.test(
      text,
    )
  )
    return null;
  const turned = toReaderEn(text);
  return ofOne.test(turned) || ofMany.test(turned) ? null : turned;
}

const be = /\b(?:is|are|was|were|be|been|has|have|we|I|you|they)$/u;

/** “Link goes out”, “last two deliveries came”: a note without its article. */
export function withArticle(text: string): string {
  const isBare = bareNoun.test(text) && singular.test(text);
  return isBare ||
    /^(?:last|first|next) (?:two|three|four|few|\d+|\p{Ll}+) (?!week|month|year)/u.test(text)
    ? `the ${text}`
    : text;
}

const odd = lettered(
  /(?<!\p{L})(?:pls|plz|etc|asap|thx|u|ur|gonna|wanna|lol|btw|fyi|nothing about|don[’']?t mention|mention|the text|this text|tone|apologi[sz]e|politely|keep it|make it)(?!\p{L})|^(?:who|which|whose|because|and|or|but|so|not|also|with|without|to|of) |\?|(?<!\p{L})(?:the|an?|my|this) (?:customer|client|recipient)(?!\p{L})|(?<=[a-z]) I [a-z]+ (?:we|I|you) /iu,
);
const spelt: readonly [RegExp, string][] = [
  [lettered(/(?<![\p{L}’'])i(?=[’' ]|$)/gu), 'I'],
  [
    lettered(
      /(?<=\p{L}) (?=(?:not (?:on )?(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday))(?!\p{L}))/gu,
    ),
    ', ',
  ],
  [/\btill\b/gu, 'until'],
  [
    /(?<=\d )(euro|pound|dollar)(?= (?:for|per|each|an? |in|to|plus|and|on|until|left|instead)|[.,;]|$)/gu,
    '$1s',
  ],
  [/\b(?:w\/|w\/o) /gu, 'with '],
  [/\bincl\.? /gu, 'including '],
  [/\bmins\b/gu, 'minutes'],
  [/\b1 yr\b/gu, '1 year'],
  [/\byrs\b/gu, 'years'],
  [/\bhrs\b/gu, 'hours'],
  [/\b(?:google)\b/gu, 'Google'],
  [/\bvat\b/gu, 'VAT'],
  [/^(I|we)[’']d (?=(?:keep|like|love|prefer) )/iu, '$1 would like to '],
  [/would like to like to /gu, 'would like to '],
  [/would like to (?:love|prefer) to /gu, 'would like to '],
];

export function speltEn(text: string): string {
  return spelt.reduce((said, [from, to]) => said.replace(from, to), text).trim();
}

/** A clause as a sentence to its reader; null if that is not certain. */
export function statementEn(clause: string, reader: SureReader, whole: string): string | null {
  if (odd.test(clause)) return null;
  const turned = toYouEn(clause, reader, whole);
  if (turned === null) return null;
  const moved = speltEn(turned).replace(participle, (_, thing: string, verb: string) =>
    be.test(thing)
      ? `${thing} ${verb}`
      : /[^s]s$/u.test(thing.split(' on ')[0] ?? '')
        ? `${thing} ${verb === 'moved' ? 'have' : 'are'} ${verb}`
        : `${thing} ${verb === 'moved' ? 'has' : 'is'} ${verb}`,
  );
  const own = withArticle(moved);
  if (!isStatementEn(own) || unsure.test(own) || isRunOn(own)) return null;
  return ended(capitalised(own));
}

/** “I want to leave the shop contract says 3 months”: two statements and nothing between them. */
function isRunOn(text: string): boolean {
  if (links.test(text) || ofThing.test(text)) return false;
  return (text.match(finite) ?? []).length > 1 && text.split(' ').length > RUN_ON_WORDS;
}

/** “The bathroom we did” */
const ofThing = /\b(?:the|an?|our|my|your) [a-z]+ (?:we|I|you|they) [a-z]+/u;
const RUN_ON_WORDS = 9;
const links =
  /,|\b(?:because|that|if|when|and|but|or|so|which|who|whom|as|since|until|before|after|while|than|what|where|how|whether|otherwise|although|though|unless|for)\b/u;
const finite = lettered(`(?<!\\p{L})(?:${aux}|${verbs}|want|need)(?!\\p{L})`, 'giu');

/** Two statements without a comma, a name in small letters, half a comparison. */
const unsure = lettered(
  /^[£€$]?\d[\d.,]*(?: \p{L}+)? left(?!\p{L})|(?<!\p{L})(?:you you|your your|your (?:our|my|the)|the (?:the|our|we|you|it|your)|an? (?:the|our|we|you))(?!\p{L})|(?<!\p{L})(?:the|and|or|but|an?|our|my|your|because|with|for|of)$|(?<!\p{L})(?:you|we|they) (?:is|was|has|does)(?!\p{L})|^(?:offer|ask|tell|say|write|propose|suggest|explain|thank|invite|remind|wish|congratulate|include|add|use|put) /iu,
);
