import type { ProjectDocument } from '@savet/contract/documents';
import { PROJECTS_MAX } from '@savet/contract/limits';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useProjects } from '#data/documents/hooks.ts';
import { useLateTexts } from '#lib/language/use-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { CheckIcon, PencilIcon } from '#ui/icons/icons.tsx';
import { useChatText } from '../use-chat-text.ts';
import { ProjectDot } from './project-dot.tsx';
import { ProjectForm } from './project-form.tsx';
import { projectTexts } from './project-texts.ts';
import styles from './projects.module.css';
import { useChosenProject } from './use-chosen-project.ts';

/** All projects: to choose one, whose chats are then listed, to edit one, and to create one. */
export function ProjectsDialog({ onClose }: { onClose(): void }) {
  const chatText = useChatText();
  const text = useLateTexts(projectTexts);
  const navigate = useNavigate();
  const { isViewOnly } = useDocuments();
  const projects = useProjects();
  const [chosen, choose] = useChosenProject();
  const [edited, setEdited] = useState<ProjectDocument | 'new'>();
  const [isDeleting, setDeleting] = useState(false);

  function open(projectId: string) {
    choose(projectId);
    onClose();
    void navigate('/chat');
  }

  function leaveForm() {
    setEdited(undefined);
    setDeleting(false);
  }

  if (edited !== undefined) {
    const project = edited === 'new' ? undefined : edited;
    const title = project ? text.editTitle : text.create;
    return (
      <Dialog key="form" title={isDeleting ? text.delete : title} onClose={leaveForm}>
        <ProjectForm
          project={project}
          onAsk={setDeleting}
          onSaved={(projectId) => (project ? leaveForm() : open(projectId))}
          onDeleted={leaveForm}
          onCancel={leaveForm}
        />
      </Dialog>
    );
  }
  return (
    <Dialog title={text.title} onClose={onClose}>
      <p>{projects.length === 0 ? text.none : text.intro}</p>
      <ul className={styles.list}>
        {projects.map((project) => (
          <li key={project.projectId}>
            <button
              type="button"
              className={styles.choice}
              aria-current={project.projectId === chosen?.projectId ? 'true' : undefined}
              onClick={() => open(project.projectId)}
            >
              <span>
                <ProjectDot color={project.color} />
                {project.name}
              </span>
              {project.projectId === chosen?.projectId && <CheckIcon />}
              {project.instructions !== '' && (
                <small data-whole={isViewOnly}>{project.instructions}</small>
              )}
            </button>
            {!isViewOnly && (
              <IconButton label={text.edit(project.name)} onClick={() => setEdited(project)}>
                <PencilIcon />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <Actions>
        <Button kind={isViewOnly ? 'plain' : 'quiet'} onClick={onClose}>
          {chatText.close}
        </Button>
        {!isViewOnly && (
          <Button
            kind="primary"
            disabled={projects.length >= PROJECTS_MAX}
            onClick={() => setEdited('new')}
          >
            {text.create}
          </Button>
        )}
      </Actions>
    </Dialog>
  );
}
