import { useState } from 'react';
import { useDocuments } from '../../../lib/documents/documents-context.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { usePagedList } from '../../../lib/paging/use-paged-list.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { newAnswers, openProposals } from './answers.rules.ts';
import { useSeenUntil } from './seen-answers.ts';
import { TEAM_MESSAGES_ID } from './team-messages.tsx';
import { teamMessagesOf } from './team-messages-list.ts';

/** Says at the top of the Brand Hub that the team has answered, and leads to it. */
export function TeamNotice() {
  const { brandHub } = useText();
  const { uid, documents, isViewOnly } = useDocuments();
  const { entries } = usePagedList(teamMessagesOf({ documents }));
  const seenUntil = useSeenUntil(uid);
  // What was new when the page was opened is new until it is left.
  const [seenBefore] = useState(seenUntil);
  const open = openProposals(entries);
  const answers = newAnswers(entries, seenBefore);
  if (isViewOnly || (open === 0 && answers === 0)) return null;
  const texts = brandHub.messages;
  return (
    <Banner title={open > 0 ? texts.proposed(open) : texts.answered(answers)}>
      <Button kind="primary" onClick={showMessages}>
        {texts.look}
      </Button>
    </Banner>
  );
}

function showMessages() {
  const heading = document.getElementById(TEAM_MESSAGES_ID);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
