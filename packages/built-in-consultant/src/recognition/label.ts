/** The family of a label: `cards` of `cards/cold-email`. */
export function familyOf(label: string): string {
  return label.slice(0, label.indexOf('/'));
}

/** The name of a label within its family: `cold-email` of `cards/cold-email`. */
export function nameOf(label: string): string {
  return label.slice(label.indexOf('/') + 1);
}
