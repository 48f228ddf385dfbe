import { z } from 'zod';
import { defineCall } from '../call.ts';
import { projectColors } from '../choices/project-colors.ts';
import { projectList } from '../documents.ts';
import { PROJECT_INSTRUCTIONS_MAX, PROJECT_NAME_MAX } from '../limits.ts';
import { subject } from '../subject.ts';
import { id, text } from '../text.ts';

const name = text(PROJECT_NAME_MAX).regex(/\S/);
const color = z.enum(projectColors);
const instructions = text(PROJECT_INSTRUCTIONS_MAX);

export const listProjects = defineCall({
  access: 'user',
  effect: 'read',
  summary: 'Lists all projects, the oldest first.',
  input: z.object({ uid: subject }),
  output: projectList,
  errors: [],
});

export const createProject = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Creates a project; a repeated id leaves the existing project unchanged.',
  input: z.object({
    uid: subject,
    projectId: id,
    name,
    color: color.default(projectColors[0]),
    instructions: instructions.default(''),
  }),
  output: projectList,
  errors: ['PROJECT_LIMIT_REACHED'],
});

export const updateProject = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Changes a project: its name, its colour, or its instructions for the consultant.',
  input: z.object({
    uid: subject,
    projectId: id,
    name: name.optional(),
    color: color.optional(),
    instructions: instructions.optional(),
  }),
  output: projectList,
  errors: [],
});

export const deleteProject = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Deletes a project. Its chats stay, without a project.',
  input: z.object({ uid: subject, projectId: id }),
  output: projectList,
  errors: [],
});
