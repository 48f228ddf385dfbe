import { type BrandFieldName, brandFields } from '@savet/contract/brand-hub';
import type { Language } from '@savet/contract/languages';
import { brandHub as bg } from '@savet/i18n/bg/brand-hub';
import { brandHub as en } from '@savet/i18n/en/brand-hub';
import { fillTemplate, wordsOf } from '@savet/text/text';
import type { FieldValues } from '../filling/fill.ts';
import { quote } from '../filling/quote.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { contradictionsIn } from '../reviewing/contradictions.ts';
import { remarksOn } from '../reviewing/remarks.ts';
import { bullets, join } from '../text/markdown.ts';
import type { BrandHubReading } from '../understanding/reading.ts';
import type { AnswerInput } from './answer-context.ts';

const gains: Record<Language, Record<BrandFieldName, string>> = { EN: en.gains, BG: bg.gains };
/** Empty fields in the order in which they help most. */
const order: readonly BrandFieldName[] = [
  'idealCustomer',
  'products',
  'usp',
  'painPoints',
  'toneOfVoice',
  'competitiveAdvantage',
  'positioningStatement',
];
/** Fields whose value may be short. */
const shortFields: readonly BrandFieldName[] = [
  ...(['businessName', 'industry', 'role', 'category', 'toneOfVoice'] as const),
  ...(['brandColors', 'designStyle', 'values', 'products'] as const),
];
/** Fewer words are too few to write from. */
const WORDS_MIN = 4;
/** Most fields of a list. */
const LISTED_MAX = 8;

/** Answers a question about the own Brand Hub, from nothing but its values. */
export function answerBrandHub(
  reading: BrandHubReading,
  input: AnswerInput,
  knowledge: Knowledge,
): string {
  const page = new BrandHubPage(reading, input, knowledge);
  return page[reading.about]();
}

/** Whether an answer has nothing to go by: everything that it would show is empty. A list of what is missing shows something. */
export function showsNothing({ about, fields }: BrandHubReading, values: FieldValues): boolean {
  const isFilled = (name: string) => (values[name] ?? '').trim() !== '';
  if (['value', 'weak'].includes(about) && fields.length > 0) return !fields.some(isFilled);
  return about !== 'gains' && !brandFields.some(({ name }) => isFilled(name));
}

class BrandHubPage {
  readonly #texts;
  readonly #phrases;
  readonly #filled: BrandFieldName[];
  readonly #fields: readonly BrandFieldName[];
  readonly #language: Language;
  readonly #input: AnswerInput;
  readonly #knowledge: Knowledge;

  constructor({ fields, language }: BrandHubReading, input: AnswerInput, knowledge: Knowledge) {
    this.#texts = knowledge.replies[language].brandHub;
    this.#phrases = knowledge.phrases[language];
    this.#filled = brandFields
      .map(({ name }) => name)
      .filter((name) => (input.values[name] ?? '').trim() !== '');
    this.#fields = fields;
    this.#language = language;
    this.#input = input;
    this.#knowledge = knowledge;
  }

  value(): string {
    if (this.#fields.length === 0) return this.overview();
    return join(...this.#fields.slice(0, LISTED_MAX).map((field) => this.#oneValue(field)));
  }

  #oneValue(field: BrandFieldName): string {
    const value = this.#valueOf(field);
    if (value === '') {
      const gain = gains[this.#language][field];
      return fillTemplate(this.#texts.valueEmpty, { field: this.#named(field), gain });
    }
    const lead = fillTemplate(this.#texts.value, { field: this.#named(field) });
    return join(lead, `> ${value.replaceAll('\n', '\n> ')}`, bullets(this.#remarks([field])));
  }

  overview(): string {
    if (this.#filled.length === 0) return this.#texts.overviewEmpty;
    const lines = this.#filled.map((field) => `${this.#bold(field)}: ${this.#quoted(field)}`);
    return join(this.#texts.overview, bullets(lines));
  }

  empty(): string {
    const empty = this.#emptyFields();
    if (empty.length === 0) return this.#texts.emptyNone;
    return join(this.#texts.empty, bullets(empty.slice(0, LISTED_MAX).map((f) => this.#gain(f))));
  }

  weak(): string {
    if (this.#filled.length === 0) return this.#texts.overviewEmpty;
    const named = this.#fields.filter((field) => this.#filled.includes(field));
    // A field that is asked about is shown; no other one is judged in its place.
    if (this.#fields.length > 0) {
      const judged = this.#remarks(named).length === 0 ? this.#texts.weakNone : '';
      return join(this.value(), named.length > 0 ? judged : '');
    }
    const short = this.#filled
      .filter((field) => !shortFields.includes(field))
      .filter((field) => wordsOf(this.#valueOf(field)).length < WORDS_MIN)
      .map((field) =>
        fillTemplate(this.#texts.short, {
          field: this.#named(field),
          words: wordsOf(this.#valueOf(field)).length,
          quote: this.#quoted(field),
        }),
      );
    const found = [...this.#remarks(this.#filled), ...short];
    return found.length === 0 ? this.#texts.weakNone : join(this.#texts.weak, bullets(found));
  }

  contradictions(): string {
    if (this.#filled.length === 0) return this.#texts.overviewEmpty;
    const found = contradictionsIn(this.#input.values).map(({ kind, field, other, word }) =>
      fillTemplate(this.#texts[kind], {
        field: this.#named(field),
        other: other === null ? '' : this.#named(other),
        word: quote(word, this.#phrases),
      }),
    );
    if (found.length === 0) return this.#texts.contradictionsNone;
    return join(this.#texts.contradictions, bullets(found));
  }

  gains(): string {
    const empty = this.#emptyFields();
    const fields = [this.#fields, empty, order].find(({ length }) => length > 0) ?? order;
    return join(this.#texts.gains, bullets(fields.slice(0, LISTED_MAX).map((f) => this.#gain(f))));
  }

  #emptyFields(): BrandFieldName[] {
    const names = brandFields.map(({ name }) => name);
    const without = names.filter((name) => !this.#filled.includes(name));
    const empty = this.#input.emptyFields ?? without;
    const first = order.filter((name) => empty.includes(name));
    const rest = names.filter((name) => empty.includes(name) && !first.includes(name));
    return [...first, ...rest];
  }

  #remarks(fields: readonly BrandFieldName[]): string[] {
    return remarksOn(fields, this.#input.values, this.#knowledge, this.#language).map(
      ({ field, word, remark }) =>
        fillTemplate(this.#phrases.remark, {
          ...{ field: this.#named(field), word: quote(word, this.#phrases), remark },
        }),
    );
  }

  #gain(field: BrandFieldName): string {
    const gain = gains[this.#language][field];
    return fillTemplate(this.#texts.gain, { field: this.#bold(field), gain });
  }

  #valueOf(field: BrandFieldName): string {
    return (this.#input.values[field] ?? '').trim();
  }

  #quoted(field: BrandFieldName): string {
    return quote(this.#valueOf(field), this.#phrases);
  }

  #named(field: BrandFieldName): string {
    return quote(this.#phrases.labels[field], this.#phrases);
  }

  #bold(field: BrandFieldName): string {
    return `**${this.#phrases.labels[field]}**`;
  }
}
