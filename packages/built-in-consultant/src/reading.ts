/** The functions that read a question with the full understanding of the consultant. */
export { noteOn } from './note-on.ts';
export { wantedFields } from './wanted-fields.ts';
