import type { ElementHandle, KeyInput, Page } from 'puppeteer';

const WAIT = 15_000;
const aria = (role: string, name: string): string => `::-p-aria([name="${name}"][role="${role}"])`;

interface Message {
  readonly text: string;
  isHeard: boolean;
}
type Listening = typeof window & { messages?: Message[] };

/** Runs in the page: keeps what its messages say. */
function listenToMessages(): void {
  const messages: Message[] = ((window as Listening).messages = []);
  new MutationObserver((changes) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (added instanceof Element && added.closest('.Toastify__toast-container') !== null)
        messages.push({ text: added.textContent, isHeard: false });
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page: its messages since it was opened, what its fields hold, and its text. */
function whatIsThere(): string {
  const said = (window as Listening).messages?.map(({ text }) => text).join(' | ') ?? 'nobody listened';
  const fields = [...document.querySelectorAll('input')].map(({ type, value }) => `${type} ${JSON.stringify(value)}`);
  return `messages said: ${said}\nfields held: ${fields.join(', ')}\nthe page said:\n${document.body.innerText}`;
}

/** A person at a page: finds things by role and name, as they are announced, and waits for what should appear. */
export class Person {
  #listens: Promise<unknown> | undefined;

  constructor(
    readonly page: Page,
    readonly origin: string,
  ) {}

  /** Opens an address of the application, and listens to its messages from then on. */
  async opens(path: string): Promise<void> {
    this.#listens ??= this.page.evaluateOnNewDocument(listenToMessages);
    await this.#listens;
    await this.page.goto(`${this.origin}${path}`);
  }

  /** Replaces what a field holds, at once, as pasting does. Key by key types keyboard.e2e.ts. */
  fills(label: string, value: string): Promise<void> {
    return this.#tries(`fill ${label}`, async () => {
      await this.page.locator(aria('textbox', label)).setTimeout(WAIT).click({ count: 3 });
      await this.page.keyboard.press('Backspace');
      await this.page.keyboard.sendCharacter(value);
    });
  }

  /** Fills a field whose text is hidden, which has no role. */
  fillsPassword(value: string): Promise<void> {
    return this.#tries('fill the password', () =>
      this.page.locator('input[type=password]').setTimeout(WAIT).fill(value),
    );
  }

  /** Presses a button by its name. */
  presses(name: string): Promise<void> {
    return this.#tries(`press ${name}`, () => this.#clicks(aria('button', name)));
  }

  /** Presses a button whose name begins like this, where what follows is not known, such as a time. */
  pressesLike(start: string): Promise<void> {
    return this.#tries(`press ${start}…`, () => this.#clicks(`button[aria-label^="${start}"]`));
  }

  /** Selects an option of a select by its value. */
  selects(label: string, value: string): Promise<void> {
    return this.#tries(`select ${value} at ${label}`, async () => {
      const select = await this.page.locator(aria('combobox', label)).setTimeout(WAIT).waitHandle();
      const chosen = await (select as ElementHandle<HTMLSelectElement>).select(value);
      if (chosen[0] !== value) throw new Error(`there is no option ${value}`);
    });
  }

  /** Chooses something that is no button or link, such as a tab. */
  chooses(role: string, name: string): Promise<void> {
    return this.#tries(`choose the ${role} ${name}`, () => this.#clicks(aria(role, name)));
  }

  /** Presses a button inside the dialog that is open. */
  pressesIn(place: 'dialog', name: string): Promise<void> {
    return this.#tries(`press ${name} in the ${place}`, () =>
      this.page.locator(`[role=${place}] ::-p-aria([name="${name}"][role="button"])`).setTimeout(WAIT).click(),
    );
  }

  /** Types into a searchable select and picks one of what it offers. */
  picks(label: string, typed: string, option: string): Promise<void> {
    return this.#tries(`pick ${option} at ${label}`, async () => {
      await this.page.locator(aria('combobox', label)).setTimeout(WAIT).fill(typed);
      await this.#clicks(aria('option', option));
    });
  }

  /** Types into a searchable select, and leaves it at that. */
  searches(label: string, typed: string): Promise<void> {
    return this.#tries(`search ${label}`, () =>
      this.page.locator(aria('combobox', label)).setTimeout(WAIT).fill(typed),
    );
  }

  /** Ticks a box, or unticks it. */
  ticks(label: string): Promise<void> {
    return this.#tries(`tick ${label}`, () => this.#clicks(`label ::-p-text(${label})`));
  }

  /** Presses a key, as often as said. */
  async types(key: KeyInput, times = 1): Promise<void> {
    for (let time = 0; time < times; time += 1) await this.page.keyboard.press(key);
  }

  /** Follows a link by its name. */
  follows(name: string): Promise<void> {
    return this.#tries(`follow ${name}`, () => this.#clicks(aria('link', name)));
  }

  /** Waits until something with this role and name can be seen. */
  sees(role: string, name: string): Promise<void> {
    return this.#tries(`see the ${role} ${name}`, () => this.page.locator(aria(role, name)).setTimeout(WAIT).wait());
  }

  /** Waits until a text can be seen anywhere, or was in a message that has gone again and was not heard. */
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
   * Waits until a message at the top right has said a text, and takes it as heard. Messages go by themselves after two
   * seconds, which on a busy machine may be before anybody looks; one that has gone was said all the same.
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

  /** Waits until nothing with this role and name is there any more. */
  seesNo(role: string, name: string): Promise<void> {
    return this.#tries(`see the ${role} ${name} go`, () =>
      this.page.waitForSelector(aria(role, name), { hidden: true, timeout: WAIT }),
    );
  }

  /** Waits until the address is this path (and query). */
  isAt(path: string): Promise<void> {
    return this.#tries(`be at ${path}`, () =>
      this.page.waitForFunction((wanted) => location.pathname + location.search === wanted, { timeout: WAIT }, path),
    );
  }

  /** Waits until the address is another path. */
  leaves(path: string): Promise<void> {
    return this.#tries(`leave ${path}`, () =>
      this.page.waitForFunction((left) => location.pathname !== left, { timeout: WAIT }, path),
    );
  }

  /** What a field holds. */
  value(label: string): Promise<string> {
    return this.page.$eval(aria('textbox', label), (field) => (field as HTMLInputElement).value);
  }

  /** Clicks something, scrolled to where nothing that sticks to an edge covers it; dismisses messages that lie over it. */
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
        // The place of the messages, which are where they are going to be even while they fly in.
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

  /** Does something; when it fails the error says where the person was, what messages had said and what could be seen. */
  async #tries(what: string, action: () => Promise<unknown>): Promise<void> {
    try {
      await action();
    } catch (cause) {
      const seen = await this.page.evaluate(whatIsThere).catch(() => 'nothing that could be read');
      throw new Error(`could not ${what} at ${this.page.url()}, where ${seen}`, { cause });
    }
  }
}
