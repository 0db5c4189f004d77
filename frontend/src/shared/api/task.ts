import { createContext, use } from 'react';
import type { ApiRequest } from './api-request';
import { isRecord } from '../is-record';

/** The ids of a request that belongs to a task. */
export type RequestIds = Pick<ApiRequest, 'correlationId' | 'originRef'>;

/**
 * A task of the user, such as dictating a description, enhancing it and saving it. Its requests have the same
 * correlation id, and its save says which AI request made the text (decision 060). Nothing of it is stored.
 */
export class Task {
  #correlationId = crypto.randomUUID();
  /** The ids of AI requests (`X-Work-Id`) by the entry or skill they made; the newest last. */
  readonly #workIds = new Map<string, string>();

  get correlationId(): string {
    return this.#correlationId;
  }

  /**
   * Starts the next task. The ids of AI requests stay, because the save of the next task may contain texts that
   * requests of this task made.
   */
  restart(): void {
    this.#correlationId = crypto.randomUUID();
  }

  /** Sets the id of the AI request that made an entry (by id) or a skill (by name); undefined if the user typed it. */
  setWorkId(key: string, workId: string | undefined): void {
    this.#workIds.delete(key);
    if (workId !== undefined) this.#workIds.set(key, workId);
  }

  /** Returns the ids of the request that saves these sections. Entries are found by their id, skills by their name. */
  toRequestIds(sections: object): RequestIds {
    const keys = Object.values(sections).flat().map(toKey);
    const newestWorkId = [...this.#workIds].findLast(([key]) => keys.includes(key))?.[1];
    return {
      correlationId: this.#correlationId,
      ...(newestWorkId !== undefined && { originRef: `work:${newestWorkId}` }),
    };
  }
}

const toKey = (item: unknown): unknown => (isRecord(item) ? item.id : item);

/** The task that the components below belong to. */
export const TaskContext = createContext<Task | undefined>(undefined);

/** Returns the task of a component; undefined outside a task. */
export const useTask = (): Task | undefined => use(TaskContext);
