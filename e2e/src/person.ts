import { TRY_AGAIN_MESSAGE } from '@trackrecord/platform';
import type { ElementHandle, KeyInput, Page } from 'puppeteer';
import { WAIT_TIMEOUT_MS, waitUntil } from '@trackrecord/platform/testing/wait-for';

const POLL_MS = 50;
const toAriaSelector = (role: string, name: string): string => `::-p-aria([name="${name}"][role="${role}"])`;

interface Toast {
  readonly text: string;
  isConsumed: boolean;
}
type ToastWindow = typeof window & { toasts?: Toast[] };

/** Runs in the page: records the texts of its toasts. */
function recordToasts(): void {
  const toasts: Toast[] = ((window as ToastWindow).toasts = []);
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element && node.closest('.Toastify__toast-container') !== null)
        toasts.push({ text: node.textContent, isConsumed: false });
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page: describes its toasts so far, its fields and its text. */
function describePage(): string {
  const toasts = (window as ToastWindow).toasts?.map(({ text }) => text).join(' | ') ?? 'not recorded';
  const fields = [...document.querySelectorAll('input')].map(({ type, value }) => `${type} ${JSON.stringify(value)}`);
  return `toasts: ${toasts}\nfields: ${fields.join(', ')}\npage:\n${document.body.innerText}`;
}

/** Runs in the page: a disabled button ignores clicks, also while it is loading (`aria-disabled`). */
function isEnabled(element: Element): boolean {
  return element.ariaDisabled !== 'true' && !element.matches(':disabled');
}

/** Runs in the page: scrolls to an element and dismisses toasts that cover it. Returns true if it can be clicked. */
function uncover(element: Element): boolean {
  const initialBox = element.getBoundingClientRect();
  // The lowest 200 px are left to the wizard's foot, which is taller on a phone.
  if (initialBox.bottom > window.innerHeight - 200 || initialBox.top < 0) element.scrollIntoView({ block: 'center' });
  const box = element.getBoundingClientRect();
  const isCovering = (container: Element): boolean => {
    const toastBox = container.getBoundingClientRect();
    const isBeside =
      toastBox.right < box.left || toastBox.left > box.right || toastBox.bottom < box.top || toastBox.top > box.bottom;
    return !isBeside && toastBox.height > 0 && !container.contains(element);
  };
  // Toasts are animated, but the position of their container is final.
  const coveringContainers = [...document.querySelectorAll('.Toastify__toast-container')].filter(isCovering);
  for (const container of coveringContainers)
    for (const toast of container.querySelectorAll<HTMLElement>('.Toastify__toast')) toast.click();
  if (coveringContainers.length > 0) return false;
  const topElement = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return topElement !== null && (element.contains(topElement) || topElement.contains(element));
}

/** Drives a page as a user does: finds elements by role and name, and waits for them. */
export class Person {
  #toastRecording: Promise<unknown> | undefined;

  constructor(
    readonly page: Page,
    readonly origin: string,
  ) {}

  /** Opens a path of the application and records its toasts. */
  async open(path: string): Promise<void> {
    this.#toastRecording ??= this.page.evaluateOnNewDocument(recordToasts);
    await this.#toastRecording;
    await this.page.goto(`${this.origin}${path}`);
  }

  /** Replaces the value of a field in one step, like pasting. keyboard.screens.ts types key by key. */
  fill(label: string, value: string): Promise<void> {
    return this.#try(`fill ${label}`, async () => {
      await this.#focusField(toAriaSelector('textbox', label));
      await this.page.keyboard.press('Backspace');
      await this.page.keyboard.sendCharacter(value);
    });
  }

  /** Fills the password field, which has no ARIA role. */
  fillPassword(value: string): Promise<void> {
    return this.#try('fill the password', () =>
      this.page.locator('input[type=password]').setTimeout(WAIT_TIMEOUT_MS).fill(value),
    );
  }

  press(name: string): Promise<void> {
    return this.#try(`press ${name}`, () => this.#click(toAriaSelector('button', name)));
  }

  /** Presses a button until it is gone, as the one that loads the next page of a list. */
  pressUntilGone(name: string): Promise<void> {
    const selector = toAriaSelector('button', name);
    return this.#try(`press ${name} until it is gone`, () =>
      waitUntil(`${name} to be gone`, async () => {
        const button = await this.page.$(selector);
        if (button === null) return true;
        if (await button.evaluate(isEnabled).catch(() => false)) await this.#click(selector);
        return false;
      }),
    );
  }

  /** Presses a button by the start of its name, for names that end with a variable text such as a time. */
  pressByPrefix(prefix: string): Promise<void> {
    return this.#try(`press ${prefix}…`, () => this.#click(`button[aria-label^="${prefix}"]`));
  }

  /** Selects an option of a select by its value. */
  selectOption(label: string, value: string): Promise<void> {
    return this.#try(`select ${value} in ${label}`, async () => {
      const select = await this.page
        .locator(toAriaSelector('combobox', label))
        .setTimeout(WAIT_TIMEOUT_MS)
        .waitHandle();
      const selected = await (select as ElementHandle<HTMLSelectElement>).select(value);
      if (selected[0] !== value) throw new Error(`no option ${value}`);
    });
  }

  /** Clicks an element that is neither a button nor a link, such as a tab. */
  click(role: string, name: string): Promise<void> {
    return this.#try(`click the ${role} ${name}`, () => this.#click(toAriaSelector(role, name)));
  }

  /** Presses a button inside the open dialog. */
  pressIn(role: 'dialog', name: string): Promise<void> {
    return this.#try(`press ${name} in the ${role}`, () =>
      this.#click(`[role=${role}] ${toAriaSelector('button', name)}`),
    );
  }

  /** Types into a combobox and selects one of its options. */
  pickOption(label: string, text: string, option: string): Promise<void> {
    return this.#try(`pick ${option} in ${label}`, async () => {
      await this.page.locator(toAriaSelector('combobox', label)).setTimeout(WAIT_TIMEOUT_MS).fill(text);
      await this.#click(toAriaSelector('option', option));
    });
  }

  /** Types into a combobox without selecting an option. */
  typeInto(label: string, text: string): Promise<void> {
    return this.#try(`type into ${label}`, () =>
      this.page.locator(toAriaSelector('combobox', label)).setTimeout(WAIT_TIMEOUT_MS).fill(text),
    );
  }

  /** Toggles a checkbox or radio button. */
  toggle(label: string): Promise<void> {
    return this.#try(`toggle ${label}`, () => this.#click(`label ::-p-text(${label})`));
  }

  /** Presses a key a number of times. */
  async pressKey(key: KeyInput, times = 1): Promise<void> {
    for (let count = 0; count < times; count += 1) await this.page.keyboard.press(key);
  }

  followLink(name: string): Promise<void> {
    return this.#try(`follow ${name}`, () => this.#click(toAriaSelector('link', name)));
  }

  /** Waits until an element with a role and name is visible. */
  expectVisible(role: string, name: string): Promise<void> {
    return this.#try(`find the ${role} ${name}`, () =>
      this.page.locator(toAriaSelector(role, name)).setTimeout(WAIT_TIMEOUT_MS).wait(),
    );
  }

  /** Waits until a text field has this value. */
  expectValue(label: string, value: string): Promise<void> {
    return this.#try(`find ${value} in ${label}`, async () => {
      const field = await this.page.locator(toAriaSelector('textbox', label)).setTimeout(WAIT_TIMEOUT_MS).waitHandle();
      await this.page.waitForFunction(
        (element, expected) => (element as HTMLInputElement).value === expected,
        { timeout: WAIT_TIMEOUT_MS },
        field,
        value,
      );
    });
  }

  /**
   * Waits until a text is visible, or was in a toast that `expectToast` has not consumed. No-break spaces count as
   * spaces.
   */
  expectText(text: string): Promise<void> {
    return this.#try(`find the text "${text}"`, () =>
      this.page.waitForFunction(
        (expected) => {
          const isInToast = (window as ToastWindow).toasts?.some(
            ({ text, isConsumed }) => !isConsumed && text.includes(expected),
          );
          return isInToast === true || document.body.innerText.replaceAll('\u00A0', ' ').includes(expected);
        },
        { timeout: WAIT_TIMEOUT_MS },
        text,
      ),
    );
  }

  /**
   * Waits until a toast has shown a text, and consumes it. Toasts close after two seconds, which may be before a busy
   * machine checks, so closed toasts count.
   */
  async expectToast(text: string): Promise<void> {
    await this.#consumeToast([text]);
  }

  /**
   * Does something until a toast confirms it. Does it again if a toast asks for that, because a service did not respond in
   * time: it shares the CPUs with all tests.
   */
  async doUntilToast(text: string, action: () => Promise<void>): Promise<void> {
    do await action();
    while ((await this.#consumeToast([text, TRY_AGAIN_MESSAGE])) === TRY_AGAIN_MESSAGE);
  }

  /** Waits for a toast with one of these texts, and consumes it. Returns the text. */
  async #consumeToast(texts: readonly string[]): Promise<string | undefined> {
    let foundText: string | undefined;
    await this.#try(`find a toast with "${texts.join('" or "')}"`, async () => {
      const found = await this.page.waitForFunction(
        (expectedTexts) => {
          const toasts = (window as ToastWindow).toasts?.filter(({ isConsumed }) => !isConsumed) ?? [];
          for (const toast of toasts) {
            const expectedText = expectedTexts.find((expected) => toast.text.includes(expected));
            if (expectedText === undefined) continue;
            toast.isConsumed = true;
            return expectedText;
          }
          return undefined;
        },
        { timeout: WAIT_TIMEOUT_MS },
        texts,
      );
      foundText = await found.jsonValue();
    });
    return foundText;
  }

  /** Waits until no element with a role and name is visible. */
  expectHidden(role: string, name: string): Promise<void> {
    return this.#try(`hide the ${role} ${name}`, () =>
      this.page.waitForSelector(toAriaSelector(role, name), { hidden: true, timeout: WAIT_TIMEOUT_MS }),
    );
  }

  /** Waits until the URL has this path and query. */
  expectPath(path: string): Promise<void> {
    return this.#try(`reach ${path}`, () =>
      this.page.waitForFunction(
        (expected) => location.pathname + location.search === expected,
        { timeout: WAIT_TIMEOUT_MS },
        path,
      ),
    );
  }

  /** Waits until the URL has another path. */
  waitToLeave(path: string): Promise<void> {
    return this.#try(`leave ${path}`, () =>
      this.page.waitForFunction((oldPath) => location.pathname !== oldPath, { timeout: WAIT_TIMEOUT_MS }, path),
    );
  }

  /** Returns the value of a field. */
  getValue(label: string): Promise<string> {
    return this.page.$eval(toAriaSelector('textbox', label), (field) => (field as HTMLInputElement).value);
  }

  /**
   * Clicks a field three times, which selects its value. Repeats this if the clicks missed, because the page moved
   * under them.
   */
  async #focusField(selector: string): Promise<void> {
    const deadline = Date.now() + WAIT_TIMEOUT_MS;
    for (;;) {
      const field = await this.#click(selector, 3);
      if (await field.evaluate((element) => element === document.activeElement)) return;
      if (Date.now() > deadline) throw new Error('another element has the focus');
    }
  }

  /**
   * Waits until an element is enabled, scrolls it out from under sticky elements, dismisses toasts that cover it, and
   * clicks it a number of times. Finds the element again if the page replaces it meanwhile. Returns the element.
   */
  async #click(selector: string, count = 1): Promise<ElementHandle> {
    const locator = this.page.locator(selector).setTimeout(WAIT_TIMEOUT_MS);
    const deadline = Date.now() + WAIT_TIMEOUT_MS;
    for (;;) {
      const element = await locator.waitHandle();
      const isReady =
        (await element.evaluate(isEnabled).catch(() => false)) && (await element.evaluate(uncover).catch(() => false));
      if (isReady) {
        await locator.click({ count });
        return element;
      }
      if (Date.now() > deadline) throw new Error('it is disabled, or another element covers it');
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** Runs an action. If it fails, the error includes the URL, the toasts, the fields and the text of the page. */
  async #try(actionName: string, action: () => Promise<unknown>): Promise<void> {
    try {
      await action();
    } catch (cause) {
      const description = await this.page.evaluate(describePage).catch(() => 'unreadable page');
      throw new Error(`could not ${actionName} at ${this.page.url()}\n${description}`, { cause });
    }
  }
}
