import type { LogEvent } from '@trackrecord/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useServices } from '../../../shared/api/services';
import { followTail } from './follow-tail';
import type { TailState } from './follow-tail';
import { useIsPageVisible } from './use-page-visibility';

interface TailInput {
  readonly isOn: boolean;
  readonly type: string | undefined;
  readonly category: string | undefined;
  /** The position after which the tail begins: up to there, the list has all events. */
  readonly startAfter: string | undefined;
  readonly onEvent: (event: LogEvent) => void;
}

interface TailOutput {
  readonly state: TailState;
  /** Connects again after the tail has ended. */
  readonly restart: () => void;
}

/**
 * Follows the log while the page is visible: browsers open only six connections to an origin. What happened while it was
 * hidden follows when it is shown again.
 */
export function useTail({ isOn, type, category, startAfter, onEvent }: TailInput): TailOutput {
  const services = useServices();
  const isVisible = useIsPageVisible();
  const [state, setState] = useState<TailState>({ kind: 'connecting' });
  const [attempt, setAttempt] = useState(0);
  const lastEventId = useRef<string>(undefined);
  const receive = useEffectEvent(onEvent);
  const getStart = useEffectEvent(() => lastEventId.current ?? startAfter);

  // Another tail begins where the list ends.
  useEffect(() => {
    lastEventId.current = undefined;
  }, [isOn, type, category]);

  useEffect(() => {
    if (!isOn || !isVisible) return undefined;
    const controller = new AbortController();
    void followTail(
      {
        services,
        query: { type, category },
        signal: controller.signal,
        onEvent: receive,
        onPosition: (position) => {
          lastEventId.current = position;
        },
        onState: (next) => {
          if (!controller.signal.aborted) setState(next);
        },
      },
      getStart(),
    );
    return () => controller.abort();
  }, [isOn, isVisible, type, category, services, attempt]);

  return { state, restart: () => setAttempt(attempt + 1) };
}
