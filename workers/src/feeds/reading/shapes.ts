import { z } from 'zod';

/** Optional text; a value of another type is ignored. */
export const maybeText = z.string().nullish().catch(undefined);
export const maybeAmount = z.union([z.number(), z.string()]).nullish().catch(undefined);
export const maybeYes = z.boolean().nullish().catch(undefined);
/** A list that drops invalid items. */
export const listOf = <Item>(item: z.ZodType<Item>) =>
  z
    .array(z.unknown())
    .nullish()
    .catch(undefined)
    .transform((items) =>
      (items ?? []).flatMap((one): readonly Item[] => {
        const read = item.safeParse(one);
        return read.success ? [read.data] : [];
      }),
    );
