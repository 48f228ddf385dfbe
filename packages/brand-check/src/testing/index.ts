export { loadLabelledTexts, parts } from './labelled-texts.ts';
export { measure } from './measure.ts';
