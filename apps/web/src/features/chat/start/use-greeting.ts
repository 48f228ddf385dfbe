import { useState } from 'react';
import { useChatText } from '../use-chat-text.ts';
import { dayPart } from './greeting.rules.ts';

/** The greeting of the hour at which the chat was opened. */
export function useGreeting(firstName: string): string {
  const text = useChatText();
  const [part] = useState(() => dayPart(new Date().getHours()));
  return text.greeting[part](firstName);
}
