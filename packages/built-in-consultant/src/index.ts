/** The interface of the package: everything else in it is internal. */
export { languageOf } from './language/language-of.ts';
export { matchingTopics } from './matching-topics.ts';
export { type BuiltInTask, createBuiltInModel } from './model.ts';
export { replyFacts } from './reply.ts';
export { clip } from './text/text.ts';
export { wantedFields } from './wanted-fields.ts';
