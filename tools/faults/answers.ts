import type { Stage } from '../stage/stage.ts';
import type { Provider } from '../test-server/provider.ts';
import type { ProviderAnswer } from '../test-server/provider-answer.ts';

/** The whole answer, with characters of one, two and four bytes. */
export const pieces = ['Започнете ', 'от **клиента** ', '😀, not from ', 'the product', '.'];
export const answerText = pieces.join('');

/** Answers the next request to the provider. */
export async function answerNext({ provider }: Stage): Promise<void> {
  sayAll(await provider.next());
}

/** Answers every request to a provider. @returns stops */
export function answerAll(provider: Provider, write = sayAll): () => void {
  let isStopped = false;
  const run = async () => {
    for (;;) {
      const answer = await provider.next();
      if (isStopped) return;
      write(answer);
    }
  };
  void run();
  return () => {
    isStopped = true;
    provider.forget();
  };
}

export function sayAll(answer: ProviderAnswer): void {
  for (const piece of pieces) answer.say(piece);
  answer.finish();
}
