import type { CheckChannel } from '@savet/contract/brand-check';
import type { CallOutput } from '@savet/contract/calls';
import { useState } from 'react';
import { call } from '#data/call/call.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useLateTexts } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import styles from './brand-check.module.css';
import { checkTexts } from './check-texts.ts';

type Rewrite = CallOutput<'rewriteFlagged'>['rewrites'][number];
type Asked =
  | { kind: 'rest' | 'asking' }
  | { kind: 'done'; rewrites: Rewrite[] }
  | { kind: 'failed'; error: unknown };

interface RewritesProps {
  readonly text: string;
  readonly channel: CheckChannel;
  readonly question: string | undefined;
  onUse(rewrite: Rewrite): void;
}

/** Sentences that the model proposes for those with findings. */
export function Rewrites({ text, channel, question, onUse }: RewritesProps) {
  const texts = useLateTexts(checkTexts);
  const errorText = useErrorText();
  const [asked, setAsked] = useState<Asked>({ kind: 'rest' });

  async function ask() {
    setAsked({ kind: 'asking' });
    const input = { text, channel, ...(question && { question }) };
    const next = await call('rewriteFlagged', input).then(
      ({ rewrites }): Asked => ({ kind: 'done', rewrites }),
      (error: unknown): Asked => ({ kind: 'failed', error }),
    );
    setAsked(next);
  }

  return (
    <section className={styles.form} aria-live="polite" aria-label={texts.rewrites}>
      {asked.kind !== 'done' && (
        <Button busy={asked.kind === 'asking'} onClick={() => void ask()}>
          {texts.rewrite}
        </Button>
      )}
      {asked.kind === 'failed' && <p role="alert">{errorText(asked.error)}</p>}
      {asked.kind === 'done' && asked.rewrites.length === 0 && <p>{texts.noRewrites}</p>}
      {asked.kind === 'done' && asked.rewrites.length > 0 && (
        <>
          <h3>{texts.rewrites}</h3>
          <ul className={styles.findings}>
            {asked.rewrites.map((rewrite) => (
              <li key={rewrite.start}>
                <p>
                  <del>{text.slice(rewrite.start, rewrite.end)}</del> <ins>{rewrite.text}</ins>
                </p>
                <Button
                  label={`${texts.useRewrite}: ${rewrite.text}`}
                  onClick={() => onUse(rewrite)}
                >
                  {texts.useRewrite}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
