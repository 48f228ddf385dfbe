import type { ProjectDocument, Receipt } from '@savet/contract/documents';
import type { GivenFacts } from '../../consultant/answer.ts';

export type ProjectReceipt = NonNullable<Receipt['project']>;

/** The instructions of a project for answers; null for none. */
export function projectInstructions(project: ProjectDocument | null): ProjectReceipt | null {
  if (!project || project.instructions.trim() === '') return null;
  const { projectId, name, instructions } = project;
  return { projectId, name, instructions };
}

/** The receipt with what became of the project's instructions, where it is known. */
export function withInstructionUse(
  receipt: Receipt,
  { ignoresProject, given }: { ignoresProject: boolean; given: GivenFacts | null },
): Receipt {
  const { project } = receipt;
  if (!project || (!ignoresProject && !given)) return receipt;
  const ofModel = given?.leftOut.project ? 'left_out' : 'given';
  return { ...receipt, project: { ...project, use: ignoresProject ? 'unsupported' : ofModel } };
}
