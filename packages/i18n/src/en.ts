import type { Catalogue } from './catalogue.ts';
import { billing } from './en/billing.ts';
import { brandCheck } from './en/brand-check.ts';
import { brandSheet } from './en/brand-sheet.ts';
import { chatImport } from './en/chat-dialogs/chat-import.ts';
import { projects } from './en/chat-dialogs/projects.ts';
import { restyle } from './en/chat-dialogs/restyle.ts';
import { shortcuts } from './en/chat-dialogs/shortcuts.ts';
import { legal } from './en/legal.ts';
import { security } from './en/security.ts';
import { sharing } from './en/sharing.ts';
import { enPublic } from './en-public.ts';
import { enSignedIn } from './en-signed-in.ts';
import { enStaff } from './en-staff.ts';

export const en: Catalogue = {
  ...enPublic,
  ...enSignedIn,
  billing,
  brandCheck,
  brandSheet,
  chatImport,
  legal,
  projects,
  restyle,
  security,
  sharing,
  shortcuts,
  ...enStaff,
};
