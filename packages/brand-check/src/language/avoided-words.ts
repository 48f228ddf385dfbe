import { lettered } from '@savet/text/lettered';
import { type AvoidedWord, avoidedWords } from '@savet/text/vocabulary';
import { formsOf } from './forms-of.ts';
import { areJoined, type Token, tokensOf } from './tokens.ts';

interface Expression extends AvoidedWord {
  /** The forms of each of its words. */
  forms: ReadonlySet<string>[];
  /** What stands before each of its words: a slash joins the words of “24/7” too. */
  gaps: string[];
}

/** The expressions that a vocabulary guide avoids, by the forms of their first words. */
export type AvoidedExpressions = ReadonlyMap<string, readonly Expression[]>;

export interface FoundExpression {
  tokens: readonly Token[];
  expression: Expression;
}

export function avoidedExpressions(guide: string): AvoidedExpressions {
  const byFirst = new Map<string, Expression[]>();
  for (const expression of avoidedWords(guide).map(compiled)) {
    for (const form of expression.forms[0] ?? []) {
      byFirst.set(form, [...(byFirst.get(form) ?? []), expression]);
    }
  }
  return byFirst;
}

/** The places of avoided expressions, in all their forms. */
export function avoidedIn(
  tokens: readonly Token[],
  text: string,
  avoided: AvoidedExpressions,
): FoundExpression[] {
  const all: FoundExpression[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    for (const expression of avoided.get(tokens[index]?.word ?? '') ?? []) {
      const found = tokens.slice(index, index + expression.forms.length);
      if (!fits(found, expression, text)) continue;
      all.push({ tokens: found, expression });
      index += found.length - 1;
      break;
    }
  }
  return all;
}

function compiled(word: AvoidedWord): Expression {
  const tokens = tokensOf(word.avoid);
  return {
    ...word,
    forms: tokens.map(({ word: part }) => formsOf(part)),
    gaps: tokens.map(({ start }, index) => word.avoid.slice(tokens[index - 1]?.end ?? 0, start)),
  };
}

function fits(found: readonly Token[], { forms, gaps }: Expression, text: string): boolean {
  return forms.every((wanted, offset) => {
    const token = found[offset];
    if (!token || !wanted.has(token.word)) return false;
    // “User-free” is a word of its own.
    if (offset === forms.length - 1 && lettered(/^-\p{L}/u).test(text.slice(token.end)))
      return false;
    const before = found[offset - 1];
    if (before === undefined || areJoined(text, before, token)) return true;
    return text.slice(before.end, token.start) === gaps[offset];
  });
}
