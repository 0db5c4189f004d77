import { randomUUID } from 'node:crypto';
import { experience } from '../experience.js';
import type { HttpClient } from '../http-client.js';

/** Somebody with a profile of so many events. */
export interface GrownProfile {
  readonly uid: string;
  readonly events: number;
}

const ENTRIES = 25;

/**
 * Makes a profile of exactly so many events, as years of editing would: a few entries, revised again and again, in
 * saves of up to 25 events.
 */
export async function grownProfile(http: HttpClient, url: string, events: number): Promise<GrownProfile> {
  const uid = `bench-${randomUUID()}`;
  const headers = { authorization: `Bearer ${uid}` };
  const personalInfo = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
  await http.send('POST', `${url}/api/profile`, headers, {
    userId: uid,
    personalInfo: { ...personalInfo, linkedInUrl: 'https://www.linkedin.com/in/ada-byron' },
  });
  const ids = Array.from({ length: Math.min(ENTRIES, events - 1) }, () => randomUUID());
  let experiences = ids.map((id, n) => experience(id, n));
  let made = 1;
  const save = async () => {
    const saved = (await http.send('PATCH', `${url}/api/profile/experience/${uid}`, headers, { experiences })) as {
      revision: number;
    };
    made = saved.revision + 1;
  };
  await save();
  while (made < events) {
    const change = Math.min(ids.length, events - made);
    experiences = experiences.map((item, place) => (place < change ? experience(item.id, made + place) : item));
    await save();
  }
  return { uid, events: made };
}
