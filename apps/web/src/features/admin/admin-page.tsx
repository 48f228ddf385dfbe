import { useEffect, useRef } from 'react';
import { Link, NavLink, useParams } from 'react-router';
import { stopViewing } from '#data/viewing/viewing.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { useScrollEdges } from '#lib/page/use-scroll-edges.ts';
import { Page } from '#ui/page/page.tsx';
import { useSecondFactor } from '../accounts/second-factor/read-second-factor.ts';
import styles from './admin.module.css';
import { RatedAnswers } from './feedback/rated-answers.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { ContactMessages } from './messages/contact-messages.tsx';
import { ModelsPanel } from './models/models-panel.tsx';
import { ServiceState } from './service/service-state.tsx';
import { StatisticsPanel } from './statistics/statistics-panel.tsx';

const views = {
  users: Gallery,
  messages: ContactMessages,
  feedback: RatedAnswers,
  numbers: StatisticsPanel,
  models: ModelsPanel,
  service: ServiceState,
} as const;
type View = keyof typeof views;

/** The daily tools of staff: users, messages, ratings, statistics, language models, service state. */
export function AdminPage() {
  const { admin } = useStaffText();
  const { view } = useParams();
  const chosen: View = isView(view) ? view : 'users';
  const [factor] = useSecondFactor().rows;
  const Shown = views[chosen];
  // Opening the panel ends a viewing. Nothing renders before it has ended.
  useEffect(() => void stopViewing(), []);
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = tabs.current?.querySelector(`[data-view="${chosen}"]`);
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen]);
  useScrollEdges(tabs);
  return (
    <Page title={admin.title} back={{ to: '/chat', label: admin.back }} wide>
      <nav className={styles.tabs} aria-label={admin.title}>
        <div ref={tabs} className={styles.row}>
          {(Object.keys(views) as View[]).map((name) => (
            <NavLink
              key={name}
              data-view={name}
              to={name === 'users' ? '/admin' : `/admin/${name}`}
              end
            >
              {admin.views[name]}
            </NavLink>
          ))}
        </div>
      </nav>
      {factor?.isMissing ? <FactorMissing hasPasskeys={factor.hasPasskeys} /> : <Shown />}
    </Page>
  );
}

/** In place of the tools of staff whose session has no second factor where it is required. */
function FactorMissing({ hasPasskeys }: { hasPasskeys: boolean }) {
  const { admin } = useStaffText();
  return (
    <section className={styles.panel}>
      <p role="alert">{hasPasskeys ? admin.passkey : admin.secondFactor}</p>
      <Link to="/profile" className={styles.link}>
        {admin.toProfile}
      </Link>
    </section>
  );
}

function isView(name: string | undefined): name is View {
  return name !== undefined && Object.hasOwn(views, name);
}
