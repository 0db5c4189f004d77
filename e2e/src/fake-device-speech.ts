import type { Page } from 'puppeteer';

/**
 * Replaces the browser's speech recognition on the device, whose language packs no Chromium of the tests has. It hears
 * a final result and a guess, and does not end by itself.
 */
export const fakeDeviceSpeech = (page: Page, canInstall: boolean): Promise<void> =>
  page.evaluate((hasPack) => {
    class Recognition extends EventTarget {
      static available = () => Promise.resolve(hasPack ? 'available' : 'downloadable');
      static install = () => Promise.resolve(hasPack);
      #isLocal = false;

      get processLocally(): boolean {
        return this.#isLocal;
      }

      set processLocally(isLocal: boolean) {
        this.#isLocal = isLocal;
      }

      start(): void {
        const results = [
          Object.assign([{ transcript: 'I planned the timetables of four ferry lines in Java.' }], { isFinal: true }),
          Object.assign([{ transcript: ' My team halved the weight in' }], { isFinal: false }),
        ];
        setTimeout(() => {
          this.dispatchEvent(new Event('start'));
          this.dispatchEvent(Object.assign(new Event('result'), { results, resultIndex: 0 }));
        });
      }

      stop(): void {
        this.dispatchEvent(new Event('end'));
      }

      abort(): void {
        // Nothing is open.
      }
    }
    Object.assign(window, { SpeechRecognition: Recognition });
    Object.defineProperty(navigator, 'languages', { configurable: true, value: ['en-US', 'de-DE'] });
    localStorage.removeItem('dictation-place');
  }, canInstall);
