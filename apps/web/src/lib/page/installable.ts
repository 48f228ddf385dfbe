/**
 * What makes an application of the page: its manifest, which would take a connection from the first screen if
 * the page named it, and the worker that lets a page of its own stand in for the screens while there is no
 * network. Without either all else works the same.
 */
export function makeInstallable(): void {
  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  manifest.href = '/manifest.webmanifest';
  document.head.append(manifest);
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}
