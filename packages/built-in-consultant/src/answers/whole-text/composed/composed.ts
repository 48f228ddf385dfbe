import type { Genre } from '../../../understanding/whole-text/roles/roles-type.ts';
import { approach, letter } from './letter-text.ts';
import { forPublic, job } from './public-text.ts';
import { reply } from './reply-text.ts';
import type { Setting } from './setting.ts';

/** The text of a request whose clauses have their roles. */
export function composed(setting: Setting): string {
  const { roles } = setting;
  const set = { reply, job, approach, public: forPublic, letter };
  return set[formed(setting) ?? roles.genre](setting);
}

/** “And for Facebook”: a later wish for another form. */
function formed({ roles, wanted }: Setting): Genre | null {
  const isLetter = ['mail', 'short'].includes(wanted.form);
  if (roles.genre === 'letter' && !isLetter) return 'public';
  return roles.genre === 'public' && isLetter ? 'letter' : null;
}
