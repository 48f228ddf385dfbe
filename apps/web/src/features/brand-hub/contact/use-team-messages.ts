import type { PagedList } from '#data/queries/paged-query.ts';
import { usePagedQuery } from '#data/queries/use-paged-query.ts';
import { readTeamMessages, TEAM_MESSAGES_KEY, type TeamMessage } from './team-messages-list.ts';

/** The user's messages to the team, the newest first; read once for all components that show them. */
export function useTeamMessages(): PagedList<TeamMessage> {
  return usePagedQuery({ key: TEAM_MESSAGES_KEY, load: readTeamMessages, isQuiet: true });
}
