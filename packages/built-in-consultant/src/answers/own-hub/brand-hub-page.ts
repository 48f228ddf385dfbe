import { type BrandFieldName, brandFields } from '@savet/contract/brand-hub';
import type { Language } from '@savet/contract/languages';
import { brandSheet as bg } from '@savet/i18n/bg/brand-sheet';
import { brandSheet as en } from '@savet/i18n/en/brand-sheet';
import { fillTemplate, wordsOf } from '@savet/text/text';
import { quote } from '../../filling/quote.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { measured } from '../../reviewing/aspects.ts';
import { type Contradiction, contradictionsIn } from '../../reviewing/contradictions.ts';
import { emptyFieldsOf, mostHelpful } from '../../reviewing/empty-fields.ts';
import { remarksOn } from '../../reviewing/remarks.ts';
import { bullets, join } from '../../text/markdown.ts';
import type { BrandHubQuestion, BrandHubReading } from '../../understanding/reading.ts';
import type { AnswerInput } from '../answer-context.ts';
import { entryFindings, sureFindings, weakestFields } from './entry-findings.ts';

const gains: Record<Language, Record<BrandFieldName, string>> = { EN: en.gains, BG: bg.gains };
/** Most fields of a list. */
const LISTED_MAX = 8;
/** With so few weak entries, claims that can’t be checked are named as well. */
const FEW = 1;
/** Most fields that are called the weakest. */
const WEAKEST_MAX = 3;

/** Statements about the own Brand Hub, from nothing but its values. */
export class BrandHubPage {
  readonly #texts;
  readonly #phrases;
  readonly #filled: BrandFieldName[];
  readonly #fields: readonly BrandFieldName[];
  readonly #aspect: 'negative' | 'long' | null;
  readonly #language: Language;
  readonly #input: AnswerInput;
  readonly #knowledge: Knowledge;

  constructor(
    { fields, aspect, language }: BrandHubReading,
    input: AnswerInput,
    knowledge: Knowledge,
  ) {
    this.#texts = knowledge.replies[language].brandHub;
    this.#phrases = knowledge.phrases[language];
    this.#filled = brandFields
      .map(({ name }) => name)
      .filter((name) => (input.values[name] ?? '').trim() !== '');
    this.#fields = fields;
    this.#aspect = aspect ?? null;
    this.#language = language;
    this.#input = input;
    this.#knowledge = knowledge;
  }

  value(): string {
    if (this.#fields.length === 0) return this.overview();
    return this.#values((field) => this.#remarks([field]));
  }

  /** The entries that are asked about, without a remark. */
  values(): string {
    return this.#values(() => []);
  }

  #oneValue(field: BrandFieldName, remarks: readonly string[]): string {
    const value = this.#valueOf(field);
    if (value === '') {
      const gain = gains[this.#language][field];
      return fillTemplate(this.#texts.valueEmpty, { field: this.#named(field), gain });
    }
    const lead = fillTemplate(this.#texts.value, { field: this.#named(field) });
    return join(lead, `> ${value.replaceAll('\n', '\n> ')}`, bullets(remarks));
  }

  overview(): string {
    if (this.#filled.length === 0) return this.#texts.overviewEmpty;
    const lines = this.#filled.map((field) => `${this.#bold(field)}: ${this.#quoted(field)}`);
    return join(this.#texts.overview, bullets(lines));
  }

  empty(): string {
    const empty = this.#emptyFields();
    if (empty.length === 0) return this.#texts.emptyNone;
    const rest = empty.slice(LISTED_MAX).map((field) => this.#bold(field));
    return join(
      this.#texts.empty,
      bullets(empty.slice(0, LISTED_MAX).map((f) => this.#gain(f))),
      rest.length === 0 ? '' : fillTemplate(this.#texts.emptyRest, { fields: rest.join(', ') }),
    );
  }

  both(): string {
    if (this.#filled.length === 0) return this.#texts.overviewEmpty;
    return join(this.hasGaps() ? this.empty() : this.#texts.noneEmpty, this.weak());
  }

  hasGaps(): boolean {
    return this.#emptyFields().length > 0;
  }

  weak(): string {
    if (this.#filled.length === 0) return this.#texts.overviewEmpty;
    const named = this.#fields.filter((field) => this.#filled.includes(field));
    // A field that is asked about is shown; no other one is judged in its place.
    if (this.#aspect !== null && named.length > 0) return this.#measured(named, this.#aspect);
    if (this.#fields.length > 0) {
      const judged = this.hasFindings('weak') ? '' : this.#texts.weakNone;
      const shown = this.#values((field) => this.#weaknesses(field));
      return join(shown, named.length > 0 ? judged : '');
    }
    const found = this.#filled.flatMap((field) => {
      const remarks = this.#weaknesses(field);
      return remarks.length === 0
        ? []
        : join(`${this.#bold(field)}: ${this.#quoted(field)}`, bullets(remarks));
    });
    const weakest = this.#weakest();
    if (found.length > FEW) return join(this.#texts.weak, ...found);
    if (found.length > 0)
      return join(
        this.#texts.weak,
        ...found,
        ...(weakest === '' ? [] : [this.#texts.weakestToo, weakest]),
      );
    return weakest === '' ? this.#texts.weakNone : join(this.#texts.weakest, weakest);
  }

  /** If nothing is plainly weak: the claims that a stranger can’t check, and the missing fields. */
  #weakest(): string {
    const weakest = weakestFields(this.#input.values, this.#language, this.#knowledge);
    const shown = weakest
      .slice(0, WEAKEST_MAX)
      .map(({ field, findings }) =>
        join(`${this.#bold(field)}: ${this.#quoted(field)}`, bullets(findings)),
      );
    const missing = this.#emptyFields()
      .slice(0, WEAKEST_MAX)
      .map((field) => this.#bold(field));
    const empty = fillTemplate(this.#texts.weakestEmpty, { fields: missing.join(', ') });
    return join(...shown, shown.length > 0 && missing.length > 0 ? empty : '');
  }

  /** Says whether entries are too long or too negative, which their words show. */
  #measured(fields: readonly BrandFieldName[], aspect: 'negative' | 'long'): string {
    const judged = fields.map((field) => {
      const value = this.#valueOf(field);
      const parts = { field: this.#named(field), words: wordsOf(value).length };
      const { is, word } = measured(value, aspect);
      const text = { negative: ['notNegative', 'negative'], long: ['notLong', 'long'] } as const;
      return fillTemplate(this.#texts[text[aspect][is ? 1 : 0]], {
        ...parts,
        word: quote(word, this.#phrases),
      });
    });
    return join(...fields.map((field) => this.#oneValue(field, [])), ...judged);
  }

  /** The objections of a critical reader to a field. */
  #weaknesses(field: BrandFieldName): string[] {
    const find = this.#fields.length > 0 ? entryFindings : sureFindings;
    return find(field, this.#input.values, this.#language, this.#knowledge);
  }

  hasFindings(about: BrandHubQuestion): boolean {
    if (about === 'contradictions') return this.#found().length > 0;
    const judged = this.#fields.length > 0 ? this.#fields : this.#filled;
    if (this.#fields.length === 0 && this.#weakest() !== '') return true;
    const aspect = this.#aspect;
    if (aspect !== null && this.#fields.length > 0)
      return judged.some((field) => measured(this.#valueOf(field), aspect).is);
    return judged.some((field) => this.#weaknesses(field).length > 0);
  }

  contradictions(): string {
    if (this.#filled.length === 0) return this.#texts.overviewEmpty;
    const values = this.#fields.length === 0 ? '' : this.values();
    return join(values, this.contradictionLines().text);
  }

  /** The contradictions without the entries. */
  contradictionLines(): { text: string; isFound: boolean } {
    const found = this.#found().map(({ kind, field, other, word }) =>
      fillTemplate(this.#texts[kind], {
        field: this.#named(field),
        other: other === null ? '' : this.#named(other),
        word: quote(word, this.#phrases),
      }),
    );
    if (found.length === 0) return { text: this.#texts.contradictionsNone, isFound: false };
    return { text: join(this.#texts.contradictions, bullets(found)), isFound: true };
  }

  /** The contradictions, of the fields that are asked about or of all. */
  #found(): Contradiction[] {
    const asked = this.#fields;
    return contradictionsIn(this.#input.values).filter(
      ({ field, other }) =>
        asked.length === 0 ||
        (asked.length === 1
          ? asked.includes(field) || (other !== null && asked.includes(other))
          : asked.includes(field) && (other === null || asked.includes(other))),
    );
  }

  /** The fields that are asked about, with their values or as empty. */
  #values(remarksOf: (field: BrandFieldName) => readonly string[]): string {
    const fields = this.#fields.slice(0, LISTED_MAX);
    return join(...fields.map((field) => this.#oneValue(field, remarksOf(field))));
  }

  gains(): string {
    const empty = this.#emptyFields();
    const fields = [this.#fields, empty].find(({ length }) => length > 0) ?? mostHelpful;
    return join(this.#texts.gains, bullets(fields.slice(0, LISTED_MAX).map((f) => this.#gain(f))));
  }

  #emptyFields(): BrandFieldName[] {
    return emptyFieldsOf(this.#input.values, this.#input.emptyFields);
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
