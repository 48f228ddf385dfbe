import { lettered } from '@savet/text/lettered';
import { fold, stemOf } from '@savet/text/stems';
import type { Clause } from '../../../understanding/whole-text/roles/roles-type.ts';

const parts = lettered(/,?\s+(?=(?:but|and|because|но|а|и|защото|затова)(?!\p{L}))|,\s+/u);
const joints = /^(?:but|and|so|then|because|но|а|и|затова|защото)[, ]+/iu;

/** The clauses without those parts that say what must not be mentioned. */
export function withoutBanned(
  clauses: readonly Clause[],
  unmentioned: readonly string[],
  quiet: ReadonlySet<string>,
): Clause[] {
  if (unmentioned.length === 0) return [...clauses];
  const stems = new Set(unmentioned.flatMap((ban) => stemsOf(ban, quiet)));
  return clauses.flatMap((clause) => {
    const isBanned = (part: string) => stemsOf(part, quiet).some((stem) => stems.has(stem));
    if (!isBanned(clause.text)) return [clause];
    const all = clause.text.split(parts);
    const text = all
      // A part after a removed one loses its conjunction.
      .map((part, at) =>
        at === 0 || isBanned(all[at - 1] ?? '') ? part.replace(joints, '') : part,
      )
      .filter((_, at) => !isBanned(all[at] ?? ''))
      .join(', ');
    return text === '' ? [] : [{ ...clause, text }];
  });
}

function stemsOf(text: string, quiet: ReadonlySet<string>): string[] {
  return (text.match(lettered(/[\p{L}\d]+/gu)) ?? [])
    .map((word) => fold(word.toLowerCase()))
    .filter((word) => word.length > 2 && !quiet.has(word) && !vague.has(word))
    .map((word) => stemOf(word));
}

const vague = new Set(['one', 'thing', 'part', 'bit', 'word', 'нещо', 'част', 'частта', 'думата']);
