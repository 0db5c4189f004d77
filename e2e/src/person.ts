import type { ElementHandle, KeyInput, Page } from 'puppeteer';

const WAIT = 15_000;
const aria = (role: string, name: string): string => `::-p-aria([name="${name}"][role="${role}"])`;

interface Message {
  readonly text: string;
  isHeard: boolean;
}
type Listening = typeof window & { messages?: Message[] };

/** Runs in the page: records the texts of its toasts. */
function listenToMessages(): void {
  const messages: Message[] = ((window as Listening).messages = []);
  new MutationObserver((changes) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (added instanceof Element && added.closest('.Toastify__toast-container') !== null)
        messages.push({ text: added.textContent, isHeard: false });
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page: describes its toasts so far, its fields and its text. */
function whatIsThere(): string {
  const said = (window as Listening).messages?.map(({ text }) => text).join(' | ') ?? 'not recorded';
  const fields = [...document.querySelectorAll('input')].map(({ type, value }) => `${type} ${JSON.stringify(value)}`);
  return `toasts: ${said}\nfields: ${fields.join(', ')}\npage:\n${document.body.innerText}`;
}

/** Drives a page as a person does: finds elements by role and name, and waits for them. */
export class Person {
  #listens: Promise<unknown> | undefined;

  constructor(
    readonly page: Page,
    readonly origin: string,
  ) {}

  /** Opens a path of the application and records its toasts. */
  async opens(path: string): Promise<void> {
    this.#listens ??= this.page.evaluateOnNewDocument(listenToMessages);
    await this.#listens;
    await this.page.goto(`${this.origin}${path}`);
  }

  /** Replaces the value of a field at once, like pasting (keyboard.e2e.ts types key by key). */
  fills(label: string, value: string): Promise<void> {
    return this.#tries(`fill ${label}`, async () => {
      await this.page.locator(aria('textbox', label)).setTimeout(WAIT).click({ count: 3 });
      await this.page.keyboard.press('Backspace');
      await this.page.keyboard.sendCharacter(value);
    });
  }

  /** Fills the password field, which has no ARIA role. */
  fillsPassword(value: string): Promise<void> {
    return this.#tries('fill the password', () =>
      this.page.locator('input[type=password]').setTimeout(WAIT).fill(value),
    );
  }

  presses(name: string): Promise<void> {
    return this.#tries(`press ${name}`, () => this.#clicks(aria('button', name)));
  }

  /** Presses a button by the start of its name, if the rest varies, such as a time. */
  pressesLike(start: string): Promise<void> {
    return this.#tries(`press ${start}…`, () => this.#clicks(`button[aria-label^="${start}"]`));
  }

  /** Selects an option of a select by its value. */
  selects(label: string, value: string): Promise<void> {
    return this.#tries(`select ${value} at ${label}`, async () => {
      const select = await this.page.locator(aria('combobox', label)).setTimeout(WAIT).waitHandle();
      const chosen = await (select as ElementHandle<HTMLSelectElement>).select(value);
      if (chosen[0] !== value) throw new Error(`no option ${value}`);
    });
  }

  /** Clicks an element that is neither a button nor a link, such as a tab. */
  chooses(role: string, name: string): Promise<void> {
    return this.#tries(`choose the ${role} ${name}`, () => this.#clicks(aria(role, name)));
  }

  /** Presses a button inside the open dialog. */
  pressesIn(place: 'dialog', name: string): Promise<void> {
    return this.#tries(`press ${name} in the ${place}`, () =>
      this.page.locator(`[role=${place}] ::-p-aria([name="${name}"][role="button"])`).setTimeout(WAIT).click(),
    );
  }

  /** Types into a combobox and selects one of its options. */
  picks(label: string, typed: string, option: string): Promise<void> {
    return this.#tries(`pick ${option} at ${label}`, async () => {
      await this.page.locator(aria('combobox', label)).setTimeout(WAIT).fill(typed);
      await this.#clicks(aria('option', option));
    });
  }

  /** Types into a combobox without selecting an option. */
  searches(label: string, typed: string): Promise<void> {
    return this.#tries(`search ${label}`, () =>
      this.page.locator(aria('combobox', label)).setTimeout(WAIT).fill(typed),
    );
  }

  /** Toggles a checkbox or radio button. */
  ticks(label: string): Promise<void> {
    return this.#tries(`tick ${label}`, () => this.#clicks(`label ::-p-text(${label})`));
  }

  /** Presses a key a number of times. */
  async types(key: KeyInput, times = 1): Promise<void> {
    for (let time = 0; time < times; time += 1) await this.page.keyboard.press(key);
  }

  follows(name: string): Promise<void> {
    return this.#tries(`follow ${name}`, () => this.#clicks(aria('link', name)));
  }

  /** Waits until an element with a role and name is visible. */
  sees(role: string, name: string): Promise<void> {
    return this.#tries(`see the ${role} ${name}`, () => this.page.locator(aria(role, name)).setTimeout(WAIT).wait());
  }

  /** Waits until a text is visible, or was in a toast that `hears` has not consumed. */
  reads(text: string): Promise<void> {
    return this.#tries(`read "${text}"`, () =>
      this.page.waitForFunction(
        (wanted) => {
          const isSaid = (window as Listening).messages?.some(({ text, isHeard }) => !isHeard && text.includes(wanted));
          return isSaid === true || document.body.innerText.includes(wanted);
        },
        { timeout: WAIT },
        text,
      ),
    );
  }

  /**
   * Waits until a toast has shown a text, and consumes it. Toasts close after two seconds, which may be before a busy
   * machine checks, so closed toasts count.
   */
  hears(text: string): Promise<void> {
    return this.#tries(`hear "${text}"`, () =>
      this.page.waitForFunction(
        (wanted) => {
          const said = (window as Listening).messages?.find(({ text, isHeard }) => !isHeard && text.includes(wanted));
          if (said) said.isHeard = true;
          return said !== undefined;
        },
        { timeout: WAIT },
        text,
      ),
    );
  }

  /** Waits until no element with a role and name is visible. */
  seesNo(role: string, name: string): Promise<void> {
    return this.#tries(`see the ${role} ${name} go`, () =>
      this.page.waitForSelector(aria(role, name), { hidden: true, timeout: WAIT }),
    );
  }

  /** Waits until the URL has this path and query. */
  isAt(path: string): Promise<void> {
    return this.#tries(`be at ${path}`, () =>
      this.page.waitForFunction((wanted) => location.pathname + location.search === wanted, { timeout: WAIT }, path),
    );
  }

  /** Waits until the URL has another path. */
  leaves(path: string): Promise<void> {
    return this.#tries(`leave ${path}`, () =>
      this.page.waitForFunction((left) => location.pathname !== left, { timeout: WAIT }, path),
    );
  }

  /** Returns the value of a field. */
  value(label: string): Promise<string> {
    return this.page.$eval(aria('textbox', label), (field) => (field as HTMLInputElement).value);
  }

  /** Scrolls an element out from under sticky elements, dismisses toasts that cover it, and clicks it. */
  async #clicks(selector: string): Promise<void> {
    const locator = this.page.locator(selector).setTimeout(WAIT);
    const found = await locator.waitHandle();
    await this.page.waitForFunction(
      (element) => {
        const before = element.getBoundingClientRect();
        if (before.bottom > window.innerHeight - 200 || before.top < 0) element.scrollIntoView({ block: 'center' });
        const box = element.getBoundingClientRect();
        const covers = (message: Element): boolean => {
          const over = message.getBoundingClientRect();
          const beside =
            over.right < box.left || over.left > box.right || over.bottom < box.top || over.top > box.bottom;
          return !beside && over.height > 0 && !message.contains(element);
        };
        // The container of the toasts: its position is final while they are animated.
        const covering = [...document.querySelectorAll('.Toastify__toast-container')].filter(covers);
        for (const place of covering)
          for (const message of place.querySelectorAll<HTMLElement>('.Toastify__toast')) message.click();
        if (covering.length > 0) return false;
        const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return there !== null && (element.contains(there) || there.contains(element));
      },
      { timeout: WAIT },
      found,
    );
    await locator.click();
  }

  /** Runs an action. If it fails, the error includes the URL, the toasts, the fields and the text of the page. */
  async #tries(what: string, action: () => Promise<unknown>): Promise<void> {
    try {
      await action();
    } catch (cause) {
      const seen = await this.page.evaluate(whatIsThere).catch(() => 'unreadable page');
      throw new Error(`could not ${what} at ${this.page.url()}\n${seen}`, { cause });
    }
  }
}
