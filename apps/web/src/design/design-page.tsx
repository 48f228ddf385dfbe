import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import * as icons from '#ui/icons/icons.tsx';
import * as publicIcons from '#ui/icons/public-icons.tsx';
import { Logo } from '#ui/page/logo.tsx';
import { usePageTitle } from '#ui/page/page.tsx';
import { Toasts } from '#ui/toasts/toasts.tsx';
import styles from './design.module.css';
import { Buttons, IconButtons } from './families/buttons.tsx';
import { Cards, Facts } from './families/cards-and-facts.tsx';
import { Colours, Type } from './families/colours-and-type.tsx';
import { Choices, Fields } from './families/fields-and-choices.tsx';
import { Menus, OverThePage } from './families/menus-and-dialogs.tsx';
import { Family, Specimen } from './family.tsx';
import { samples } from './samples.ts';

const themes = ['light', 'dark'] as const;

/** All parts of the design system in both themes; in development at /ui. */
export function DesignPage() {
  usePageTitle(samples.title);
  return (
    <main>
      <header className={styles.header}>
        <Logo />
        <h1>{samples.title}</h1>
        <p>{samples.lead}</p>
      </header>
      <div className={styles.themes}>
        {themes.map((theme) => (
          <section
            key={theme}
            className={styles.theme}
            data-theme={theme}
            aria-label={samples.themes[theme]}
          >
            <Toasts closeLabel={samples.over.close}>
              <h2>{samples.themes[theme]}</h2>
              <Colours />
              <Type />
              <Shape />
              <Buttons />
              <IconButtons />
              <Icons />
              <Fields />
              <Choices />
              <Menus />
              <OverThePage />
              <Banners />
              <Waiting />
              <Cards />
              <Facts />
            </Toasts>
          </section>
        ))}
      </div>
    </main>
  );
}

function Icons() {
  const { title, note } = samples.icons;
  return (
    <Family title={title} note={note}>
      <ul className={styles.icons}>
        {Object.entries({ ...icons, ...publicIcons }).map(([name, Icon]) => (
          <li key={name}>
            <Icon />
            {name.replace(/Icon$/, '')}
          </li>
        ))}
      </ul>
    </Family>
  );
}

function Shape() {
  const { title, note, shapes } = samples.shape;
  return (
    <Family title={title} note={note}>
      <ul className={styles.shapes}>
        {Object.entries(shapes).map(([shape, text]) => (
          <li key={shape} data-shape={shape}>
            <strong>{shape}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Family>
  );
}

function Banners() {
  const { banners } = samples;
  return (
    <Family title={banners.title} note={banners.note}>
      <Banner title={banners.short} />
      <Banner title={banners.long} text={banners.longText} />
      <Banner title={banners.acting} text={banners.actingText}>
        <Button>{banners.action}</Button>
      </Banner>
    </Family>
  );
}

function Waiting() {
  const { waiting } = samples;
  return (
    <Family title={waiting.title} note={waiting.note}>
      <Specimen caption={waiting.skeleton}>
        <div className={styles.fullWidth}>
          <Skeleton label={waiting.loading} rows={2} />
        </div>
      </Specimen>
      <Specimen caption={waiting.spinner}>
        <Spinner />
        {waiting.loading}
      </Specimen>
    </Family>
  );
}
