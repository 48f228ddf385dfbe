import { existsSync } from 'node:fs';

/**
 * Paths of Chromium on Debian and elsewhere. The headless shell is the same browser without windows: a journey costs
 * a fifth less CPU time in it.
 */
const BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The Chromium of this machine, or the one that `CHROMIUM` names; null if there is none. */
export function findChromium(): string | null {
  return process.env.CHROMIUM ?? BROWSERS.find((path) => existsSync(path)) ?? null;
}

/** Playwright's own list, which a second `--disable-features` would replace. */
const disabledByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** The suggestions below the address bar are a separate web page: a third of the CPU time of a test. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Launch options for tests: no background requests and no work that tests do not need. */
export const chromiumLaunch = {
  executablePath: findChromium() ?? '/usr/bin/chromium',
  // Without it, a machine that has no language set loses every file name with letters beyond ASCII.
  env: { ...process.env, LANG: 'C.UTF-8' },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...disabledByPlaywright, ...addressBar].join(',')}`,
  ],
};
