import type { projects as english } from '../../en/chat-dialogs/projects.ts';

/** Texts of projects and of the archive, a chunk of their own. */
export const projects: typeof english = {
  title: 'Проекти',
  intro: 'Проектът събира чатове на едно място, с указания за консултанта във всички тях.',
  none: 'Още няма проекти.',
  create: 'Нов проект',
  edit: (name) => `Редактиране на „${name}“`,
  editTitle: 'Редактиране на проекта',
  name: 'Име',
  color: 'Цвят',
  colors: {
    blue: 'Синьо',
    teal: 'Синьо-зелено',
    green: 'Зелено',
    yellow: 'Жълто',
    orange: 'Оранжево',
    red: 'Червено',
    pink: 'Розово',
    purple: 'Лилаво',
    gray: 'Сиво',
  },
  instructions: 'Указания за консултанта',
  instructionsHint: 'Например за аудиторията, тона или формата на отговорите.',
  builtInHint:
    'В момента отговаря вграденият консултант. Той не може да следва указания, а езиковият модел може.',
  delete: 'Изтриване на проекта',
  deleteQuestion: (name) =>
    `Проектът „${name}“ ще бъде изтрит. Чатовете му остават, но без проект. Указанията му се губят.`,
  moveTitle: (title) => `Преместване на „${title}“`,
  noProject: 'Без проект',
  moved: (title, project) => `„${title}“ вече е в „${project}“.`,
  movedOut: (title) => `„${title}“ вече не е в проект.`,
  archiveHint: 'Чатът се връща в списъка, щом зададете въпрос в него.',
  archiveEmpty: 'Няма архивирани чатове.',
  unarchive: 'Връщане',
  unarchiveChat: (title) => `Връщане на „${title}“ в списъка`,
  archived: (title) => `„${title}“ е в архива.`,
  used: {
    given: (name) => `Указания на проекта „${name}“`,
    unsupported: (name) => `Указания на проекта „${name}“ · не са използвани`,
    left_out: (name) => `Указания на проекта „${name}“ · не се побраха`,
  },
  unsupportedHint: 'Отговори вграденият консултант. Той не може да следва указания.',
};
