export interface CardUser {
  email: string;
  firstName: string;
  lastName: string;
}

/** Initial of the first name, else of the address (specification, section 2). A whole grapheme, such as an emoji. */
export function cardInitial({ firstName, email }: CardUser): string {
  const source = firstName.trim() || email.trim();
  const [first = ''] = new Intl.Segmenter().segment(source);
  return (typeof first === 'string' ? first : first.segment).toUpperCase();
}

/** Full name, or the first name only; empty if there is none. */
export function cardName({ firstName, lastName }: CardUser): string {
  const first = firstName.trim();
  return first === '' ? '' : `${first} ${lastName.trim()}`.trim();
}
