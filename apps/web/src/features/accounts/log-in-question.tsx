import { KeepDialog } from './deletion/keep-dialog.tsx';
import { LogInCodeDialog } from './second-factor/log-in-code-dialog.tsx';

/** A question that a log-in asks after the right password. */
export type Question =
  /** The account is being deleted: until when it can be kept. */
  | { readonly until: string }
  /** A code of the second factor. */
  | { readonly isCodeWrong: boolean };

/** The user's answers so far. */
export interface Answers {
  keepAccount?: boolean;
  code?: string;
}

interface LogInQuestionProps {
  question: Question;
  onAnswer(answer: Answers): void;
  onClose(): void;
}

/** Asks in a dialog. Loaded late, with its texts: few people see it. */
export function LogInQuestion({ question, onAnswer, onClose }: LogInQuestionProps) {
  return 'until' in question ? (
    <KeepDialog
      until={question.until}
      onKeep={() => onAnswer({ keepAccount: true })}
      onClose={onClose}
    />
  ) : (
    <LogInCodeDialog
      isWrong={question.isCodeWrong}
      onCode={(code) => onAnswer({ code })}
      onClose={onClose}
    />
  );
}
