import { Component, type ReactNode } from 'react';
import { CrashPage } from './crash-page.tsx';
import { reportCrash } from './report-crash.ts';

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
