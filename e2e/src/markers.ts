import { randomUUID } from 'node:crypto';

/** Texts that nobody else writes, for somebody whose every trace is to be looked for. */
export const markersOf = (name: string) => {
  const mark = randomUUID().slice(0, 8);
  return {
    email: `${name}-${mark}@example.com`,
    password: `password of ${name} ${mark}`,
    firstName: `Zeb${mark}`,
    lastName: `Quacken${mark}`,
    phone: `+99 555 ${mark}`,
    sentence: `kept the ${mark} looms of ${name} running through the night`,
    spoken: `spoken words of ${name} ${mark}`,
    typed: `half typed by ${name} ${mark}`,
  };
};

/** The texts of one person. */
export type Markers = ReturnType<typeof markersOf>;
