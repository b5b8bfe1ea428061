import type { Application, listApplications } from '@fitted/contract/applications';
import type { RouteAnswer } from '@fitted/contract/route';
import type { InfiniteData } from '@tanstack/react-query';

export type ColumnPage = RouteAnswer<typeof listApplications>;
export type Column = InfiniteData<ColumnPage>;

/** Removes a card from a column. */
export function takeOut(column: Column, id: number): Column {
  if (!cardsOf(column).some((card) => card.id === id)) return column;
  return {
    ...column,
    pages: column.pages.map((page) => ({
      ...page,
      total: page.total - 1,
      applications: page.applications.filter((card) => card.id !== id),
    })),
  };
}

/** Puts a card at the top of a column, where the most recently changed one belongs. */
export function putOnTop(column: Column, card: Application): Column {
  const { pages, pageParams } = takeOut(column, card.id);
  return {
    pageParams,
    pages: pages.map((page, index) => ({
      ...page,
      total: page.total + 1,
      applications: index === 0 ? [card, ...page.applications] : page.applications,
    })),
  };
}

/** Replaces a card in its place by its newer state. */
export function renew(column: Column, card: Application): Column {
  return {
    ...column,
    pages: column.pages.map((page) => ({
      ...page,
      applications: page.applications.map((known) => (known.id === card.id ? card : known)),
    })),
  };
}

export const cardsOf = (column: Column): Application[] => column.pages.flatMap((page) => page.applications);
