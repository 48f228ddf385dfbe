export { loadLabelledTexts } from './labelled-texts.ts';
export { measure } from './measure.ts';
