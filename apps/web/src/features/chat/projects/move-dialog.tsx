import { PROJECTS_MAX } from '@savet/contract/limits';
import { useState } from 'react';
import { call } from '#data/call/call.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useChats, useProjects } from '#data/documents/hooks.ts';
import { useLateTexts } from '#lib/language/use-text.ts';
import { useSubmit } from '#lib/submit/use-submit.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { CheckIcon } from '#ui/icons/icons.tsx';
import { useToasts } from '#ui/toasts/toasts-context.ts';
import { useChatText } from '../use-chat-text.ts';
import { ProjectDot } from './project-dot.tsx';
import { ProjectForm } from './project-form.tsx';
import { projectTexts } from './project-texts.ts';
import styles from './projects.module.css';

interface MoveDialogProps {
  readonly chatId: string;
  readonly title: string;
  onClose(): void;
}

/** Puts a chat into a project, into a new one, or out of its project; a toast offers to undo it. */
export function MoveDialog({ chatId, title, onClose }: MoveDialogProps) {
  const chatText = useChatText();
  const text = useLateTexts(projectTexts);
  const errorText = useErrorText();
  const toasts = useToasts();
  const { store } = useDocuments().documents;
  const projects = useProjects();
  const current = useChats().chats.find((chat) => chat.chatId === chatId)?.projectId ?? null;
  const [isCreating, setCreating] = useState(false);
  const { failure, submit } = useSubmit();

  async function place(projectId: string | null) {
    const { chat } = await call('updateChat', { chatId, projectId });
    store.dispatch({ type: 'chatRead', chat });
  }

  async function move(projectId: string | null) {
    await place(projectId);
    onClose();
    const { projects: now } = store.state().projects;
    const name = now.find((project) => project.projectId === projectId)?.name;
    const undo = () =>
      place(current).catch((refusal: unknown) => toasts.show({ text: errorText(refusal) }));
    toasts.show({
      text: name === undefined ? text.movedOut(title) : text.moved(title, name),
      action: { label: chatText.undo, run: () => void undo() },
    });
  }

  if (isCreating) {
    return (
      <Dialog key="form" title={text.create} onClose={() => setCreating(false)}>
        <ProjectForm project={undefined} onSaved={move} onCancel={() => setCreating(false)} />
      </Dialog>
    );
  }
  return (
    <Dialog title={text.moveTitle(title)} onClose={onClose}>
      {failure !== null && <p role="alert">{errorText(failure)}</p>}
      <ul className={styles.list}>
        {projects.map((project) => (
          <li key={project.projectId}>
            <button
              type="button"
              className={styles.choice}
              aria-current={project.projectId === current ? 'true' : undefined}
              onClick={() => submit(() => move(project.projectId))}
            >
              <span>
                <ProjectDot color={project.color} />
                {project.name}
              </span>
              {project.projectId === current && <CheckIcon />}
            </button>
          </li>
        ))}
        {current !== null && (
          <li>
            <button
              type="button"
              className={styles.choice}
              onClick={() => submit(() => move(null))}
            >
              <span>{text.noProject}</span>
            </button>
          </li>
        )}
      </ul>
      <Actions>
        <Button kind="quiet" onClick={onClose}>
          {chatText.cancel}
        </Button>
        <Button disabled={projects.length >= PROJECTS_MAX} onClick={() => setCreating(true)}>
          {text.create}
        </Button>
      </Actions>
    </Dialog>
  );
}
