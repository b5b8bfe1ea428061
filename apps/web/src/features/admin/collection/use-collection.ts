import {
  type EventCollectionResults,
  type NewsCollectionResults,
  type SourceResult,
  scrapeEvents,
  scrapeNews,
} from '@fitted/contract/admin/site';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callRaw } from '../../../lib/api/client.ts';
import { asEvents, lastOf } from '../../../lib/api/read-events.ts';

/** A source that has been read, and the progress of the whole collection. */
export interface CollectionStep extends SourceResult {
  readonly done: number;
  readonly total: number;
}

export interface Collection {
  /** Null if none is running; empty while the first source is being read. */
  readonly steps: readonly CollectionStep[] | null;
  collectNews(): Promise<NewsCollectionResults | undefined>;
  collectEvents(): Promise<EventCollectionResults | undefined>;
  /** Stops watching; the server finishes the run. */
  stop(): void;
}

/** Starts a collection and reports each source. Resolves to undefined if watching was stopped. */
export function useCollection(): Collection {
  const client = useQueryClient();
  const [steps, setSteps] = useState<readonly CollectionStep[] | null>(null);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const run = async <Results>(route: typeof scrapeNews | typeof scrapeEvents): Promise<Results | undefined> => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setSteps([]);
    try {
      const response = await callRaw(route, {}, { signal, headers: asEvents });
      const { results } = await lastOf<{ results: Results }>(response, ({ name, data }) => {
        if (name === 'progress') setSteps((known) => [...(known ?? []), data as CollectionStep]);
      });
      return results;
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    } finally {
      setSteps(null);
      void client.invalidateQueries();
    }
  };

  return {
    steps,
    collectNews: () => run<NewsCollectionResults>(scrapeNews),
    collectEvents: () => run<EventCollectionResults>(scrapeEvents),
    stop: () => controller.current?.abort(),
  };
}
