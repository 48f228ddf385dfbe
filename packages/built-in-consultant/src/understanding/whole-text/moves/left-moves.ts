import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { moveOf } from './orders.ts';
import { piecesOf } from './pieces.ts';
import { isStatement, saidToReader } from './told.ts';

/** Extras that become a sentence of their own: “with wine and a short class”. */
const beside = lettered(
  /^(?:with|including|incl|free|no|only|с|със|включително|безплат\p{L}+|без|само) (?!(?:emoji|hashtag|greeting|емоджи|хаштаг|обръщение))/iu,
);

/** The words that ask for the text. They are no part of it. */
const request = lettered(
  /^(?:please |моля,? )?(?:write|draft|compose|prepare|make|need|i need|напиш\p{L}*|пиши|състав\p{L}*|съчин\p{L}*|подготв\p{L}*|трябва ми|трябва ни)(?!\p{L})/iu,
);

/**
 * The sentences of a request whose words are missing in the text, as its writer says them. A piece stays lost if it is no
 * statement, no extra, and no order that rules can turn.
 */
export function leftMoves(text: string, lost: readonly string[], language: Language): string {
  const holdsLost = (part: string) => lost.some((each) => part.includes(each));
  const found = piecesOf(text, language).flatMap((piece, at) => {
    if (!holdsLost(piece) || request.test(piece)) return [];
    const move = at === 0 ? null : moveOf(piece, false, language);
    if (move !== null) return [move.sentence];
    if (at > 0 && isStatement(piece, language)) return [saidToReader(piece, language)];
    return piece
      .split(/,\s+/u)
      .slice(at === 0 ? 1 : 0)
      .filter((part) => holdsLost(part) && beside.test(part))
      .map((part) => `${capitalised(part)}.`);
  });
  return [...new Set(found)].filter(Boolean).join(' ');
}
