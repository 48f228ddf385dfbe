import { Logo } from '../ui/logo.tsx';
import { Toasts } from '../ui/toasts/toasts.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import styles from './design.module.css';
import { Banners } from './families/banners.tsx';
import { Buttons } from './families/buttons.tsx';
import { Cards } from './families/cards.tsx';
import { Choices } from './families/choices.tsx';
import { Colours } from './families/colours.tsx';
import { Facts } from './families/facts.tsx';
import { Fields } from './families/fields.tsx';
import { IconButtons } from './families/icon-buttons.tsx';
import { Icons } from './families/icons.tsx';
import { Menus } from './families/menus.tsx';
import { OverThePage } from './families/over-the-page.tsx';
import { Shape } from './families/shape.tsx';
import { Type } from './families/type.tsx';
import { Waiting } from './families/waiting.tsx';
import { samples } from './samples.ts';

const themes = ['light', 'dark'] as const;

/** Everything the design system has, in both themes; in development at /ui. */
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
