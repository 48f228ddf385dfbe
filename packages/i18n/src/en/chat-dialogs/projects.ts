import type { instructionUses } from '@savet/contract/documents';
import type { ProjectColor } from '@savet/contract/limits';

/** Texts of projects and of the archive, a chunk of their own. */
export const projects = {
  title: 'Projects',
  intro: 'A project keeps chats together, with instructions for the consultant in all of them.',
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
  instructionsHint: 'For example about the audience, the tone or the form of the answers.',
  builtInHint:
    'The built-in consultant answers at the moment. It cannot follow instructions; a language model can.',
  delete: 'Delete the project',
  deleteQuestion: (name: string) =>
    `Delete “${name}”? Its chats stay, without a project. Its instructions are lost.`,
  moveTitle: (title: string) => `Move “${title}”`,
  noProject: 'No project',
  moved: (title: string, project: string) => `“${title}” moved to “${project}”.`,
  movedOut: (title: string) => `“${title}” is in no project now.`,
  archiveHint: 'A chat comes back to the list when you ask something in it.',
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
