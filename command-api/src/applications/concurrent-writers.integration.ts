import { applicationList } from '@trackrecord/contracts';
import { scaled } from '@trackrecord/platform/testing/test-scale';
import { authHeaders, signUp, testVariable } from '@trackrecord/platform/testing/test-stack';
import supertest from 'supertest';

const WRITERS = 6;
const APPLICATIONS = scaled(200, { max: 1_000 });

const api = supertest(testVariable('BASE_URL'));

interface Added {
  readonly title: string;
  readonly revision: number;
}

it('stores every application of six concurrent writers once, those of each writer in order', async () => {
  const user = await signUp();
  const path = `/api/applications/${user.uid}`;
  const titles = Array.from({ length: APPLICATIONS }, (_, number) => `Engineer ${String(number)}`);
  const add = async (title: string): Promise<Added> => {
    const body = { posting: { title, company: 'Kestrel Labs' }, source: 'typed', stage: 'saved' };
    const response = await api.post(path).set(authHeaders(user)).send(body).expect(201);
    return { title, revision: (response.body as { revision: number }).revision };
  };
  const addedByWriter = await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      const added: Added[] = [];
      for (let number = writer; number < APPLICATIONS; number += WRITERS) added.push(await add(titles[number] ?? ''));
      return added;
    }),
  );

  const added = addedByWriter.flat().toSorted((a, b) => a.revision - b.revision);
  expect(added.map(({ revision }) => revision)).toEqual(titles.map((_, index) => index));
  for (const own of addedByWriter) expect(own).toEqual(own.toSorted((a, b) => a.revision - b.revision));
  const headers = { ...authHeaders(user), 'x-min-revision': String(APPLICATIONS - 1) };
  const { items } = applicationList.parse((await api.get(path).set(headers).expect(200)).body);
  expect(items.map(({ posting }) => posting.title).toSorted()).toEqual(titles.toSorted());
}, 120_000);
