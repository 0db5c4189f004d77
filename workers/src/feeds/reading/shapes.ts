import { z } from 'zod';

/** A text that a record may do without: where it is something else, it is as if it were not there. */
export const maybeText = z.string().nullish().catch(undefined);
export const maybeAmount = z.union([z.number(), z.string()]).nullish().catch(undefined);
export const maybeYes = z.boolean().nullish().catch(undefined);
/** A list of which what is not of the shape is left out. */
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
