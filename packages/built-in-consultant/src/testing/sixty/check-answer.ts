import type { Language } from '@savet/contract/languages';
import { sentencesOf } from '@savet/text/text';
import { isReadable } from '../../filling/readable-values.ts';
import { cyrillicShare } from '../../language/language-of.ts';
import type { AnsweredQuestion } from './ask-sixty.ts';

const hole = /undefined|null|NaN|\[object|[{}]|TODO|\n{3}|„“|“”|\*\*\*\*/;
/** Shorter sentences (‘Why?’) may be repeated. */
const SENTENCE_MIN = 25;
/** Expected share of Cyrillic letters, quotations excluded. */
const CYRILLIC: Record<Language, (share: number) => boolean> = {
  EN: (share) => share < 0.05,
  BG: (share) => share > 0.85,
};

/** The faults of an answer; empty for a good one. */
export function faultsOf({ sample, reading, values, text }: AnsweredQuestion): string[] {
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  const topic = reading.kind === 'topic' ? reading.topic : null;
  // A pasted text may be about any topic or none.
  const isAny = topic !== null || reading.kind === 'review';
  expect(sample.topic === '*' ? isAny : topic === sample.topic, `topic ${topic}`);
  if (reading.kind === 'topic') {
    const { intent, responseStyle } = reading;
    expect(intent === sample.intent, `intent ${intent}`);
    expect(!sample.style || responseStyle === sample.style, `style ${responseStyle}`);
  }
  const share = cyrillicShare(ownWords(text, sample.question));
  expect(CYRILLIC[sample.language](share), `Cyrillic ${share.toFixed(2)}`);
  const small = text.toLowerCase();
  for (const field of sample.uses) {
    const [words = ''] = (values[field] ?? '').split(/[.;,\n]/);
    expect(words !== '' && small.includes(words.toLowerCase()), `lacks ${field}`);
  }
  const drafted = text.match(/^>.*$/gm)?.join('\n') ?? '';
  for (const [field, value = ''] of Object.entries(values)) {
    const [words = ''] = value.split(/[.;,\n]/);
    const mayShow = isReadable(field, value, sample.language) || sample.question.includes(words);
    expect(mayShow || !drafted.includes(words), `drafts ${field} in the other language`);
  }
  for (const words of sample.says ?? []) expect(text.includes(words), `lacks “${words}”`);
  expect(!hole.test(text), `hole: ${hole.exec(text)?.[0]}`);
  for (const sentence of repeated(text)) faults.push(`twice: ${sentence}`);
  expect(!sample.locked || !text.includes('Brand Hub'), 'names the locked Brand Hub');
  return faults;
}

/** The answer without quotations, drafts and names. */
function ownWords(text: string, question: string): string {
  return text
    .replace(/^>.*$/gm, '')
    .replaceAll(question, '')
    .replace(/„[^“]*“|“[^”]*”/g, '')
    .replace(/LinkedIn|Brand Hub|Savet|Google|SEO/g, '');
}

function repeated(text: string): string[] {
  const plain = text.replace(/^(?:[>#\s*-]|\d+\.)+/gm, '').replace(/\*\*/g, '');
  const sentences = plain
    .split('\n')
    .flatMap(sentencesOf)
    .filter((sentence) => sentence.length > SENTENCE_MIN);
  return sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
}
