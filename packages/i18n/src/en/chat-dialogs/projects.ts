import type { ProjectColor } from '@savet/contract/choices/project-colors';
import type { instructionUses } from '@savet/contract/documents';

/** Texts of projects and of the archive, a chunk of their own. */
export const projects = {
  title: 'Projects',
  intro:
    'A project keeps related chats together and gives the consultant the same instructions in all of them.',
  none: 'No projects yet.',
  create: 'New project',
  edit: (name: string) => `Edit “${name}”`,
  editTitle: 'Edit the project',
  name: 'Name',
  color: 'Colour',
  colors: {
    blue: 'Blue',
    teal: 'Teal',
    green: 'Green',
    yellow: 'Yellow',
    orange: 'Orange',
    red: 'Red',
    pink: 'Pink',
    purple: 'Purple',
    gray: 'Grey',
  } satisfies Record<ProjectColor, string>,
  instructions: 'Instructions for the consultant',
  instructionsHint: 'For example, the audience, the tone or the format of the answers.',
  builtInHint:
    'The built-in consultant is answering at the moment. It cannot follow instructions; a language model can.',
  delete: 'Delete the project',
  deleteQuestion: (name: string) =>
    `Delete “${name}”? Its chats are kept, without a project. Its instructions are deleted.`,
  moveTitle: (title: string) => `Move “${title}”`,
  noProject: 'No project',
  moved: (title: string, project: string) => `“${title}” moved to “${project}”.`,
  movedOut: (title: string) => `“${title}” is no longer in a project.`,
  archiveHint: 'A chat returns to the list as soon as you ask something in it.',
  archiveEmpty: 'No archived chats.',
  unarchive: 'Unarchive',
  unarchiveChat: (title: string) => `Unarchive “${title}”`,
  archived: (title: string) => `“${title}” archived.`,
  used: {
    given: (name: string) => `Instructions of the project “${name}”`,
    unsupported: (name: string) => `Instructions of the project “${name}” · not used`,
    left_out: (name: string) => `Instructions of the project “${name}” · did not fit`,
  } satisfies Record<(typeof instructionUses)[number], (name: string) => string>,
  unsupportedHint: 'The built-in consultant answered. It cannot follow instructions.',
};
