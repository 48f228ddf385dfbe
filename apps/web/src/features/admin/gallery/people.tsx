import cards from './gallery.module.css';
import { type PeopleProps, PeopleTable } from './people-table.tsx';
import type { Layout } from './use-layout.ts';
import { UserCard } from './user-card.tsx';

/** The users, as cards or as a table. */
export function People({ layout, ...props }: PeopleProps & { layout: Layout }) {
  const { people, isLoading, starting, onView } = props;
  if (layout === 'table') return <PeopleTable {...props} />;
  return (
    <ul className={cards.cards} aria-busy={isLoading}>
      {people.map((user) => (
        <li key={user.uid}>
          <UserCard
            user={user}
            isBusy={starting === user.uid}
            isDisabled={starting !== undefined}
            onView={() => onView(user)}
          />
        </li>
      ))}
    </ul>
  );
}

/** In place of the users that are being loaded, as large as they will be. */
export function PeoplePlaceholders({ layout }: { layout: Layout }) {
  return (
    <div className={cards.cards} data-layout={layout} aria-hidden="true">
      {Array.from({ length: 9 }, (_, index) => (
        <span key={index} className={cards.placeholder} />
      ))}
    </div>
  );
}
