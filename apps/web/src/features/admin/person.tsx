import { type CardUser, cardName } from './gallery/card-name.rules.ts';

/** A user in one line. */
export function Person({ user }: { user: CardUser }) {
  const name = cardName(user);
  return (
    <p>
      {name !== '' && <strong>{name} · </strong>}
      {user.email}
    </p>
  );
}
