import { z } from 'zod';
import { wishNames } from '../changing/rework/wish.ts';
import { field, text, texts } from './topic.schema.ts';

const headings = z.record(
  z.enum([
    'known',
    'besides',
    'form',
    'draft',
    'drafts',
    'remarks',
    'steps',
    'plan',
    'sample',
    'mistakes',
    'mistake',
    'checks',
    'why',
    'measure',
    'sources',
    'next',
    'order',
    'findings',
    'firstChange',
    'checkYourself',
  ]),
  text,
);

const review = z.strictObject({
  lead: text,
  leadFine: text,
  long: text,
  split: text,
  vague: text,
  exclamations: text,
  aboutUs: text,
  noProof: text,
  noAction: text,
  mixedAddress: text,
  avoided: text,
  /** Without a word to use instead. */
  avoidedOnly: text,
  notUsed: text,
  firstSentence: text,
  firstLong: text,
  firstVague: text,
  firstProof: text,
  firstAction: text,
  firstReader: text,
  firstNone: text,
  /** For a text whose kind is not known. */
  leadAny: text,
  nothingFound: text,
  checkedText: text,
  checkedBrand: text,
  ofBrand: text,
  pressure: text,
  /** Before a review that is asked to compare with an entry. */
  ownEntry: text,
  otherLanguage: text,
  length: text,
  judgement: text,
  cannotRewrite: text,
  handOver: text,
});

const variants = z.tuple([text, text, text]);

/** All sentences of one language outside the topics. `{…}` are placeholders. */
export const phrases = z.strictObject({
  labels: z.record(field, text),
  quoteOpen: text,
  quoteClose: text,
  headings,
  review,
  /** Introduce drafts; the business decides which one. */
  draftLeads: variants,
  draftLeadFacts: text,
  /** Replaces a draft when no field to write it from is filled. */
  noDraft: text,
  /** Above the skeleton or the advice that there is in place of the text that was asked for. */
  noText: text,
  usedUp: text,
  fewer: text,
  tone: text,
  toneUnknown: text,
  wordsApplied: text,
  wordsLeft: text,
  /** Values in another language are not quoted; in a draft they leave a blank. */
  foreignBlanks: text,
  channel: text,
  channelCut: text,
  /** After a change of the last text by rules. */
  changed: z.record(z.enum(['shorter', 'formal', 'informal', 'warmer', 'unmet']), text),
  /** Changes by their names, in a list of what could not be done. */
  wishes: z.record(z.enum(['shorter', 'formal', 'informal', 'warmer', 'limit', 'edited']), text),
  /** Around a text with what was wished for it: the wishes by name, and what is said of them. */
  rework: z.strictObject({
    names: z.record(z.enum(wishNames), text),
    ...{ undone: text, cannot: text, already: text, fixed: text, fixedOpen: text, writer: text },
  }),
  /** Replies to a few words about the answer before. */
  part: z.record(
    z.enum([
      ...(['on', 'because', 'whole', 'example', 'exampleSaid', 'noMore', 'noPoint'] as const),
      ...(['noReason', 'text', 'remark', 'sum', 'piece', 'noPiece', 'noOther'] as const),
      ...([
        'happeningSaid',
        'write',
        'writeWhole',
        'noWrite',
        'clientBudget',
        'otherReader',
        'meant',
        'meantSame',
      ] as const),
    ]),
    text,
  ),
  /** The one thing to do, in the gist of an answer. */
  firstOfAll: text,
  /** When the answer stands in the chat already: before an addition, and if there is none. */
  saidAbove: text,
  allSaid: text,
  /** The reply when the new text would equal the one above it. */
  sameText: text,
  /** How long a text is, if the question limits it. */
  counts: z.record(
    z.enum(['characters', 'words', 'withBlanks', 'noneFits', 'blankCharacters', 'blankWords']),
    text,
  ),
  slots: z.record(z.enum(['week', 'month', 'quarter']), texts),
  slotCheck: text,
  planToday: text,
  nextFirst: text,
  nextAfter: text,
  nextTopics: text,
  compareLead: text,
  compareTwo: text,
  compareUse: text,
  stillOpen: text,
  remark: text,
  missingOne: text,
  missingMany: text,
  missingShort: text,
  unlocks: text,
  /** Marks an answer that asks for facts, so that it is recognised in the thread. */
  inChat: text,
  fillOrTell: text,
  fillOrTellMany: text,
  askFacts: text,
  askFact: text,
  noted: text,
  notedAs: text,
  notedBelow: text,
  alsoAbout: text,
  summaryLead: text,
});
export type Phrases = z.infer<typeof phrases>;
