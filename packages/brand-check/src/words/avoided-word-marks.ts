import { type AvoidedWord, avoidedWords } from '@savet/text/vocabulary';
import { type CheckedText, valueOf } from '../checked-text.ts';
import type { Mark } from '../finding.ts';
import { formsOf } from '../language/forms-of.ts';
import { areJoined, type Token, tokensOf } from '../language/tokens.ts';
import { mark } from '../rule.ts';
import { replacementFor } from './replacement.ts';

interface Expression extends AvoidedWord {
  /** The forms of each of its words. */
  forms: ReadonlySet<string>[];
  /** What stands before each of its words: a slash joins the words of “24/7” too. */
  gaps: string[];
}

/** The words that the vocabulary guide avoids, in all their forms. */
export function avoidedWordMarks(checked: CheckedText): readonly Mark[] | null {
  const expressions = avoidedWords(valueOf(checked.values, 'vocabularyGuide')).map(compiled);
  if (expressions.length === 0) return null;
  const byFirst = firstForms(expressions);
  const { tokens, own, text } = checked;
  const marks: Mark[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    for (const expression of byFirst.get(tokens[index]?.word ?? '') ?? []) {
      const found = tokens.slice(index, index + expression.forms.length);
      if (!fits(found, expression, own)) continue;
      marks.push(markOf(found, expression, text));
      index += found.length - 1;
      break;
    }
  }
  return marks;
}

function markOf(found: readonly Token[], { avoid, say }: Expression, text: string): Mark {
  const start = found[0]?.start ?? 0;
  const end = found.at(-1)?.end ?? start;
  const replaced = say === null ? null : replacementFor(text, { start, end, avoid, say });
  const detail = say === null ? avoid : `${avoid} → ${say}`;
  if (replaced === null) return mark(start, end, 'vocabularyGuide', { detail });
  return mark(replaced.start, end, 'vocabularyGuide', { fix: replaced.fix, detail });
}

function compiled(word: AvoidedWord): Expression {
  const tokens = tokensOf(word.avoid);
  return {
    ...word,
    forms: tokens.map(({ word: part }) => formsOf(part)),
    gaps: tokens.map(({ start }, index) => word.avoid.slice(tokens[index - 1]?.end ?? 0, start)),
  };
}

function firstForms(expressions: readonly Expression[]): Map<string, Expression[]> {
  const byFirst = new Map<string, Expression[]>();
  for (const expression of expressions) {
    for (const form of expression.forms[0] ?? []) {
      byFirst.set(form, [...(byFirst.get(form) ?? []), expression]);
    }
  }
  return byFirst;
}

function fits(found: readonly Token[], { forms, gaps }: Expression, text: string): boolean {
  return forms.every((wanted, offset) => {
    const token = found[offset];
    if (!token || !wanted.has(token.word)) return false;
    // “User-free” is a word of its own.
    if (offset === forms.length - 1 && /^-\p{L}/u.test(text.slice(token.end))) return false;
    const before = found[offset - 1];
    if (before === undefined || areJoined(text, before, token)) return true;
    return text.slice(before.end, token.start) === gaps[offset];
  });
}
