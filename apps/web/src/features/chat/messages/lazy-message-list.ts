import { lazyScreen } from '../../../lib/lazy/lazy-screen.ts';

/** Reading markdown weighs as much as the rest of the chat; an empty chat does not wait for it. */
export const MessageList = lazyScreen(async () => (await import('./message-list.tsx')).MessageList);
