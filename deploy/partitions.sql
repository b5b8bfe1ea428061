-- Divides the three tables that grow most. Run it once, with the site stopped and a backup at hand:
--   psql -v ON_ERROR_STOP=1 --single-transaction -f deploy/partitions.sql "$DATABASE_URL"
-- The site's own statements stay as they are. Keys become (id, created_at) or (user_id, id), because PostgreSQL wants the
-- column it divides by in every unique key. A new month is one statement, the removal of an old one another:
--   create table audit_log_2027_01 partition of audit_log for values from ('2027-01-01') to ('2027-02-01');
--   drop table audit_log_2027_01;
-- Rows of a month that has no table of its own wait in the default one; make the month's table before it begins.

-- audit_log
alter table audit_log rename to audit_log_before;
alter table audit_log_before alter column id drop identity;
create sequence audit_log_number as bigint;
select setval('audit_log_number', coalesce((select max(id) from audit_log_before), 0) + 1, false);
create table audit_log (like audit_log_before including defaults) partition by range (created_at);
alter table audit_log alter column id set default nextval('audit_log_number');
alter table audit_log add primary key (id, created_at);
alter table audit_log add foreign key (user_id) references users (id) on delete set null;
create table audit_log_default partition of audit_log default;
insert into audit_log select * from audit_log_before;
drop table audit_log_before;
create index audit_log_user on audit_log (user_id, created_at);
create index audit_log_created on audit_log (created_at);
create index audit_log_subject on audit_log (subject) where subject is not null;
create index audit_log_admin on audit_log (id) where action like 'admin.%';

-- ai_usage
alter table ai_usage rename to ai_usage_before;
alter table ai_usage_before alter column id drop identity;
create sequence ai_usage_number as bigint;
select setval('ai_usage_number', coalesce((select max(id) from ai_usage_before), 0) + 1, false);
create table ai_usage (like ai_usage_before including defaults) partition by range (created_at);
alter table ai_usage alter column id set default nextval('ai_usage_number');
alter table ai_usage add primary key (id, created_at);
alter table ai_usage add foreign key (user_id) references users (id) on delete cascade;
create table ai_usage_default partition of ai_usage default;
insert into ai_usage select * from ai_usage_before;
drop table ai_usage_before;
create index ai_usage_day on ai_usage (day, user_id);
create index ai_usage_user on ai_usage (user_id) where user_id is not null;

-- resume_improvements
alter table resume_improvements rename to resume_improvements_before;
alter table resume_improvements_before alter column id drop identity;
create sequence resume_improvements_number as bigint;
select setval('resume_improvements_number', coalesce((select max(id) from resume_improvements_before), 0) + 1, false);
create table resume_improvements (like resume_improvements_before including defaults) partition by hash (user_id);
alter table resume_improvements alter column id set default nextval('resume_improvements_number');
alter table resume_improvements add primary key (user_id, id);
alter table resume_improvements add foreign key (user_id) references users (id) on delete cascade;
alter table resume_improvements add foreign key (resume_id) references resumes (id) on delete cascade;
create table resume_improvements_0 partition of resume_improvements for values with (modulus 8, remainder 0);
create table resume_improvements_1 partition of resume_improvements for values with (modulus 8, remainder 1);
create table resume_improvements_2 partition of resume_improvements for values with (modulus 8, remainder 2);
create table resume_improvements_3 partition of resume_improvements for values with (modulus 8, remainder 3);
create table resume_improvements_4 partition of resume_improvements for values with (modulus 8, remainder 4);
create table resume_improvements_5 partition of resume_improvements for values with (modulus 8, remainder 5);
create table resume_improvements_6 partition of resume_improvements for values with (modulus 8, remainder 6);
create table resume_improvements_7 partition of resume_improvements for values with (modulus 8, remainder 7);
insert into resume_improvements select * from resume_improvements_before;
drop table resume_improvements_before;
create index resume_improvements_resume on resume_improvements (resume_id, created_at);
