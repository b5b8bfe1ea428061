import type pg from 'pg';

interface Sizes {
  readonly people: number;
  readonly events: number;
  readonly articles: number;
}

/** Rows of the length that real ones have, made by the database itself. */
export async function fillSite(pool: pg.Pool, { people, events, articles }: Sizes): Promise<void> {
  await pool.query(
    `insert into users (username, email, first_name, last_name, password, address_line_1, city, country, job_title, company,
       profile_picture, last_login_at, created_at)
     select 'person' || n, 'person' || n || '@mail' || n % 50 || '.example.com', 'First' || n % 300, 'Last' || n % 2000, '-',
       n || ' Sample Street', 'City ' || n % 90, 'Country ' || n % 40, 'Job ' || n % 60, 'Company ' || n % 100,
       case when n % 5 = 0 then 'data:image/jpeg;base64,' || repeat(md5(n::text), 500) end,
       case when n % 3 > 0 then now() - n * interval '7 minutes' end, now() - n * interval '11 minutes'
     from generate_series(1, $1) as n`,
    [people],
  );
  await pool.query(
    `insert into employer_events (title, description, organizer, city, country, start_date, end_date, industries, event_type, status)
     select 'Career fair number ' || n, (select string_agg(md5((n * 100 + k)::text), ' ') from generate_series(1, 30) as k)
         || case when n % 10 = 0 then ' networking' else '' end,
       'Organizer ' || n % 200, 'City ' || n % 90, 'Country ' || n % 40, now() + n * interval '1 hour',
       now() + n * interval '1 hour', array['Industry ' || n % 20, 'Industry ' || n % 7], 'career fair',
       (array['approved', 'approved', 'pending_review', 'archived', 'rejected'])[1 + n % 5]
     from generate_series(1, $1) as n`,
    [events],
  );
  await pool.query(
    `insert into news_articles (title, slug, summary, content, author, source, category, tags, publish_date, status)
     select 'Article number ' || n, 'article-' || n, (select string_agg(md5((n * 10 + k)::text), ' ') from generate_series(1, 6) as k)
         || case when n % 10 = 0 then ' salary' else '' end,
       (select string_agg('<p>' || md5((n * 100 + k)::text) || ' <a href="https://a.example/' || k || '">more</a></p>', '')
         from generate_series(1, 60) as k),
       'Author ' || n % 100, 'Source ' || n % 23, 'Category ' || n % 9, array['tag ' || n % 30], now() - n * interval '1 hour',
       (array['published', 'published', 'pending_review', 'archived'])[1 + n % 4]
     from generate_series(1, $1) as n`,
    [articles],
  );
  // A busy site: most entries of the log are sign-ins.
  await pool.query(
    `insert into audit_log (user_id, action, subject)
     select (select id from users where username = 'admin'), case when n % 200 = 0 then 'admin.events.update' else 'signed_in' end,
       'event:' || n from generate_series(1, 100000) as n`,
  );
}
