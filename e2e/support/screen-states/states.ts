import { accountStates } from './account.ts';
import { accountSecurityStates } from './account-security.ts';
import { brandHubStates } from './brand-hub.ts';
import { chatStates } from './chat.ts';
import { dialogStates } from './chat-dialogs.ts';
import { entranceStates } from './entrance.ts';
import { legalStates } from './legal.ts';
import { mailedLinkStates } from './mailed-links.ts';
import { replyStates } from './reply-dialogs.ts';
import { simulatorStates } from './simulator.ts';
import { staffStates } from './staff.ts';

/** Every screen, in every state that looks or behaves differently. */
export const areas = {
  entrance: [...entranceStates, ...mailedLinkStates],
  chat: chatStates,
  'dialogs of the chat': dialogStates,
  'dialogs of a reply': replyStates,
  'Brand Hub': brandHubStates,
  account: [...accountStates, ...accountSecurityStates],
  legal: legalStates,
  staff: staffStates,
  simulator: simulatorStates,
} as const;
