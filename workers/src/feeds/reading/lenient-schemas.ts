import { z } from 'zod';

/** Optional text; a value of another type is ignored. */
export const optionalText = z.string().nullish().catch(undefined);
export const optionalAmount = z.union([z.number(), z.string()]).nullish().catch(undefined);
export const optionalBoolean = z.boolean().nullish().catch(undefined);
/** A list that drops invalid items. */
export const lenientArray = <Item>(item: z.ZodType<Item>) =>
  z
    .array(z.unknown())
    .nullish()
    .catch(undefined)
    .transform((items) =>
      (items ?? []).flatMap((value): readonly Item[] => {
        const result = item.safeParse(value);
        return result.success ? [result.data] : [];
      }),
    );
