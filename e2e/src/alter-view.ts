import type { ViewCollection } from '@trackrecord/contracts';
import { connectMongo, KeyStore, readConfig, Sealer, mongoVariables, sealingVariables } from '@trackrecord/platform';
import { Binary } from 'mongodb';

interface SealedView {
  readonly _id: string;
  readonly sealed: Binary;
}

const variables = mongoVariables.extend(sealingVariables.shape);

/** Changes a stored view directly in the database that `env` names, encrypted with the right key. */
export async function alterView(
  env: NodeJS.ProcessEnv,
  { collection, uid }: { readonly collection: ViewCollection; readonly uid: string },
  change: (view: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
): Promise<void> {
  const { MONGODB_URL, KEYS_MONGODB_URL, MASTER_KEY } = readConfig(variables, env);
  const [mongo, keysMongo] = await Promise.all([connectMongo(MONGODB_URL), connectMongo(KEYS_MONGODB_URL)]);
  try {
    const sealer = new Sealer(new KeyStore(keysMongo.db, MASTER_KEY));
    const views = mongo.db.collection<SealedView>(collection);
    const found = await views.findOne({ _id: uid });
    if (!found) throw new Error(`${collection} has no view of this user`);
    const context = `view|${uid}`;
    const view = (await sealer.open(uid, Buffer.from(found.sealed.buffer), context)) as Parameters<typeof change>[0];
    const sealed = new Binary(await sealer.seal(uid, change(view), context));
    await views.updateOne({ _id: uid }, { $set: { sealed } });
  } finally {
    await Promise.all([mongo.close(), keysMongo.close()]);
  }
}
