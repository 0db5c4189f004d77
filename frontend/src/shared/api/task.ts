import { createContext, use } from 'react';
import type { ApiRequest } from './base-query';

/**
 * A task of the user, such as dictating a description, enhancing it and saving it. Its requests have the same correlation
 * id, and its save says which work made the text (decision 060). Nothing of it is stored.
 */
export class Task {
  #correlationId = crypto.randomUUID();
  /** The works by the key of what they made; the newest last. */
  readonly #works = new Map<string, string>();

  get correlationId(): string {
    return this.#correlationId;
  }

  /** Begins the next task, whose save may contain texts of this one. */
  restart(): void {
    this.#correlationId = crypto.randomUUID();
  }

  /** Sets the work that made an item, such as a description or a skill; undefined if the user typed it. */
  setWork(key: string, workId: string | undefined): void {
    this.#works.delete(key);
    if (workId !== undefined) this.#works.set(key, workId);
  }

  /** Returns the ids of the request that saves these items. */
  toRequestIds(keys: readonly string[]): Pick<ApiRequest, 'correlationId' | 'originRef'> {
    const newest = [...this.#works].findLast(([key]) => keys.includes(key));
    return {
      correlationId: this.#correlationId,
      ...(newest !== undefined && { originRef: `work:${newest[1]}` }),
    };
  }
}

/** The task that the components below belong to. */
export const TaskContext = createContext<Task | undefined>(undefined);

/** Returns the task of a component; undefined outside a task. */
export const useTask = (): Task | undefined => use(TaskContext);
