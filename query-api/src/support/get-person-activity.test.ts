import { personActivity } from '@trackrecord/contracts';
import { FakePerson, testTime } from '../testing/fake-person.js';
import { readActivityPage } from './get-person-activity.js';

it('pages through all entries once, newest first, even if many have the same time', async () => {
  const person = new FakePerson();
  for (let n = 0; n < 160; n += 1)
    person.log({ outcome: 'refused', status: 400, code: 'validation', at: testTime(Math.floor(n / 7)) });
  const ids: string[] = [];
  for (let before: string | undefined; ;) {
    const { items, next } = personActivity.parse(await readActivityPage(person.sources.activity, person.uid, before));
    ids.push(...items.map(({ id }) => id));
    if (next === null) break;
    before = next;
  }
  expect(ids).toEqual(person.activity.map(({ id }) => id));
});
