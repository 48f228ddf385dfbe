/** What reads a question with everything that the consultant understands. */
export { noteOn } from './note-on.ts';
export { wantedFields } from './wanted-fields.ts';
