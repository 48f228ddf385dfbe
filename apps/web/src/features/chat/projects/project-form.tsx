import { projectColors } from '@savet/contract/choices/project-colors';
import type { ProjectDocument } from '@savet/contract/documents';
import { PROJECT_INSTRUCTIONS_MAX, PROJECT_NAME_MAX } from '@savet/contract/limits';
import { useState } from 'react';
import { call } from '#data/call/call.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useConfiguration } from '#data/configuration/use-configuration.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useLateTexts, useText } from '#lib/language/use-text.ts';
import { useSubmit } from '#lib/submit/use-submit.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Toggle } from '#ui/controls/toggle.tsx';
import { useChatText } from '../use-chat-text.ts';
import { ProjectDot } from './project-dot.tsx';
import { projectTexts } from './project-texts.ts';
import styles from './projects.module.css';

interface ProjectFormProps {
  /** Undefined for a new one. */
  readonly project: ProjectDocument | undefined;
  /** The question whether to delete it is open, or closed again. */
  onAsk?(isDeleting: boolean): void;
  /** The form is busy until it has ended. */
  onSaved(projectId: string): Promise<void> | void;
  onDeleted?(): void;
  onCancel(): void;
}

/** Name, colour and instructions of a project. After a failure, what was typed stays. */
export function ProjectForm({ project, onSaved, onDeleted, ...props }: ProjectFormProps) {
  const chatText = useChatText();
  const { errors } = useText();
  const text = useLateTexts(projectTexts);
  const errorText = useErrorText();
  const { store } = useDocuments().documents;
  const isBuiltIn = useConfiguration()?.aiMode === 'built-in';
  // The same id when saving is tried again.
  const [projectId] = useState(() => project?.projectId ?? crypto.randomUUID());
  const [name, setName] = useState(project?.name ?? '');
  const [color, setColor] = useState(project?.color ?? projectColors[0]);
  const [instructions, setInstructions] = useState(project?.instructions ?? '');
  const [isNameMissing, setNameMissing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const { isBusy, failure, submit } = useSubmit();

  function ask(isAsked: boolean) {
    setDeleting(isAsked);
    props.onAsk?.(isAsked);
  }

  async function save() {
    const values = { projectId, name: name.trim(), color, instructions };
    const list = await call(project ? 'updateProject' : 'createProject', values);
    store.dispatch({ type: 'projectsRead', list });
    await onSaved(projectId);
  }

  async function remove() {
    store.dispatch({ type: 'projectsRead', list: await call('deleteProject', { projectId }) });
    onDeleted?.();
  }

  if (isDeleting) {
    return (
      <>
        <p>{text.deleteQuestion(project?.name ?? '')}</p>
        {failure !== null && <p role="alert">{errorText(failure)}</p>}
        <Actions>
          <Button kind="quiet" onClick={() => ask(false)}>
            {chatText.cancel}
          </Button>
          <Button kind="danger" busy={isBusy} onClick={() => submit(remove)}>
            {text.delete}
          </Button>
        </Actions>
      </>
    );
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setNameMissing(name.trim() === '');
        if (name.trim() !== '') submit(save);
      }}
    >
      <TextField
        label={text.name}
        value={name}
        maxLength={PROJECT_NAME_MAX}
        error={isNameMissing ? chatText.nameMissing : undefined}
        onChange={setName}
      />
      <div className={styles.colors}>
        {/* The group has it as its name. */}
        <span className={styles.label} aria-hidden="true">
          {text.color}
        </span>
        <Toggle
          label={text.color}
          value={color}
          options={projectColors.map((value) => ({
            value,
            label: <ColorLabel color={value} name={text.colors[value]} />,
            hint: text.colors[value],
          }))}
          onChange={setColor}
        />
      </div>
      <TextField
        label={text.instructions}
        value={instructions}
        // A phone shows the whole form.
        rows={4}
        maxLength={PROJECT_INSTRUCTIONS_MAX}
        tooLong={errors.tooLong}
        hint={isBuiltIn ? text.builtInHint : text.instructionsHint}
        onChange={setInstructions}
      />
      {failure !== null && <p role="alert">{errorText(failure)}</p>}
      <Actions>
        {project && onDeleted && (
          <Button kind="danger" onClick={() => ask(true)}>
            {text.delete}
          </Button>
        )}
        <Button kind="quiet" onClick={props.onCancel}>
          {chatText.cancel}
        </Button>
        <Button kind="primary" type="submit" busy={isBusy}>
          {chatText.save}
        </Button>
      </Actions>
    </form>
  );
}

function ColorLabel({ color, name }: { color: ProjectDocument['color']; name: string }) {
  return (
    <span className={styles.color}>
      <ProjectDot color={color} />
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
