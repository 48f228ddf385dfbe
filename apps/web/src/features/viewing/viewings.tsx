import type { CallOutput } from '@savet/contract/calls';
import { formatMoment } from '@savet/i18n/formats';
import { call } from '../../lib/call/call.ts';
import { useLanguage } from '../../lib/language/use-language.ts';
import { useText } from '../../lib/language/use-text.ts';
import { usePages } from '../../lib/paging/use-pages.ts';
import { Button } from '../../ui/button.tsx';
import { lookedAt } from './looked-at.rules.ts';
import styles from './viewings.module.css';

type Viewing = CallOutput<'listViewings'>['viewings'][number];

const PAGE = 10;

/** For the user: who of the team has looked at the account, when, why and at what. */
export function Viewings() {
  const { viewing } = useText();
  const pages = usePages<Viewing>('', async (before) => {
    const { viewings, more } = await call('listViewings', {
      limit: PAGE,
      ...(before !== undefined && { before }),
    });
    return { rows: viewings, next: more ? (viewings.at(-1)?.viewingId ?? null) : null };
  });
  const { rows, state } = pages;
  return (
    <section className={styles.section} aria-labelledby="viewings">
      <h2 id="viewings">{viewing.title}</h2>
      <p className={styles.soft}>{viewing.text}</p>
      {state === 'done' && rows.length === 0 && <p>{viewing.nobody}</p>}
      <ul className={styles.list}>
        {rows.map((one) => (
          <ViewingEntry key={one.viewingId} viewing={one} />
        ))}
      </ul>
      {state === 'failed' && (
        <p role="alert">
          {viewing.loadFailed} <Button onClick={pages.reload}>{viewing.loadAgain}</Button>
        </p>
      )}
      {pages.hasMore && state !== 'failed' && (
        <div>
          <Button busy={state === 'loading'} onClick={pages.loadMore}>
            {viewing.more}
          </Button>
        </div>
      )}
    </section>
  );
}

function ViewingEntry({ viewing: one }: { viewing: Viewing }) {
  const { viewing } = useText();
  const { locale } = useLanguage();
  const email = one.email || viewing.somebody;
  const from = formatMoment(locale, one.startedAt);
  if (one.kind === 'brandHub') {
    return (
      <li>
        <p>{viewing.usedBrandHub(email)}</p>
        <p className={styles.soft}>{from}</p>
      </li>
    );
  }
  const isOpen = one.endedAt === null;
  const topics = lookedAt(one.reads).map((topic) => viewing.topics[topic]);
  return (
    <li>
      <p>{isOpen ? viewing.now(email) : viewing.viewed(email)}</p>
      <p className={styles.soft}>
        {one.endedAt === null
          ? viewing.since(from)
          : viewing.span(from, formatMoment(locale, one.endedAt))}
        {topics.length > 0 && ` · ${viewing.looked(topics.join(', '))}`}
      </p>
      <p className={styles.soft}>
        {one.reason === null ? viewing.noReason : viewing.reason(one.reason)}
      </p>
    </li>
  );
}
