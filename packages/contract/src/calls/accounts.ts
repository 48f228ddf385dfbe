import { z } from 'zod';
import { mailKinds } from '../accounts/mails.ts';
import { defineCall } from '../call.ts';
import { accountTypes } from '../choices/account-types.ts';
import { userDocument } from '../documents.ts';
import { languageCodes } from '../languages.ts';
import { NAME_MAX } from '../limits.ts';
import { subject } from '../subject.ts';
import { text } from '../text.ts';

export const getUser = defineCall({
  access: 'user',
  effect: 'read',
  summary: 'Returns the user document; creates it on first load.',
  input: z.object({ uid: subject }),
  output: z.object({
    user: userDocument,
    /** That of all the user's documents when this one was read, unless it has just been created. An older server sends none. */
    revision: z.number().int().nonnegative().optional(),
  }),
  errors: [],
});

export const updateUser = defineCall({
  access: 'user',
  effect: 'write',
  summary: 'Updates names, language, account type, and what staff may do.',
  input: z.object({
    uid: subject,
    firstName: text(NAME_MAX).optional(),
    lastName: text(NAME_MAX).optional(),
    language: z.enum(languageCodes).optional(),
    accountType: z.enum(accountTypes).optional(),
    shareFeedback: z.boolean().optional(),
    asksBeforeViewing: z.boolean().optional(),
    viewingMails: z.boolean().optional(),
    mutedMails: z.array(z.enum(mailKinds)).max(mailKinds.length).optional(),
  }),
  output: z.object({ user: userDocument }),
  errors: [],
});
