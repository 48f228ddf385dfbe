/** The graders in the order of a report. */
export const graderNames = [
  'language',
  'politeForm',
  'givenNumbers',
  'fieldsUsed',
  'form',
  'length',
  'family',
  'noInvention',
  'noRepetition',
  'typography',
] as const;
export type GraderName = (typeof graderNames)[number];
