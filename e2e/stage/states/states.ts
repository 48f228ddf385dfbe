import type { State } from '../stage.ts';
import { accountStates } from './account.ts';
import { brandHubStates } from './brand-hub.ts';
import { chatStates } from './chat.ts';
import { dialogStates } from './chat-dialogs.ts';
import { entranceStates } from './entrance.ts';
import { staffStates } from './staff.ts';

/** Every screen and state that looks or behaves differently. */
export const areas: Readonly<Record<string, readonly State[]>> = {
  entrance: entranceStates,
  chat: chatStates,
  'dialogs of the chat': dialogStates,
  'Brand Hub': brandHubStates,
  account: accountStates,
  staff: staffStates,
};
