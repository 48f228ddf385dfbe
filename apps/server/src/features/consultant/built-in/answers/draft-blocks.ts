import type { Language } from '@savet/contract/limits';
import { languageOf } from '../../language.ts';
import { capitalised, clip, sentencesOf } from '../../text.ts';
import type { FilledDraft } from '../filling/drafts.ts';
import { quote } from '../filling/quote.ts';
import { chosen } from '../filling/variant.ts';
import { bullets, join, section } from '../markdown.ts';
import type { Piece } from './piece.ts';
import { place } from './place.ts';
import { type Block, sample } from './topic-blocks.ts';

/** The language of a value shows in this much of it, in UTF-16 units. */
const READ_MAX = 500;
/** Drafts in an answer that was asked for a number of them. */
const DRAFTS_MAX = 5;

const listItem = /^(?:[-*] |\d+\. |\||#)/;

/** The best draft, or none. */
export const oneDraft: Block = (piece) => {
  const [first] = piece.drafts;
  if (first === undefined) return '';
  return section(
    piece.phrases.headings.draft,
    join(written(first, piece), wordNotes([first], piece)),
  );
};

/** As many drafts as were asked for, else `usual`; where none can be written, an example and why. */
export const drafts =
  (usual: number): Block =>
  (piece) => {
    const { phrases, reading, variant, input } = piece;
    const wanted = Math.min(reading.count ?? usual, DRAFTS_MAX);
    const given = pick(piece, wanted);
    if (given.length === 0) return withoutDrafts(piece);
    const lead = input.brandHubLocked ? phrases.draftLeadTold : chosen(phrases.draftLeads, variant);
    const tone = toneNote(piece);
    const unsaid = (text: string) => (input.context.includes(text) ? '' : text);
    const fewer =
      reading.count !== null && given.length < reading.count
        ? place(phrases.fewer, { asked: reading.count, given: given.length })
        : '';
    return join(
      unsaid(lead),
      ...given.map((draft) => written(draft, piece)),
      fewer,
      wordNotes(given, piece),
      unsaid(tone),
    );
  };

/** The shortest of the drafts that would be chosen, without more. */
export const shortDraft: Block = (piece) => {
  const { reading } = piece;
  if (piece.drafts.length === 0) return withoutDrafts(piece);
  const given =
    reading.count === null ? [shortest(piece)] : pick(piece, Math.min(reading.count, DRAFTS_MAX));
  return join(...given.map((draft) => written(draft, piece)), wordNotes(given, piece));
};

/** The same, where there is one. */
export const shortDraftIfAny: Block = (piece) =>
  piece.drafts.length === 0 ? '' : shortDraft(piece);

function pick({ drafts: all }: Piece, wanted: number): FilledDraft[] {
  return all.slice(0, wanted);
}

function shortest({ drafts: all }: Piece): FilledDraft {
  const [first, ...others] = all;
  if (first === undefined) throw new Error('there is no draft to choose from');
  return others.reduce(
    (best, draft) => (draft.text.length < best.text.length ? draft : best),
    first,
  );
}

function withoutDrafts(piece: Piece): string {
  const { phrases, topic, reading } = piece;
  if (reading.fresh) return join(phrases.usedUp, bullets(topic.checks));
  return join(phrases.noDraft, sample(piece));
}

function written(draft: FilledDraft, piece: Piece): string {
  const { text, cut } = fitted(draft.text, piece);
  const title = `**${draft.title}**`;
  return join(title, blockquote(text), cut);
}

/** Set off as a text to be taken over, its line breaks kept. */
function blockquote(text: string): string {
  const lines = text.trim().split('\n');
  return lines
    .map((line, index) => {
      const next = lines[index + 1] ?? '';
      const breaks = line !== '' && next !== '' && !listItem.test(line) && !listItem.test(next);
      return `> ${line}${breaks ? '  ' : ''}`.replace(/^> $/, '>');
    })
    .join('\n');
}

/** The text as the channel takes it: without marks that it doesn't show, and not longer than fits. */
function fitted(
  text: string,
  { reading, knowledge, phrases }: Piece,
): { text: string; cut: string } {
  const channel = reading.channel === null ? undefined : knowledge.channels[reading.channel];
  if (channel === undefined) return { text, cut: '' };
  const plain = channel.markdown ? text : text.replace(/^#+ /gm, '').replace(/\*\*/g, '');
  const longest =
    reading.channel === 'sms' && languageOf(plain, 'EN') === 'BG' ? 70 : channel.longest;
  if (longest === undefined || plain.length <= longest) return { text: plain, cut: '' };
  return { text: shortened(plain, longest), cut: place(phrases.channelCut, { longest }) };
}

function shortened(text: string, longest: number): string {
  let whole = '';
  for (const sentence of sentencesOf(text.replace(/\n+/g, ' '))) {
    if (whole.length + sentence.length + 1 > longest) break;
    whole = `${whole} ${sentence}`.trim();
  }
  return whole === '' ? clip(text.replace(/\n+/g, ' '), longest) : whole;
}

/** What is known besides, and not used in the drafts that `usual` of were given: worth a sentence more. */
export const besides =
  (usual: number): Block =>
  (piece) => {
    const { filled, phrases, values, reading } = piece;
    const given = pick(piece, Math.min(reading.count ?? usual, DRAFTS_MAX));
    const used = new Set<string>(given.flatMap(({ needs }) => needs));
    const lines = filled
      .filter(({ field }) => !used.has(field) && (field !== 'toneOfVoice' || given.length === 0))
      .map(
        ({ label, field, use }) => `**${label}:** ${quote(values[field] ?? '', phrases)}. ${use}`,
      );
    return section(phrases.headings.besides, bullets(lines));
  };

/** What a text for the channel has to be like. */
export const channelAdvice: Block = ({ reading, knowledge, phrases, language }) => {
  const channel = reading.channel === null ? undefined : knowledge.channels[reading.channel];
  if (channel === undefined) return '';
  const heading = place(phrases.channel, { channel: channel.name[language] });
  return section(heading, bullets(channel.advice[language]));
};

/** Which tone to keep, and what that means for the text. */
export function toneNote({ phrases, values, tone }: Piece): string {
  const voice = values['toneOfVoice'] ?? '';
  if (voice.trim() === '') return '';
  const quoted = quote(voice, phrases);
  if (tone.advice.length === 0) return place(phrases.toneUnknown, { tone: quoted });
  const advice = tone.advice.map((phrase) => `${capitalised(phrase)}.`).join(' ');
  return place(phrases.tone, { tone: quoted, advice });
}

/** What the vocabulary guide changed, and what of it a person has to change. */
function wordNotes(given: readonly FilledDraft[], piece: Piece): string {
  const { phrases } = piece;
  const say = ({ say: wanted, avoid }: { say: string; avoid: string }, phrase: string) =>
    place(phrase, { say: quote(wanted, phrases), avoid: quote(avoid, phrases) });
  const notes = [
    ...given.flatMap(({ applied }) => applied.map((pair) => say(pair, phrases.wordsApplied))),
    ...given.flatMap(({ left }) => left.map((pair) => say(pair, phrases.wordsLeft))),
    foreignNote(given, piece),
  ];
  return [...new Set(notes)].filter(Boolean).join(' ');
}

function foreignNote(given: readonly FilledDraft[], { language, values, phrases }: Piece): string {
  const names = given.flatMap(({ needs }) => needs).filter((name) => name !== 'businessName');
  const other: Language = language === 'EN' ? 'BG' : 'EN';
  const foreign = names.some(
    (name) => languageOf((values[name] ?? '').slice(0, READ_MAX), language) === other,
  );
  return foreign ? phrases.foreignWords : '';
}
