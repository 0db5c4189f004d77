import { z } from 'zod';

const MINUTE = 60_000;
const UNITS = { m: MINUTE, h: 60 * MINUTE, d: 24 * 60 * MINUTE } as const;
const isUnit = (unit: string | undefined): unit is keyof typeof UNITS => unit !== undefined && unit in UNITS;

const LEAST = 5 * UNITS.m;
const MOST = 7 * UNITS.d;

/** Parses an interval such as "30m", "6h" or "1d" (5 minutes to 7 days) into milliseconds. */
export const every = z.string().transform((text, context) => {
  const [, count, unit] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  const time = isUnit(unit) ? Number(count) * UNITS[unit] : 0;
  if (time >= LEAST && time <= MOST) return time;
  context.addIssue({ code: 'custom', message: 'must be minutes, hours or days from "5m" to "7d", such as "6h"' });
  return z.NEVER;
});
