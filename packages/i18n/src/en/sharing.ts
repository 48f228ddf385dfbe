import type { DownloadFormat } from '@savet/contract/choices/download-formats';
import type { Language } from '@savet/contract/languages';
import type { SharedLinkDays } from '@savet/contract/limits';
import { formatNumber } from '../formats.ts';
import { plural } from '../plural.ts';

/** Texts of shared links, downloads and the brand book: a chunk of its own. */
export const sharing = {
  cancel: 'Cancel',
  close: 'Close',
  retry: 'Try again',
  share: {
    answer: 'Share this answer',
    chat: (title: string) => `Share “${title}”`,
    intro: {
      answer: 'Anyone with the link can read this answer and its question, without logging in.',
      chat: 'Anyone with the link can read this chat as it is now, without logging in. What you write later is not included.',
    },
    quotes: 'Answers can quote your Brand Hub. Please read them before you share.',
    days: 'The link works for',
    dayNames: {
      1: '1 day',
      7: '7 days',
      30: '30 days',
      90: '90 days',
    } satisfies Record<SharedLinkDays, string>,
    showsBrand: 'Show the brand’s name and colours from the Brand Hub',
    create: 'Create link',
    ready: 'Your link is ready. Copy it now: we keep no copy of it, so we cannot show it again.',
    copy: 'Copy link',
    copied: 'Copied',
    copyFailed: 'The browser did not allow copying. Select the link and copy it.',
  },
  links: {
    title: 'Shared links',
    intro:
      'Read-only pages with your chats and answers. Your own visits count too; automatic previews by messaging apps and search engines are counted separately and show no text.',
    ofChat: 'Links to this chat',
    kinds: { answer: 'Answer', chat: 'Chat' },
    none: 'You have not shared anything.',
    created: (time: string) => `Created ${time}`,
    expires: (time: string) => `Works until ${time}`,
    expired: (time: string) => `Expired ${time}`,
    openings: (count: number) =>
      plural('en', count, {
        one: 'Opened once',
        other: count === 0 ? 'Not opened yet' : `Opened ${formatNumber('en', count)} times`,
      }),
    lastOpened: (time: string) => `Last opened ${time}`,
    previews: (count: number) =>
      plural('en', count, {
        one: '1 automatic preview by an app or search engine',
        other: `${formatNumber('en', count)} automatic previews by apps or search engines`,
      }),
    showsBrand: 'With your brand’s name and colours',
    revoke: 'Revoke',
    revokeOne: (title: string, time: string) => `Revoke: ${title}, created ${time}`,
    remove: 'Remove',
    removeOne: (title: string, time: string) => `Remove: ${title}, created ${time}`,
    revoked: 'The link no longer works.',
    removed: 'The link has been removed from the list.',
    loadFailed: 'The links could not be loaded.',
  },
  download: {
    title: 'Download',
    scope: 'What to download',
    scopes: { answer: 'This answer', chosen: 'Some answers', chat: 'Whole chat' },
    format: 'Format',
    formats: {
      pdf: 'PDF',
      docx: 'Word',
      md: 'Markdown',
    } satisfies Record<DownloadFormat, string>,
    notes: {
      pdf: 'Ready to send or print. Your brand’s name and colours are in it if your Brand Hub has them.',
      docx: 'To continue writing. Your brand’s name and colours are in it if your Brand Hub has them.',
      md: 'Plain text with formatting marks, just as the answer was written.',
    } satisfies Record<DownloadFormat, string>,
    answers: 'Answers',
    noAnswers: 'There is no finished answer here yet.',
    onlyLatest: 'These are the latest answers in this chat.',
    loadFailed: 'The answers could not be loaded.',
    start: 'Download',
  },
  brandBook: {
    title: 'Brand book',
    intro:
      'Your Brand Hub as a document for your team, agencies and partners. Empty fields are left out.',
    language: 'Headings',
    /** In the language of the account, which staff may not share. */
    own: { EN: 'In English', BG: 'In Bulgarian' } satisfies Record<Language, string>,
    all: 'In both languages',
  },
};
