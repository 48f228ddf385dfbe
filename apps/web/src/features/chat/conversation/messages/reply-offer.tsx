import type { ReplyOffer as Offer } from '@savet/contract/documents';
import { useConfiguration } from '#data/configuration/use-configuration.ts';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { useChatText } from '../../use-chat-text.ts';
import styles from './messages.module.css';

interface ReplyOfferProps {
  readonly offer: Offer;
  /** The question that the reply is to. */
  readonly question: string;
  /** Absent while asking is not allowed. */
  readonly onChoose: ((choice: string) => void) | undefined;
}

/** Buttons below a reply that is no answer: which reading was meant, or to ask the team. */
export function ReplyOffer({ offer, question, onChoose }: ReplyOfferProps) {
  return (
    <div className={styles.offer}>
      {onChoose &&
        offer.choices.map((choice) => (
          <Button key={choice} onClick={() => onChoose(choice)}>
            {choice}
          </Button>
        ))}
      {offer.team && <TeamLink question={question} />}
    </div>
  );
}

/** Longest question in an email link, in UTF-16 units: some mail programs refuse longer addresses. */
const QUESTION_MAX = 1_000;

/** An email to the team with the question filled in. */
function TeamLink({ question }: { question: string }) {
  const text = useChatText();
  const configuration = useConfiguration();
  if (!configuration) return null;
  const mail = new URLSearchParams({
    subject: text.askTeamSubject,
    body: question.slice(0, QUESTION_MAX).toWellFormed(),
  });
  // Mail programs show a plus sign as it is.
  const values = mail.toString().replaceAll('+', '%20');
  return (
    <LinkButton href={`mailto:${configuration.supportEmail}?${values}`}>{text.askTeam}</LinkButton>
  );
}
