export interface Newcomer {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** Somebody whom no other test knows. */
export function newcomer(): Newcomer {
  const email = `iva-${crypto.randomUUID().slice(0, 8)}@people.test`;
  return { firstName: 'Ива', lastName: 'Петрова', email, password: 'нощен хляб 24' };
}
