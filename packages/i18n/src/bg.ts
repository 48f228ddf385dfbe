import { billing } from './bg/billing.ts';
import { brandCheck } from './bg/brand-check.ts';
import { brandSheet } from './bg/brand-sheet.ts';
import { chatImport } from './bg/chat-dialogs/chat-import.ts';
import { projects } from './bg/chat-dialogs/projects.ts';
import { restyle } from './bg/chat-dialogs/restyle.ts';
import { shortcuts } from './bg/chat-dialogs/shortcuts.ts';
import { legal } from './bg/legal.ts';
import { security } from './bg/security.ts';
import { sharing } from './bg/sharing.ts';
import { bgPublic } from './bg-public.ts';
import { bgSignedIn } from './bg-signed-in.ts';
import { bgStaff } from './bg-staff.ts';
import type { Catalogue } from './catalogue.ts';

export const bg: Catalogue = {
  ...bgPublic,
  ...bgSignedIn,
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
  ...bgStaff,
};
