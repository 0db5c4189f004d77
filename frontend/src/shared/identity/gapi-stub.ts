/**
 * EMULATOR MODE ONLY. The SDK's popup resolver loads `https://apis.google.com/js/api.js` unless `window.gapi.iframes`
 * exists. This stub replaces it, so that signing in with Google works without internet access: it opens the gateway's
 * `/emulator/auth/iframe` and forwards the messages of the popup.
 */

type Handler = (message: { readonly type: 'authEvent'; readonly authEvent: unknown }) => unknown;

interface OpenOptions {
  readonly where: HTMLElement;
  readonly url: string;
}

interface AuthEventMessage {
  readonly eventType: 'sendAuthEvent';
  readonly data: { readonly authEvent: unknown };
}

const isAuthEvent = (data: unknown): data is AuthEventMessage =>
  typeof data === 'object' &&
  data !== null &&
  'eventType' in data &&
  data.eventType === 'sendAuthEvent' &&
  'data' in data;

/** The part of gapi's Iframe that the SDK uses. */
class StubIframe {
  private readonly handlers = new Map<string, Handler>();

  constructor(element: HTMLIFrameElement, origin: string) {
    window.addEventListener('message', ({ source, origin: senderOrigin, data }: MessageEvent<unknown>) => {
      if (source !== element.contentWindow || senderOrigin !== origin || !isAuthEvent(data)) return;
      this.handlers.get('authEvent')?.({ type: 'authEvent', authEvent: data.data.authEvent });
    });
  }

  restyle(): Promise<void> {
    return Promise.resolve();
  }

  ping(callback: () => void): Promise<void> {
    callback();
    return Promise.resolve();
  }

  register(name: string, handler: Handler): void {
    this.handlers.set(name, handler);
  }

  send(name: string, _message: unknown, callback: (response: readonly unknown[]) => void): void {
    setTimeout(() => {
      try {
        callback(name === 'webStorageSupport' ? [{ webStorageSupport: true }] : []);
      } catch {
        // The SDK's callback throws after it has forwarded the response.
      }
    });
  }
}

function open(options: OpenOptions, onOpened: (iframe: StubIframe) => Promise<StubIframe>): Promise<StubIframe> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('iframe');
    element.src = options.url;
    element.title = 'Sign-in helper';
    element.tabIndex = -1;
    element.setAttribute('aria-hidden', 'true');
    element.style.cssText = 'position:absolute;top:-100px;width:1px;height:1px;border:0';
    const iframe = new StubIframe(element, new URL(options.url, window.location.href).origin);
    element.addEventListener('load', () => {
      onOpened(iframe).then(resolve, reject);
    });
    options.where.append(element);
  });
}

/** Installs the stub as `window.gapi`. */
export function installGapiStub(): void {
  if ('gapi' in window) return;
  const iframes = {
    Iframe: StubIframe,
    CROSS_ORIGIN_IFRAMES_FILTER: () => true,
    getContext: () => ({ open }),
  };
  Object.assign(window, { gapi: { iframes } });
}
