import { type Language, languageCodes, languages } from '@savet/contract/languages';
import { useText } from '#lib/language/use-text.ts';
import { Toggle } from '#ui/controls/toggle.tsx';

interface LanguageToggleProps {
  value: Language;
  /** Shows codes instead of names, where there is little room. */
  short?: boolean;
  disabled: boolean;
  onChange(language: Language): void;
}

/** The choice of language for a signed-in user. */
export function LanguageToggle({ value, short = false, disabled, onChange }: LanguageToggleProps) {
  const { profile } = useText();
  return (
    <Toggle
      label={profile.language}
      value={value}
      disabled={disabled}
      options={languageCodes.map((code) =>
        short
          ? { value: code, label: code, hint: languages[code].name }
          : { value: code, label: languages[code].name, lang: languages[code].tag },
      )}
      onChange={onChange}
    />
  );
}
