import { type Browser, launch } from 'puppeteer';
import { createBrowserHome } from './browser-home.js';
import { findBrowserProgram } from './browser-program.js';

/** Launching takes about half a second. */
const LAUNCH_TIMEOUT_MS = 20_000;

/**
 * Lays out text for print instead of screen pixels. Blocks all network access: no name resolution, no connections, no
 * background requests.
 */
const ARGS = [
  '--headless',
  '--remote-debugging-pipe',
  '--font-render-hinting=none',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--dns-prefetch-disable',
  '--hide-scrollbars',
  '--metrics-recording-only',
  '--mute-audio',
  '--no-default-browser-check',
  '--no-first-run',
];

/**
 * Launches a browser with only these fonts. It exits with this process, and its home is removed when it exits.
 * @throws {BrowserNotFoundError} and any launch error.
 */
export async function launchBrowser(configuredPath: string | undefined, fonts: readonly string[]): Promise<Browser> {
  const { command, args, runAsUid } = findBrowserProgram(configuredPath);
  const home = await createBrowserHome(fonts, runAsUid);
  try {
    const browser = await launch({
      executablePath: command,
      args: [...args, ...ARGS, `--user-data-dir=${home.profile}`, 'about:blank'],
      ignoreDefaultArgs: true,
      userDataDir: home.profile,
      env: { PATH: process.env['PATH'], ...home.env },
      pipe: true,
      timeout: LAUNCH_TIMEOUT_MS,
      protocolTimeout: LAUNCH_TIMEOUT_MS,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    browser.process()?.once('exit', home.remove);
    return browser;
  } catch (error) {
    home.remove();
    throw error;
  }
}
