import { type BrandFieldName, brandFields } from '@savet/contract/brand-hub';
import type { Language } from '@savet/contract/languages';
import { stemOf } from '@savet/text/stems';
import { fillTemplate, wordsOf } from '@savet/text/text';
import { quote } from '../../filling/quote.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Reply } from '../../reply.ts';
import { anchorsIn } from '../../reviewing/entry-tests.ts';
import { bullets, join } from '../../text/markdown.ts';
import type { OwnAsk } from '../../understanding/details/own-ask.ts';
import type { BrandHubReading } from '../../understanding/reading.ts';
import { contentStems } from '../again/content-stems.ts';
import type { AnswerInput } from '../answer-context.ts';
import { betterWords } from './better-words.ts';
import { BrandHubPage } from './brand-hub-page.ts';
import { entryFindings } from './entry-findings.ts';
import { firstEntry } from './first-entry.ts';

/** Up to so many words an entry can be said in one breath. */
const SHORT_WORDS = 12;
/** Two entries say the same if they share so many words, and so much of the shorter one. */
const SAME_MIN = 2;
const SAME_SHARE = 0.5;
/** Anchors that are quoted. */
const QUOTED_MAX = 3;

interface Part {
  text: string;
  /** Whether it says something about this entry that its owner may not have seen. */
  isFinding?: boolean;
}

/** A reply to what is asked of entries of the own Brand Hub, each part of the question in turn. */
export function ownEntriesReply(
  reading: BrandHubReading,
  input: AnswerInput,
  knowledge: Knowledge,
): Reply {
  const page = new BrandHubPage(reading, input, knowledge);
  const entries = new OwnEntries(reading, input, knowledge);
  const { asks = [] } = reading;
  const isFirst = asks.includes('first');
  const shown = reading.fields.length > 0 && !isFirst ? page.values() : '';
  const parts = asks.map((ask) => entries.part(ask, page));
  const rest = entries.rest();
  const isAnswer = parts.some(({ isFinding }) => isFinding) && rest === '';
  const isHanded = asks.includes('translate');
  return {
    text: join(shown, ...parts.map(({ text }) => text), rest),
    isAnswer: isAnswer && !isHanded,
    usedFields: isAnswer && !isHanded ? entries.filled() : [],
    ...(isHanded && { offer: { choices: [], team: true } }),
  };
}

class OwnEntries {
  readonly #reading: BrandHubReading;
  readonly #values: AnswerInput['values'];
  readonly #knowledge: Knowledge;
  readonly #language: Language;

  constructor(reading: BrandHubReading, { values }: AnswerInput, knowledge: Knowledge) {
    this.#reading = reading;
    this.#values = values;
    this.#knowledge = knowledge;
    this.#language = reading.language;
  }

  filled(): BrandFieldName[] {
    return this.#reading.fields.filter((field) => this.#valueOf(field) !== '');
  }

  part(ask: OwnAsk, page: BrandHubPage): Part {
    const { fields } = this.#reading;
    const isWhole = fields.length === 0;
    switch (ask) {
      case 'judge':
        return isWhole
          ? { text: page.weak(), isFinding: page.hasFindings('weak') }
          : this.#judged();
      case 'differs':
        return this.#differs();
      case 'contradict': {
        const found = page.contradictionLines();
        return { text: found.text, isFinding: found.isFound };
      }
      case 'stronger':
        return this.#stronger();
      case 'difference':
        return this.#difference(page);
      case 'word':
        return this.#word();
      case 'start':
        return { text: this.#start() };
      case 'shorter':
        return { text: this.filled().length > 0 ? this.#shorter() : this.#start() };
      case 'translate':
        return { text: this.filled().length > 0 ? this.#texts().translate : this.#start() };
      case 'filled':
        return { text: join(page.overview(), page.hasGaps() ? page.empty() : ''), isFinding: true };
      case 'first':
        return firstEntry(fields, { values: this.#values }, this.#language, this.#knowledge);
      case 'show':
        return { text: '' };
    }
  }

  rest(): string {
    const { rest } = this.#reading;
    return rest === undefined
      ? ''
      : fillTemplate(this.#texts().rest, { rest: quote(rest, this.#phrases()) });
  }

  #judged(): Part {
    const lines = this.filled().flatMap((field) => {
      const found = this.#findings(field);
      if (found.length > 0) return found;
      const anchors = this.#anchors(field);
      const text = anchors === '' ? this.#texts().holds : this.#texts().judged;
      return fillTemplate(text, { field: this.#named(field), anchors });
    });
    const isFinding = this.filled().some((field) => this.#findings(field).length > 0);
    const isEmpty = this.filled().length === 0;
    return { text: isEmpty ? this.#start() : bullets(lines), isFinding };
  }

  #differs(): Part {
    const lines = this.filled().flatMap((field) => {
      const anchors = this.#anchors(field);
      const text = anchors === '' ? this.#texts().differsNot : this.#texts().differs;
      const isJudged = this.#reading.asks?.includes('judge');
      const remarks = isJudged ? '' : bullets(this.#findings(field));
      return [fillTemplate(text, { field: this.#named(field), anchors }), remarks];
    });
    if (lines.length === 0) return { text: '' };
    return { text: join(...lines, this.#texts().differsTest), isFinding: true };
  }

  #stronger(): Part {
    const ranked = this.filled()
      .map((field) => ({ field, flaws: this.#findings(field) }))
      .toSorted((a, b) => a.flaws.length - b.flaws.length);
    const [first, ...others] = ranked;
    const last = others.at(-1);
    if (first === undefined || last === undefined) return { text: '' };
    if (first.flaws.length === last.flaws.length) return { text: this.#texts().equal };
    const lead = fillTemplate(this.#texts().stronger, { field: this.#named(first.field) });
    return { text: join(lead, bullets(last.flaws)), isFinding: true };
  }

  #difference(page: BrandHubPage): Part {
    const { roles } = this.#knowledge.replies[this.#language].ownHub;
    const lines = this.#reading.fields.flatMap((field) => {
      const role = roles[field];
      return role === undefined ? [] : `**${this.#phrases().labels[field]}** ${role}`;
    });
    const verdict = page.contradictionLines();
    const shared = this.#sharedWords();
    const alike = fillTemplate(this.#texts().same, { words: shared });
    const other = shared === '' ? this.#texts().notSame : alike;
    const same = verdict.isFound ? verdict.text : other;
    return {
      text: join(bullets(lines), ...(lines.length > 1 ? [same, this.#texts().differenceTest] : [])),
      isFinding: lines.length > 1 && (verdict.isFound || shared !== ''),
    };
  }

  /** The words that two entries share; empty unless they make up most of the shorter entry. */
  #sharedWords(): string {
    const [first, second] = this.filled();
    if (first === undefined || second === undefined) return '';
    const [one, other] = [first, second].map((field) =>
      contentStems(this.#valueOf(field), this.#knowledge),
    );
    if (one === undefined || other === undefined) return '';
    const common = [...one].filter((stem) => other.has(stem));
    const isMost = common.length >= Math.min(one.size, other.size) * SAME_SHARE;
    if (common.length < SAME_MIN || !isMost) return '';
    return wordsOf(this.#valueOf(first))
      .filter((word) => common.includes(stemOf(word)))
      .map((word) => quote(word, this.#phrases()))
      .join(', ');
  }

  #word(): Part {
    const { expression = '', fields } = this.#reading;
    const filled = brandFields.map(({ name }) => name).filter((name) => this.#valueOf(name) !== '');
    const asked = fields.length > 0 ? this.filled() : filled;
    return betterWords(expression, asked, this.#values, this.#language, this.#knowledge);
  }

  #start(): string {
    const { starts } = this.#knowledge.replies[this.#language].ownHub;
    return join(...this.#reading.fields.map((field) => starts[field] ?? ''));
  }

  #shorter(): string {
    return join(
      ...this.filled().map((field) => {
        const words = wordsOf(this.#valueOf(field)).length;
        const text = words <= SHORT_WORDS ? this.#texts().short : this.#texts().shorten;
        const anchors = this.#anchors(field);
        const keep = anchors === '' ? '' : fillTemplate(this.#texts().shortKeep, { anchors });
        return `${fillTemplate(text, { words })} ${keep}`.trim();
      }),
    );
  }

  #findings(field: BrandFieldName): string[] {
    return entryFindings(field, this.#values, this.#language, this.#knowledge);
  }

  /** In quotation marks; empty if there is none. */
  #anchors(field: BrandFieldName): string {
    return anchorsIn(this.#valueOf(field))
      .slice(0, QUOTED_MAX)
      .map((words) => quote(words, this.#phrases()))
      .join(', ');
  }

  #texts() {
    return this.#knowledge.replies[this.#language].ownHub.texts;
  }

  #phrases() {
    return this.#knowledge.phrases[this.#language];
  }

  #valueOf(field: string): string {
    return (this.#values[field] ?? '').trim();
  }

  #named(field: BrandFieldName): string {
    return quote(this.#phrases().labels[field], this.#phrases());
  }
}
