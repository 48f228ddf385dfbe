import { useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../../lib/documents/hooks.ts';
import { useOutbox } from '../sending/use-chat-sending.ts';

/**
 * The chat on the screen. One that begins is there at once, before its address is: what is typed meanwhile
 * is its own.
 * @param chatId of the address
 */
export function useShownChat(chatId: string | undefined) {
  const { key } = useLocation();
  const [begun, setBegun] = useState<{ chatId: string; from: string }>();
  // Whoever comes back to where it began wants to begin another one.
  if (begun && begun.from !== key) setBegun(undefined);
  const begunHere = begun?.from === key ? begun.chatId : undefined;
  const isWaiting = useOutbox(begunHere).length > 0;
  const isStored = useMessages(begunHere).list.length > 0;
  return {
    shownId: chatId ?? (isWaiting || isStored ? begunHere : undefined),
    begin: (begunId: string) => setBegun({ chatId: begunId, from: key }),
  };
}
