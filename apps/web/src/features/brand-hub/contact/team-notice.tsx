import { useState } from 'react';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { newAnswers, openProposals } from './answers.rules.ts';
import { useSeenUntil } from './seen-answers.ts';
import { TEAM_MESSAGES_ID } from './team-messages.tsx';
import { useTeamMessages } from './use-team-messages.ts';

/** Links from the top of the Brand Hub to new answers. */
export function TeamNotice() {
  const { brandHub } = useText();
  const { uid, isViewOnly } = useDocuments();
  const { rows } = useTeamMessages();
  const seenUntil = useSeenUntil(uid);
  // New answers stay marked until the page closes.
  const [seenBefore] = useState(seenUntil);
  const open = openProposals(rows);
  const answers = newAnswers(rows, seenBefore);
  if (isViewOnly || (open === 0 && answers === 0)) return null;
  const texts = brandHub.messages;
  return (
    <Banner title={open > 0 ? texts.proposed(open) : texts.answered(answers)}>
      <Button kind="primary" onClick={showMessages}>
        {texts.view}
      </Button>
    </Banner>
  );
}

function showMessages() {
  const heading = document.getElementById(TEAM_MESSAGES_ID);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
