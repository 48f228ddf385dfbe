/** The interface of the package: everything else in it is internal. */

export { clip } from '@savet/text/text';
export { fieldLabel } from './knowledge/knowledge.ts';
export { languageOf } from './language/language-of.ts';
export { type BuiltInTask, createBuiltInModel } from './model.ts';
export { loadReading, prepareConsultant, restConsultant } from './on-demand.ts';
export { replyFacts } from './reply.ts';
export { standInText } from './stand-in-text.ts';
export { mayStateFact, statedFields } from './stated-fields.ts';
export { type Message, messagesOf } from './understanding/thread.ts';
export { shownParts, usedFields } from './used-fields.ts';
