import { useEffect } from 'react';
import { useUser } from '#data/documents/hooks.ts';
import { takeChosenBeforeLogIn } from '#lib/language/language.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useUserSetting } from './use-user-setting.ts';

/** The account's language: a choice is shown at once and saved in the order of the choices. */
export function useLanguageChoice() {
  const { language, choose: show } = useLanguage();
  const { chosen, choose, failure } = useUserSetting('language');
  const stored = useUser()?.language;
  // Follow the choice that the server keeps; a response to an earlier choice may arrive late.
  useEffect(() => {
    if (chosen !== undefined) show(chosen);
  }, [chosen, stored, show]);
  return { language: chosen ?? language, choose, failure };
}

/** Shows the account's language on every signed-in screen; a choice made before log-in becomes the account's. */
export function useAccountLanguage(): void {
  const stored = useUser()?.language;
  const { choose: show } = useLanguage();
  const { choose } = useUserSetting('language');
  useEffect(() => {
    if (stored === undefined) return;
    const before = takeChosenBeforeLogIn();
    if (before === undefined || before === stored) show(stored);
    else choose(before);
  }, [stored, show, choose]);
}
