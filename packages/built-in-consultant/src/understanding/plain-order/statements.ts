import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../language/is-english.ts';
import { ended, sentenceOf } from '../correspondence/sentence.ts';
import { toReaderEn } from '../correspondence/to-reader-en.ts';
import type { PlainOrder } from './plain-order-type.ts';
import { statementBg } from './statement-bg.ts';

const others = {
  EN: {
    one: /\b(?:they|them|their|theirs)\b/giu,
    several: /\b(?:he|she|him|his|hers?)\b/giu,
    none: /(?!)/gu,
    all: /\b(?:he|she|him|his|hers?|they|them|their|theirs)\b/giu,
  },
};
/** “She just needs to”: the verb is behind another word. */
const between =
  /\b(?:he|she) (just|only|also|still|simply|always|never|already) (has|is|was|[a-z]+?(?:s|ed))\b/giu;
/** A clause as a sentence of the writer to the reader; null if rules can’t make one of it. */
export function statement(bare: string, order: PlainOrder): string | null {
  const { language, reader, number, kind, quote, audience } = order;
  const isFirm = reader.firm !== '' || firmWords.test(audience);
  const isOne =
    reader.name !== '' ||
    (!isFirm && (kind === 'review' || kind === 'answer' || reader.group === ''));
  if (!isEnglish[language]) return statementBg(bare, order);
  const isOfOther = quote !== '' && ofStaff.test(quote);
  const isBoth = reader.name !== '' && reader.firm !== '';
  const guard =
    kind === 'news'
      ? 'all'
      : isBoth
        ? 'none'
        : reader.isOffice
          ? 'all'
          : isOfOther
            ? 'several'
            : isOne
              ? 'one'
              : 'several';
  const staff = ofStaff.exec(quote.replace(pronouns, ' '))?.[0];
  const named =
    staff === undefined ? bare : bare.replace(/^(?:he|she)\b/iu, `the ${staff.toLowerCase()}`);
  const own = withOthers(named, audience);
  const turned = isOfOther || !isOne ? own : own.replace(between, turnedVerb);
  const meeting = meetingEn.exec(turned);
  if (meeting !== null) return `Would ${meeting[1] ?? ''} suit you?`;
  if (nothingToDo.test(turned)) return 'There is nothing you need to do.';
  if (invitingEn.test(turned)) return ended(capitalised(turned));
  const wished = turned.replace(/^(I|we) want (?!to )/iu, '$1 would like ');
  const said =
    sentenceOf(wished, { language, number }, others.EN[guard])?.replace(ownNoun, '$1 $2') ?? null;
  if (said !== null || !plainEn.test(wished) || strangerIn(wished, guard)) return said;
  return ended(capitalised(toReaderEn(wished)));
}

const ofStaff =
  /\b(?:he|she|his|her|owner|waiter|waitress|barman|girl|guy|driver|chef|cook|barber|receptionist|plumber|manager|boss)\b/iu;
const pronouns = /\b(?:he|she|his|her)\b/giu;
const roles =
  /\b(our|my|the|this) (client|customer|guest|bride|couple|buyer|tenant|landlord|supplier|director|company|firm|lady|man|woman)\b/giu;

/** “Our supplier went bust”, told to a customer: nobody who reads. */
function withOthers(text: string, audience: string): string {
  return text.replace(roles, (all, first: string, noun: string) =>
    audience.toLowerCase().includes(noun.toLowerCase()) || /^(?:the|this)$/iu.test(first)
      ? all
      : `${first} own ${noun}`,
  );
}

const ownNoun =
  /\b(our|my) own (client|customer|guest|bride|couple|buyer|tenant|landlord|supplier|director|company|firm|lady|man|woman)\b/giu;
const firmWords =
  /\b(?:supplier|company|firm|council|hotel|shop|florist|agency|landlord|provider|school|restaurant|partners?)\b/iu;
const meetingEn =
  /^(?:(?:I|we)(?:[’']d like| want| would like)|suggest|propose) (an? (?:short |quick |brief |\d+[- ]minute )*(?:call|chat|meeting|coffee|visit)\b.*)$/iu;
const nothingToDo =
  /^(?:there[’']s |there is )?nothing (?:they|for them|to) (?:need to |have to )?(?:do|to do)(?: for them)?$/iu;
const invitingEn = lettered(
  /^(?:please )?(?:message|write to|text|dm|contact|visit|apply|order|join|follow|see|send|drop|pop|try|find|book|call|reply|label|keep|leave|use|sign up|register|come|ask \p{Lu}\p{L}+)(?= (?:us|to|at|by|here|in|your|the|our|online|if|with|for|on)(?!\p{L}))/iu,
);
/** “Our prices go up 6%”: a subject in the plural before its verb. */
const plainEn =
  /^(?!(?:no|not|only|with|without|from|for|until|after|before|at|in|on|to|by) )(?:(?:our|the|my|all|your|existing|new|these|both) )*(?:[a-z]+ ){0,2}[a-z]+ (?:go|rise|stay|remain|cost|come|change|keep|get|need|run|last|apply|move|open|close|start|end|begin|begins|rises|lasts|ends|pay|help|work|include|cover|offer|have)(?: |$)/iu;

function strangerIn(text: string, guard: keyof typeof others.EN): boolean {
  return text.search(others.EN[guard]) >= 0;
}

function turnedVerb(_: string, adverb: string, verb: string): string {
  const plain: Readonly<Record<string, string>> = { has: 'have', is: 'are', was: 'were' };
  return `you ${adverb} ${plain[verb] ?? verb.replace(/s$/u, '')}`;
}
