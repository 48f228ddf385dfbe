import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../../language/is-english.ts';
import { clauseIn, turned, withoutCliticFirst } from '../brief/clauses.ts';
import { moveOf } from './orders.ts';
import { piecesOf } from './pieces.ts';
import { secondPerson, toSecondPerson } from './second-person.ts';
import type { Move, MoveKind } from './turn.ts';

/** The parts of a request: the text that it asks for, its statements, and its orders to say something. */
export interface Told {
  /** The part that names the text: “Write an email to a guest whose booking we lost”. */
  head: string;
  /** The event in the head, as a clause to the reader; empty if the head has none. */
  happened: string;
  /** The statements before the request, as sentences to the reader. */
  before: string[];
  /** The statements after the request, as sentences to the reader. */
  says: string[];
  moves: Move[];
}

const asks: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(?:write|draft|compose|prepare|make|create|need|want|help me|e-?mail|letter|message|note|reply|text|sms|post|reminder|notice|invitation|refus\p{L}*|declin\p{L}*|reject\p{L}*|apology|welcome)(?!\p{L})/iu,
  ),
  BG: lettered(
    /(?<!\p{L})(?:напиш\p{L}*|пиши|състав\p{L}*|съчин\p{L}*|подготв\p{L}*|направ\p{L}*|трябва ми|трябва ни|искам|имейл|мейл|писмо|съобщение|бележка|отговор\p{L}*|смс|sms|пост|напомняне|обява|покана|откаж\p{L}*|отказ|извинение|извинителн\p{L}*)(?!\p{L})/iu,
  ),
};
const selves: Record<Language, RegExp> = {
  EN: lettered(/(?<!\p{L})(?:i|my|me|i[’'](?:m|ve|ll))(?!\p{L})/iu),
  BG: lettered(/(?<!\p{L})(?:аз|съм|мой|моя|моят|моето|моите|искам|мога|изпратя|пратя)(?!\p{L})/iu),
};
const ours: Record<Language, RegExp> = {
  EN: lettered(/(?<!\p{L})(?:we|our|us)(?!\p{L})/iu),
  BG: lettered(/(?<!\p{L})(?:ние|наш\p{L}*|нас|\p{L}+хме)(?!\p{L})/iu),
};

/** Reads a request without its wishes for the manner. */
export function toldIn(text: string, language: Language): Told {
  const isSelf = selves[language].test(text) && !ours[language].test(text);
  const pieces = piecesOf(text, language);
  const named = pieces.findIndex((piece) => asks[language].test(piece));
  // “Ask Mr Stone to pay …” is an order from its first word.
  const isOrder = named < 0 && moveOf(pieces[0] ?? '', isSelf, language) !== null;
  const at = isOrder ? -1 : Math.max(named, 0);
  const head = pieces[at] ?? '';
  const moves: Move[] = [];
  const before: string[] = [];
  const says: string[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (index === at) continue;
    const move = moveOf(piece, isSelf, language);
    if (move !== null) moves.push(move);
    else if (
      isStatement(piece, language) ||
      (index < at && piece.split(/\s+/u).length > STATEMENT_MIN)
    )
      (index < at ? before : says).push(saidToReader(piece, language));
  }
  const happened =
    clauseIn(head, language, { toReader: true, isRefusal: false, isTold: true }) ?? '';
  return { head, happened, before, says, moves };
}

const verb: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(?:is|are|am|was|were|will|has|have|had|can|could|did|does|do|costs?|gets?|got|\p{L}+ed|won[’']t|can[’']t|\p{L}+[’'](?:ll|re|ve)|starts?|ends?|chose|sent|broke|wrote|said|told|fell|ran|felt|met|won|rose|began|shrank|tore|stood|bought|paid|lost|made|went|came|left|took|gave|found|need|needs|arrives?|remains?|keeps?|stays?|comes?|ask|want|hope|stay|remain|agree|plan|move|have|keep|offer|give|know|hope|send|open|close)(?!\p{L})/iu,
  ),
  BG: lettered(
    /(?<!\p{L})(?:е|са|сме|беше|бяха|ще|няма|има|може|можем|не|се|\p{L}+(?:хме|аме|яме|ваме|ха|им|ем)|остават?|пристигат?|идват?|важи|важат|могат|\p{L}{3,}(?:ам|ям)|струва|започва|дължи|получава|печели|печелят)(?!\p{L})/iu,
  ),
};

export function isStatement(piece: string, language: Language): boolean {
  if (piece.split(/\s+/u).length < STATEMENT_MIN) return false;
  return verb[language].test(piece) || ofPerson.test(piece);
}

const STATEMENT_MIN = 3;
/** “We talk again on 20 May” has a subject, whatever its verb is. */
const ofPerson = lettered(
  /^(?:and |but )?(?:we|i|he|she|they|you|it)(?:[’'](?:ll|m|re|ve|d|s))? \p{L}/iu,
);

/** “A customer wrote that …”: the reader is that customer, so the text leaves it out. */
const reported = lettered(
  /^(?:(?:an?|the|our|one|my) (?:\p{L}+ )?(?:customer|client|guest|patient|tenant|buyer|woman|man)s? (?:has |have )?(?:wrote|written|complained|complains|says|said|told|tells)(?: to)?(?: us| me)?(?: that)? |клиент\p{L}*(?: ни)?(?: ни)? (?:писа|пише|се оплака|се оплаква|каза|казва|съобщи)(?: ни)?,? че )/iu,
);

/** A statement of the request as a sentence to its reader. */
export function saidToReader(piece: string, language: Language): string {
  const own = turned(piece.replace(reported, '').replace(/^(?:that|че)\s+/iu, ''), language);
  const said = isEnglish[language]
    ? own
    : withoutCliticFirst(toSecondPerson(own)).replace(
        /^(иска|желае|предпочита|очаква|търси|искат|желаят)(?= )/iu,
        (verb) => secondPerson(verb) ?? verb,
      );
  return `${capitalised(said.replace(/[\s,;.]+$/u, ''))}.`;
}

/** The sentences of some kinds. */
export function sentencesOfKind({ moves }: Told, ...kinds: MoveKind[]): string {
  return moves
    .filter(({ kind, sentence }) => kinds.includes(kind) && sentence !== '')
    .map(({ sentence }) => sentence)
    .join(' ');
}
