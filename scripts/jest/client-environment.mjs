// The environment of client tests: jsdom with a fixed time zone and a clock that starts at the same time in every file,
// far from midnight and from the end of a month and a year. Otherwise tests with dates in their data ("20 Nov, 14:00",
// "Yesterday") would fail in some time zones, on some days, or from next year on. The clock runs, and tests can fake it.
import JsdomEnvironment from 'jest-fixed-jsdom';
import { extendEnvironment } from './extend-environment.mjs';

/** Not UTC, so that code that confuses local time and UTC fails. */
const TIME_ZONE = 'Europe/Berlin';
const START_MS = Date.UTC(2026, 10, 25, 9);

/** Returns a Date class whose clock starts at `START_MS`. */
function createDate(RealDate) {
  const offsetMs = START_MS - RealDate.now();
  return class Date extends RealDate {
    constructor(...args) {
      super(...(args.length === 0 ? [RealDate.now() + offsetMs] : args));
    }

    static now() {
      return RealDate.now() + offsetMs;
    }
  };
}

export default class ClientEnvironment extends extendEnvironment(JsdomEnvironment) {
  #machineTimeZone = process.env.TZ;

  async setup() {
    await super.setup();
    process.env.TZ = TIME_ZONE;
    this.global.Date = createDate(this.global.Date);
  }

  /** Restores the time zone: the worker runs files of other projects, too. */
  async teardown() {
    if (this.#machineTimeZone === undefined) delete process.env.TZ;
    else process.env.TZ = this.#machineTimeZone;
    await super.teardown();
  }
}
