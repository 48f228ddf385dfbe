import { useState } from 'react';
import { chooseTheme, storedTheme, themes } from '#data/theme/theme.ts';
import { useText } from '#lib/language/use-text.ts';
import { Toggle } from '#ui/controls/toggle.tsx';
import { MoonIcon, ScreenIcon, SunIcon } from '#ui/icons/icons.tsx';

const icons = { system: ScreenIcon, light: SunIcon, dark: MoonIcon };

/** The choice of theme on this device; `short` shows icons, where there is little room. */
export function ThemeToggle({ short = false }: { short?: boolean }) {
  const { theme: label, themes: names } = useText().profile;
  const [theme, setTheme] = useState(storedTheme);
  return (
    <Toggle
      label={label}
      value={theme}
      options={themes.map((value) => {
        const ThemeIcon = icons[value];
        if (!short) return { value, label: names[value] };
        const name = <span className="visually-hidden">{names[value]}</span>;
        return {
          value,
          hint: names[value],
          label: (
            <>
              <ThemeIcon /> {name}
            </>
          ),
        };
      })}
      onChange={(next) => {
        chooseTheme(next);
        setTheme(next);
      }}
    />
  );
}
