/** Colours of projects; the first is that of a new one. */
export const projectColors = [
  'blue',
  'teal',
  'green',
  'yellow',
  'orange',
  'red',
  'pink',
  'purple',
  'gray',
] as const;
export type ProjectColor = (typeof projectColors)[number];
