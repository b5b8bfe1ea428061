import type { NewsQuery } from '@fitted/contract/news';
import { and, asc, desc, eq, ilike, inArray, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { cutRows } from '../../db/cursor.ts';
import { behind, cutPage, decodeCursor, newestFirst } from '../../db/keyset.ts';
import { articleColumns, newsArticles as articles } from '../../db/schema/news.ts';
import { containing, literally } from '../../db/text-conditions.ts';
import { decodePopular, encodePopular } from './popular-cursor.ts';

export type ArticleRow = Omit<typeof articles.$inferSelect, 'searchText'>;
/** `opening` is the beginning of the text if there is no summary; the excerpt is made from it. */
export type SummaryRow = Omit<ArticleRow, 'content'> & { readonly opening: string };

interface NewsPage {
  readonly page: readonly SummaryRow[];
  readonly nextCursor: string | null;
}

/** The publish date is a day, and days begin up to fourteen hours earlier in the east than in UTC. */
const hasCome = lte(articles.publishDate, sql`now() + interval '14 hours'`);
const isPublic = and(eq(articles.status, 'published'), hasCome);
const opening = sql<string>`case when coalesce(${articles.summary}, '') = '' then left(${articles.content}, 1000) else '' end`;

/**
 * The opening's text as in the excerpt: tags removed (block tags separate words, others do not), whitespace collapsed,
 * and the only entities in stored HTML decoded.
 */
const openingWords = [
  (text: SQL) => sql`regexp_replace(${text}, '</?(p|div|li|h[1-4]|br|td)(\\s[^>]*|/)?>', ' ', 'g')`,
  (text: SQL) => sql`regexp_replace(${text}, '<[^>]*>', '', 'g')`,
  (text: SQL) => sql`regexp_replace(${text}, '[\\s\u00a0]+', ' ', 'g')`,
  (text: SQL) => sql`replace(replace(replace(${text}, '&lt;', '<'), '&gt;', '>'), '&amp;', '&')`,
].reduce((text, step) => step(text), opening as SQL);

export function createNewsRepository(db: Queryable) {
  const { content: _, ...summaryColumns } = articleColumns;
  /** Selects the rows first; otherwise the openings of all articles would be computed and most of them discarded. */
  const select = (where: (SQL | undefined)[], order: SQL[], limit: number): Promise<SummaryRow[]> => {
    const page = db
      .select({ id: articles.id })
      .from(articles)
      .where(and(isPublic, ...where))
      .orderBy(...order)
      .limit(limit);
    return db
      .select({ ...summaryColumns, opening })
      .from(articles)
      .where(inArray(articles.id, page))
      .orderBy(...order);
  };

  return {
    async listPublic(query: NewsQuery): Promise<NewsPage> {
      const { limit, cursor, sort, industry } = query;
      const filters = filterBy(query);
      const newest = newestFirst(articles.publishDate, articles.id);
      if (industry || sort === 'featured') {
        const first = industry ? speaksOf(industry) : sql`${articles.featuredOrder} asc nulls last`;
        return { page: await select(filters, [first, ...newest], limit), nextCursor: null };
      }
      if (sort === 'popular') {
        const popular = [desc(articles.viewCount), desc(articles.id)];
        const rows = await select([...filters, isLessPopular(cursor)], popular, limit + 1);
        return cutRows(rows, limit, encodePopular);
      }
      const beyond = behind(decodeCursor(cursor), articles.publishDate, articles.id);
      const rows = await select([...filters, beyond], newest, limit + 1);
      return cutPage(rows, limit, (row) => ({ at: row.publishDate, id: row.id }));
    },

    async findPublic(slug: string): Promise<ArticleRow | undefined> {
      const [row] = await db
        .select(articleColumns)
        .from(articles)
        .where(and(eq(articles.slug, slug), isPublic));
      return row;
    },

    async listCategories(): Promise<string[]> {
      const rows = await db
        .selectDistinct({ category: articles.category })
        .from(articles)
        .where(isPublic)
        .orderBy(asc(articles.category))
        .limit(200);
      return rows.map(({ category }) => category);
    },

    async listTakenSlugs(slugs: readonly string[]): Promise<string[]> {
      const rows = await db
        .select({ slug: articles.slug })
        .from(articles)
        .where(inArray(articles.slug, [...slugs]));
      return rows.map(({ slug }) => slug);
    },

    async insert(rows: readonly (typeof articles.$inferInsert)[]): Promise<void> {
      await db.insert(articles).values([...rows]);
    },

    /** Being read does not change an article, so `updatedAt` stays. */
    async countView(id: number): Promise<void> {
      await db
        .update(articles)
        .set({ viewCount: sql`${articles.viewCount} + 1`, updatedAt: sql`${articles.updatedAt}` })
        .where(eq(articles.id, id));
    },
  };
}

function filterBy({ search, category, exclude }: NewsQuery): (SQL | undefined)[] {
  return [
    search ? matches(search) : undefined,
    category
      ? or(ilike(articles.category, literally(category)), ilike(articles.source, literally(category)))
      : undefined,
    exclude ? ne(articles.slug, exclude) : undefined,
  ];
}

function matches(search: string): SQL | undefined {
  const pattern = containing(search);
  return or(
    ilike(articles.title, pattern),
    ilike(articles.summary, pattern),
    ilike(articles.author, pattern),
    ilike(articles.source, pattern),
    and(
      // The raw text rules out most openings before the costly extraction of their words.
      ...(search.match(/[\p{L}\p{N}]+/gu) ?? [search]).map((word) => sql`${opening} ilike ${containing(word)}`),
      sql`${openingWords} ilike ${containing(search.replace(/\s+/g, ' '))}`,
    ),
  );
}

/** Puts articles that name the industry before those that do not. */
function speaksOf(industry: string): SQL {
  const pattern = containing(industry);
  const isNamed = or(
    ilike(articles.category, pattern),
    sql`array_to_string(${articles.tags}, E'\n') ilike ${pattern}`,
    ilike(articles.title, pattern),
    ilike(articles.summary, pattern),
  );
  return sql`case when ${isNamed} then 0 else 1 end`;
}

function isLessPopular(cursor: string | undefined): SQL | undefined {
  const place = decodePopular(cursor);
  if (!place) return undefined;
  return or(
    lt(articles.viewCount, place.viewCount),
    and(eq(articles.viewCount, place.viewCount), lt(articles.id, place.id)),
  );
}
