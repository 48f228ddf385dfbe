import type { ResponseStyle } from '@savet/contract/choices/response-styles';
import type { Language } from '@savet/contract/languages';
import type { TextEdits } from '../changing/edited.ts';
import type { Wish } from '../changing/rework/wish.ts';
import type { AnswerAsk, Objection, OfPeople } from '../knowledge/follow-ups.schema.ts';
import type { FrameKind } from '../knowledge/skeletons.schema.ts';
import type { FieldName } from '../knowledge/topic.schema.ts';
import type { Horizon, Intent } from '../knowledge/understanding.schema.ts';
import type { Calculation } from '../numbers/calculation.ts';
import type { OwnFigures } from '../numbers/own/own-figures.ts';
import type { TextLimit } from '../text/length.ts';
import type { IdeaRequest } from './details/idea-request.ts';
import type { OwnAsk } from './details/own-ask.ts';
import type { Details } from './details.ts';
import type { Pasted } from './pasted.ts';
import type { WholeText } from './whole-text/wanted.ts';

/**
 * The basis of a doubtful reading, if it is not the words of one message alone: those words with the question before, one way of a
 * choice, in the user's words, or the cause that is proposed.
 */
export type Focus = { by: 'together' | 'cause' } | { by: 'way'; way: string };

/** A question about a topic. */
export interface TopicReading {
  kind: 'topic';
  topic: string;
  also: string | null;
  intent: Intent;
  responseStyle: ResponseStyle;
  language: Language;
  /** The number of examples or drafts that the question names. */
  count: number | null;
  /** Key of the channel that the text is for. */
  channel: string | null;
  horizon: Horizon | null;
  /** Facts in the user's reply to our question, verbatim. */
  facts: string | null;
  pasted: Pasted | null;
  details: Details;
  /** The meaning of the question's figures for the topic. */
  own: OwnFigures | null;
  /** The kind of text that the request names. */
  textKind: FrameKind | null;
  /** Skip drafts that are in the thread already. */
  newDrafts: boolean;
  /** Give the reasons for the last answer without the answer, or its gist. */
  again: 'why' | 'shorter' | null;
  /** Repeat the last answer in another form, with the same drafts. */
  sameDrafts: boolean;
  /** Wishes in the same message that rules can't meet, by name. */
  unmet?: readonly string[];
  /** The question may mean this: the labels of the other readings. The reply says how it was read and takes no query. */
  taken?: readonly string[] | null;
  focus?: Focus | null;
}

/** A question that a card answers. */
export interface CardReading {
  kind: 'card';
  card: string;
  responseStyle: ResponseStyle;
  language: Language;
  /** Whether a text is wanted, so that the card's example comes first. */
  wantsText: boolean;
  details: Details;
  own: OwnFigures | null;
  textKind: FrameKind | null;
  /** Give the gist of the last answer, or the reasons for it. */
  again: 'shorter' | 'why' | null;
  /** Wishes in the same message that rules can't meet, by name. */
  unmet?: readonly string[];
  /** The question may mean this: the labels of the other readings. The reply says how it was read and takes no query. */
  taken?: readonly string[] | null;
  focus?: Focus | null;
}

/** A request for a text that no topic and no card is about. */
export interface FrameReading {
  kind: 'frame';
  frame: FrameKind;
  details: Details;
  responseStyle: ResponseStyle;
  language: Language;
}

/** A request for a text whose purpose is known. */
export interface WholeTextReading {
  kind: 'whole-text';
  text: WholeText;
  language: Language;
}

/** A text to check whose kind is not known, or which was to be rewritten. */
export interface ReviewReading {
  kind: 'review';
  pasted: Pasted;
  toRewrite: boolean;
  responseStyle: ResponseStyle;
  language: Language;
}

export type ChangeKind = 'shorter' | 'formal' | 'informal' | 'warmer' | 'limit' | 'edited';

/** A few words about the answer before: a point of it, an example, a reason, what comes first, its effort, or a remark on it. */
export interface PartReading {
  kind: 'part';
  ask:
    | AnswerAsk
    | 'example'
    | 'more'
    | 'remark'
    | 'case'
    | 'without'
    | 'askable'
    | 'added'
    | 'too-much'
    | 'instead'
    | 'list-rejected'
    | 'sum'
    | 'piece'
    | 'other'
    | 'amount'
    | 'write'
    | 'budget'
    | 'client-budget'
    | 'other-reader'
    | 'meant'
    | 'meant-same'
    | 'term'
    | 'lines'
    | 'else'
    | 'choose'
    | 'way'
    | 'reason'
    | 'doubted'
    | 'cut'
    | 'lost'
    | 'chosen-words'
    | 'words'
    | 'heard'
    | 'given'
    | OfPeople
    | Objection;
  /** The place of a point, from 1; -1 for the last one. */
  place: number | null;
  /** The trade of which an example is wanted, the means that is lacking, the sum that there is, or the word that is asked about. */
  about?: string;
  /** The advice that the answer before was about; null if it was no advice. */
  of: TopicReading | CardReading | null;
  language: Language;
}

/**
 * A question about a subject other than how to do it: which of two ways, whether one needs it, people who refuse. A `shape` is the kind
 * of a question on a subject without advice.
 */
export interface AngleReading {
  kind: 'angle';
  about: 'choices' | 'cases' | 'situations' | 'general' | 'shapes' | 'plans';
  name: string;
  /** The labels of the advice that the reply leads on to. */
  nearest: readonly string[];
  /** The first of them, about which later messages may ask; null if there is none. */
  of: TopicReading | CardReading | null;
  /** The nearest situation only: the reply says so and takes no query. */
  isNear?: true;
  language: Language;
}

/** A wish to change the last text of the chat. */
export interface ChangeReading {
  kind: 'change';
  /** In the order in which they are done. */
  changes: readonly ChangeKind[];
  /** Wishes in the same message that rules can't meet, in the user's words. */
  unmet: readonly string[];
  limit: TextLimit | null;
  /** Another signature, or a sentence to leave out. */
  edits?: TextEdits;
  language: Language;
}

/** A wish for a text that comes with it, or for the last one of the chat. */
export interface ReworkReading {
  kind: 'rework';
  text: string;
  wishes: readonly Wish[];
  /** The part of the wish that is not understood, in the user's words. */
  rest: string;
  /** Whether it is the user's own text. */
  isOwn: boolean;
  language: Language;
}

/** The questions about the own Brand Hub. */
export const brandHubQuestions = [
  'value',
  'overview',
  'empty',
  'weak',
  'contradictions',
  'gains',
] as const;
export type BrandHubQuestion = (typeof brandHubQuestions)[number];

export interface BrandHubReading {
  kind: 'brand-hub';
  about: BrandHubQuestion;
  /** The question asks about missing entries as well as weak ones. */
  isBoth?: true;
  /** The excess that the question suspects in an entry, if rules can measure it. */
  aspect?: 'negative' | 'long';
  /** The fields that the question names. */
  fields: readonly FieldName[];
  language: Language;
  /** Requests on these fields, or on all, besides their values; in the order of the answer. */
  asks?: readonly OwnAsk[];
  /** The words in quotation marks that are asked about. */
  expression?: string;
  /** Another part of the question, which no rule can answer. */
  rest?: string;
}

/** A question that needs no topic: about Savet, a matter for a person, small talk. */
export interface FixedReading {
  kind: 'savet' | 'sensitive' | 'talk';
  name: string;
  /** A second reply of the kind, if two are close. */
  also?: string;
  language: Language;
}

/** Forms in which an answer can be wanted, and which rules can't write for a case of one's own. */
export type AskedForm =
  | { form: 'table' | 'text' | 'calculation' }
  | { form: 'list'; count: number }
  /** A sum of this name lacks figures. */
  | { form: 'missing'; sum: string; lacks: readonly string[] };

/** A request for a list of ideas or of lines to choose from, besides what its words are read as. */
export interface IdeasAsk {
  request: IdeaRequest;
  /** How many of them earlier lists of the chat have had. */
  skip: number;
  /** Shorter ones are wanted. */
  isShort: boolean;
  /** Another tone is wanted, which rules can’t give. */
  isTone: boolean;
  /** The place in the last list of the one to write; null for a list. */
  place: number | null;
  /** The places, if several are asked for. */
  places?: readonly number[] | null;
  responseStyle: ResponseStyle;
  language: Language;
}

/** How a question is understood. */
export type Reading = ReadAs & { ideas?: IdeasAsk | null };

type ReadAs =
  | TopicReading
  | CardReading
  | FrameReading
  | WholeTextReading
  | ReviewReading
  | ChangeReading
  | ReworkReading
  | PartReading
  | AngleReading
  | BrandHubReading
  | FixedReading
  | { kind: 'calculation'; calculation: Calculation; language: Language }
  /** A fact about the business, and the field that it belongs to. */
  | { kind: 'fact'; field: FieldName | null; language: Language }
  /** One reading is likely, or two are close; their labels. Again: a message went on as if one of them had been chosen. */
  | {
      kind: 'unclear';
      between: readonly string[];
      isAgain?: true;
      /** Nothing but help is asked for: the labels are places to start. */
      isVague?: true;
      /** Nothing answers the question: the labels are only near to it. */
      isNear?: true;
      language: Language;
    }
  /** A form is wanted that rules can't make up. `nearest`: the labels that it would be about. */
  | { kind: 'cannot-write'; asked: AskedForm; nearest: readonly string[]; language: Language }
  /** A practical detail beside what the advice is about. `nearest`: the labels on its subject. */
  | { kind: 'beside'; nearest: readonly string[]; language: Language }
  /** Nothing fits, a text to check is missing, a change is beyond rules, or it is no business question. */
  | { kind: 'unknown' | 'no-text' | 'cannot-change' | 'off-scope'; language: Language };
