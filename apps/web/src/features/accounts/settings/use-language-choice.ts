import { useEffect } from 'react';
import { useUser } from '../../../lib/documents/hooks.ts';
import { useLanguage } from '../../../lib/language/use-language.ts';
import { useUserSetting } from './use-user-setting.ts';

/** The language of the account, which is the screen's at once. */
export function useLanguageChoice() {
  const { language, choose: show } = useLanguage();
  const { chosen, choose, failure } = useUserSetting('language');
  const stored = useUser()?.language;
  // The screen follows what is stored; an earlier choice that arrives meanwhile is not what counts.
  useEffect(() => {
    if (chosen !== undefined) show(chosen);
  }, [chosen, stored, show]);
  return { language: chosen ?? language, choose, failure };
}
