/**
 * Makes the page installable: adds its manifest, which would delay the first screen if `index.html` named it, and
 * the service worker, which shows a page of its own while there is no network. The app works without either.
 */
export function makeInstallable(): void {
  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  manifest.href = '/manifest.webmanifest';
  document.head.append(manifest);
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}
