import { states as shared } from '../../screens/states.ts';
import type { State } from '../stage.ts';
import { accountStates } from './account.ts';
import { brandHubStates } from './brand-hub.ts';
import { chatStates } from './chat.ts';
import { dialogStates } from './chat-dialogs.ts';
import { entranceStates } from './entrance.ts';
import { staffStates } from './staff.ts';

/** Every screen and state that looks or behaves differently; those that are pictured, and more. */
export const areas: Readonly<Record<string, readonly State[]>> = {
  entrance: [...pictured(/^(log-in|sign-up)/), ...entranceStates],
  chat: [...pictured(/^chat/), ...chatStates],
  'dialogs of the chat': [...pictured(/^(search|shortcuts)/), ...dialogStates],
  'Brand Hub': [...pictured(/^brand-hub/), ...brandHubStates],
  account: [...pictured(/^(profile|payment|cancel)/), ...accountStates],
  staff: [...pictured(/^admin/), ...staffStates],
};

function pictured(names: RegExp): State[] {
  return shared.filter(({ name }) => names.test(name));
}
