import { lettered } from '@savet/text/lettered';
import type { SureReader } from './sure-order-type.ts';

const adjectives =
  '(?:my|our|the|an?|this|all|all of|every|old|new|regular|loyal|existing|good|dear|former|long-time|long-standing|best|best-known|big|biggest|favourite|potential|local|job|business|internet|phone|meat|flour|fabric|coffee|wholesale|school|yoga|whole|entire|nice|unhappy|angry|happy)';
const many =
  'customers|clients|guests|patients|parents|members|students|pupils|neighbours|neighbors|tenants|suppliers|subscribers|followers|team|staff|crew|colleagues|employees|participants|residents|partners|visitors|drivers|volunteers|attendees|buyers|patients';
const one =
  'customer|client|guest|patient|parent|member|student|pupil|neighbour|neighbor|tenant|landlord|landlady|supplier|accountant|colleague|coworker|employee|applicant|candidate|partner|boss|manager|owner|director|provider|courier|plumber|electrician|designer|lawyer|photographer|printer|club|practice|wholesaler|baker|teacher|bookkeeper|buyer|friend|carpenter|builder|caterer|florist|receptionist|trainer|intern|bride|agency|bank|company|school|hotel|restaurant|firm|shop';
const role = lettered(
  `^((?:${adjectives} )*(?:(?<=(?:my|our|the|an?) )(?!(?:that|if|about|to|for|who)(?!\\p{L}))[a-z]+ )?)(${many}|${one})(?![\\p{L}’'-])((?: of (?:the|our|my|this) [a-z]+(?: (?!(?:that|if|about|to|for|who|because|and|saying|when)(?!\\p{L}))[a-z]+)?)?)`,
  'u',
);
const name =
  "(?:Mr\\.? and Mrs\\.? \\p{Lu}[\\p{L}’'-]+|(?:the )?\\p{Lu}\\p{L}+ family|(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof)\\.? )?\\p{Lu}[\\p{L}’'-]+(?: (?:& )?(?!(?:I|He|She|They|We|It|That|The)\\b)\\p{Lu}[\\p{L}’'-]*){0,2}(?: (?:& Co|Ltd|Inc|GmbH))?\\.?)";
const named = lettered(`^,? ?(?:(?:called|named) )?(${name})(?=[\\s,:.;–—-]|$)`, 'u');
/** “BrightMill” is no person, “McDonald” is one. */
const firmName =
  /(?:& Co|Ltd|Inc|GmbH|\bFoods|Hotel|Bakery|Café|School|Bank|Council|Studio|Group|Works)|(?<=[a-z])(?<!Mc|Mac|De|Di|Du|La|Le|Van)[A-Z][a-z]/u;
/** “Our neighbours upstairs, the Petersons” */
const nearby = lettered(
  /^ (?:upstairs|downstairs|next door|opposite)(?:, the \p{Lu}\p{L}+s)?(?=[ ,:])/u,
);
const noName = lettered(
  /^,? ?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|English|Bulgarian|WhatsApp|Viber|SMS|Facebook|Instagram|LinkedIn|Google|Christmas|Easter|I|We|The|Our)(?!\p{L})/u,
);

/** “At Lintel Bank”, “from Olive & Co”, “(Fjordline AS)” behind a name. */
const firmBehind = lettered(`^ (?:at|from|of|\\() ?(${name})\\)?(?=[\\s,:.;–—-]|$)`, 'u');
/** Readers that are no person with a name: “beta users”, “owners of small gyms”. */
const anyone =
  /^((?:(?:my|our|the|an?|all|every) )+)?((?:[a-z]+ ){0,2}[a-z]{3,}(?: (?:of|at|in|from) (?:(?:our|the|my|small|big|local|food|new) )*[a-z]+(?: [a-z]+)?)?)(?=,| that (?:we|our|I|I[’']m|we[’']re|the|my|his|her|their|your|from|on|next|prices|there|it|this) | saying |:| asking | to (?:say|tell|ask) | announcing )/u;
const noReader =
  /^(?:me|us|him|her|them|you|it|everyone|the (?:door|window|website|post|end)|.*\b(?:website|facebook|instagram|linkedin|door|window|ad|advert|post|shop|newsletter|radio)\b.*)$/u;

/** Whom the words after “to” name, and the words behind; null if that is not certain. */
export function takeReaderEn(
  text: string,
  mayBeAny = true,
): { reader: SureReader; rest: string } | null {
  const known = role.exec(text);
  const after = (known === null ? text : text.slice(known[0].length)).replace(nearby, '');
  const adverb = /^ (?:politely|kindly|gently|nicely)(?=[ ,:])/u;
  const bare = after.replace(adverb, '');
  const found = noName.test(after) ? null : named.exec(bare);
  if (known === null && found === null) return mayBeAny ? unknownReader(text) : null;
  // “Dr Patel’s practice”
  if (/[’']s$/u.test(found?.[1] ?? '')) return null;
  const called = (found?.[1] ?? '').replace(/\.$/u, '');
  const word = known?.[2] ?? '';
  const isMany =
    lettered(`^(?:${many})$`, 'u').test(word) || /\b(?:all|every)\b/u.test(known?.[1] ?? '');
  return {
    reader: {
      name: called,
      role: word,
      isMany: isMany || pair.test(called),
      isFirm:
        firmName.test(called) ||
        offices.test(word) ||
        (sellers.test(word) && !/^(?:Mr|Mrs|Ms|Miss|Dr)\b/u.test(called)),
    },
    rest: (found === null ? bare : bare.slice(found[0].length)).replace(
      found === null ? /(?!)/u : firmBehind,
      '',
    ),
  };
}

function unknownReader(text: string): { reader: SureReader; rest: string } | null {
  const found = anyone.exec(text);
  const word = found?.[2] ?? '';
  if (found === null || word === '' || noReader.test(word)) return null;
  const [head = ''] = word.split(/ (?:of|at|in|from) /u);
  const isMany = /[^s]s$/u.test(head) || /^(?:.* )?(?:people|staff|team)$/u.test(head);
  if (!isMany && found[1] === undefined) return null;
  return {
    reader: { name: '', role: isMany ? head : 'customer', isMany, isFirm: false },
    rest: text.slice(found[0].length),
  };
}

const pair = / and Mrs| family$/u;
const sellers = /^(?:suppliers?|wholesaler|printer|caterer|provider|courier)$/u;
const offices =
  /^(?:club|practice|agency|bank|company|provider|courier|school|hotel|restaurant|firm|shop)$/u;

/** “The customer is Mrs Hill”, “recipient: Tom Baker”, “she’s called Petra”, “my client is a dentist”: who reads, told beside the order. */
const told: readonly RegExp[] = [
  lettered(
    `^(?:(?:and|so) )?(?:(?:the|my|our|his|her|their) )?(?:${one}|recipient|addressee|reader|contact)(?:[’']s name)?(?: is|[’']s|:) (?:called |named )?(${name})$`,
    'iu',
  ),
  lettered(`^(?:(?:and|so) )?(?:the |his |her |their )?name(?: is|[’']s|:)? (${name})$`, 'iu'),
  lettered(`^(?:(?:and|so) )?(?:he|she)(?: is|[’']s) (?:called|named) (${name})$`, 'iu'),
  lettered(`^(?:it[’']s |this is )?(?:for|to):? (${name})$`, 'u'),
  lettered(`^(?:attn|attention|c/o):? (${name})$`, 'iu'),
];
const trade = lettered(
  `^(?:the|my|our|this) (?:customer|client|guest|patient|tenant|buyer|recipient|reader|applicant) (?:is|runs|owns) (?:an? |the )[a-z-]+(?: [a-z-]+){0,3}$`,
  'iu',
);

/** The name that a clause gives the reader; empty if it only says what the reader does; null for any other clause. */
export function readerToldEn(clause: string): string | null {
  const at = told.map((sign) => sign.exec(clause)?.[1]).find((each) => each !== undefined);
  if (at !== undefined) return /^\p{Lu}/u.test(at) && !noName.test(at) ? at : null;
  return trade.test(clause) ? '' : null;
}
