import type { billing } from './en/billing.ts';
import type { brandCheck } from './en/brand-check.ts';
import type { brandSheet } from './en/brand-sheet.ts';
import type { chatImport } from './en/chat-dialogs/chat-import.ts';
import type { projects } from './en/chat-dialogs/projects.ts';
import type { restyle } from './en/chat-dialogs/restyle.ts';
import type { shortcuts } from './en/chat-dialogs/shortcuts.ts';
import type { legal } from './en/legal.ts';
import type { security } from './en/security.ts';
import type { sharing } from './en/sharing.ts';
import type { enPublic } from './en-public.ts';
import type { enSignedIn } from './en-signed-in.ts';
import type { enStaff } from './en-staff.ts';

/** Texts that are needed before sign-in, and after it too. Texts with placeholders are functions. */
export type PublicCatalogue = typeof enPublic;
/** Texts that are needed only after sign-in. */
export type SignedInCatalogue = typeof enSignedIn;
/** Texts of the profile's security section and of the pages behind links in emails, a chunk of their own. */
export type SecurityTexts = typeof security;
/** Texts of legal pages, purchases, withdrawals, invoices and the choice of emails, a chunk of their own. */
export type LegalTexts = typeof legal;
/** Texts of plans, payments and the subscription, a chunk of their own. */
export type BillingTexts = typeof billing;
/** Texts of the check of a text against the brand, a chunk of their own. */
export type CheckTexts = typeof brandCheck;
/** Texts of the Brand Hub as a sheet and of the sample on its lock page, a chunk of their own. */
export type SheetTexts = typeof brandSheet;
/** Texts for importing chats from another program, a chunk of their own. */
export type ChatImportTexts = typeof chatImport;
/** Sentences that stand for parts of imported messages. */
export type ImportNotes = ChatImportTexts['notes'];
/** Texts of projects and of the archive, a chunk of their own. */
export type ProjectTexts = typeof projects;
/** Texts for asking for another form of an answer, a chunk of their own. */
export type RestyleTexts = typeof restyle;
/** Texts of the list of keyboard shortcuts, a chunk of their own. */
export type ShortcutTexts = typeof shortcuts;
/** Texts of shared links, downloads and the brand book, a chunk of their own. */
export type SharingTexts = typeof sharing;
/** Texts that only staff see. */
export type StaffCatalogue = typeof enStaff;
/** Texts that users see. */
export type UserCatalogue = PublicCatalogue & SignedInCatalogue;
/** All texts of one language. */
export type Catalogue = UserCatalogue &
  StaffCatalogue & {
    billing: BillingTexts;
    brandCheck: CheckTexts;
    brandSheet: SheetTexts;
    chatImport: ChatImportTexts;
    legal: LegalTexts;
    projects: ProjectTexts;
    restyle: RestyleTexts;
    security: SecurityTexts;
    sharing: SharingTexts;
    shortcuts: ShortcutTexts;
  };
