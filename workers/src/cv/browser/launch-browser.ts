import { type Browser, launch } from 'puppeteer';
import { browserHome } from './browser-home.js';
import { browserProgram } from './browser-program.js';

/** Starting takes about half a second; longer than this (ms) and something is wrong. */
const STARTING = 20_000;

/**
 * Text is laid out as it is printed, not for the pixels of a screen. Nothing leads to a network: no name resolves, no
 * address is reached, and nothing is fetched in the background.
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
 * Starts a browser that knows no fonts but these, and ends with this process. What it leaves behind is removed once it
 * is gone. @throws {NoBrowser} and whatever keeps it from starting.
 */
export async function launchBrowser(program: string | undefined, fonts: readonly string[]): Promise<Browser> {
  const { command, args, owner } = browserProgram(program);
  const home = browserHome(fonts, owner);
  try {
    const browser = await launch({
      executablePath: command,
      args: [...args, ...ARGS, `--user-data-dir=${home.profile}`, 'about:blank'],
      ignoreDefaultArgs: true,
      userDataDir: home.profile,
      env: { PATH: process.env['PATH'], ...home.env },
      pipe: true,
      timeout: STARTING,
      protocolTimeout: STARTING,
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
