import { Component, type ReactNode, useEffect } from 'react';
import { callWithoutSubject } from '#data/call/call.ts';
import { useConfiguration } from '#data/configuration/use-configuration.ts';
import { usePublicText } from '#lib/language/use-text.ts';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { Page } from '#ui/page/page.tsx';
import { screenName } from './routes.ts';

/** Number of stack frames in a report: the first few show the cause. */
const FRAMES = 5;

interface CrashState {
  errorId: string | null;
}

/** Shows a way back when a screen breaks, instead of a blank page. */
export class CrashBoundary extends Component<{ children: ReactNode }, CrashState> {
  override state: CrashState = { errorId: null };

  static getDerivedStateFromError(): CrashState {
    return { errorId: crypto.randomUUID().slice(0, 8) };
  }

  override componentDidCatch(error: unknown): void {
    const { errorId } = this.state;
    if (errorId !== null) reportCrash(errorId, error).catch(() => undefined);
  }

  override render(): ReactNode {
    const { errorId } = this.state;
    return errorId === null ? this.props.children : <CrashPage errorId={errorId} />;
  }
}

/** Reports a crash to the server under the id that the user sees. */
async function reportCrash(errorId: string, error: unknown): Promise<void> {
  const { name, stack = '' }: Partial<Error> = error instanceof Error ? error : {};
  const screen = screenName(window.location.pathname);
  await callWithoutSubject('reportCrash', {
    errorId,
    screen: /^[a-z]{0,20}$/.test(screen) ? screen : '',
    name: (name ?? typeof error).slice(0, 100),
    places: framesOf(stack),
  });
}

/** Script, line and column of each frame. The error's message stays out: it may quote the user. */
function framesOf(stack: string): string[] {
  return [...stack.matchAll(/[\w.-]+\.js:\d+:\d+/g)].map(([frame]) => frame).slice(0, FRAMES);
}

function CrashPage({ errorId }: { errorId: string }) {
  const { shell } = usePublicText();
  const configuration = useConfiguration();
  const subject = encodeURIComponent(`Savet: ${shell.errorId(errorId)}`);
  useEffect(() => {
    // The router no longer renders, so Back has to reload the page.
    const reload = () => window.location.reload();
    window.addEventListener('popstate', reload);
    return () => window.removeEventListener('popstate', reload);
  }, []);
  return (
    <Page message title={shell.crashTitle}>
      <p role="alert">{shell.crashText}</p>
      <p>
        <Button kind="primary" onClick={() => window.location.reload()}>
          {shell.reload}
        </Button>{' '}
        <LinkButton kind="quiet" href="/chat">
          {shell.toChat}
        </LinkButton>
      </p>
      <p>
        <small>{shell.errorId(errorId)}</small>
        {configuration && (
          <>
            <br />
            <a href={`mailto:${configuration.supportEmail}?subject=${subject}`}>{shell.write}</a>
          </>
        )}
      </p>
    </Page>
  );
}
