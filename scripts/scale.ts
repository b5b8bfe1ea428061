// What a number of people costs: measured work per action times the number of actions gives cores, storage and money.
// npm run scale -- 1000000

/** Processor time per action in milliseconds, as measured on one core; docs/scale.md says where each comes from. */
const cpuMs = { page: 0.3, call: 0.12, upload: 90, improvement: 45, chatTurn: 25, download: 120, signIn: 45 };

/** How often an active person does each in a month. */
const acts = { page: 40, call: 300, upload: 3, improvement: 8, chatTurn: 15, download: 5, signIn: 4 };

/** Actions are not spread evenly: the busiest hour of a month sees this many times the mean. */
const peak = 5;
/** A core busier than this responds late. */
const utilisation = 0.5;
/** PostgreSQL's own work, as a share of the server's. */
const databaseShare = 0.4;
const storedKbPerPerson = 120;
const backupCopies = 3;

/** Pounds a month; change them to your provider's. */
const price = { core: 18, gb: 0.12 };

const secondsAMonth = 30 * 24 * 3600;

function estimate(people: number) {
  const names = Object.keys(cpuMs) as (keyof typeof cpuMs)[];
  const perPersonMs = names.reduce((sum, name) => sum + cpuMs[name] * acts[name], 0);
  const busyCores = (people * perPersonMs * peak) / 1000 / secondsAMonth;
  const serverCores = Math.max(1, Math.ceil(busyCores / utilisation));
  const databaseCores = Math.max(1, Math.ceil((busyCores * databaseShare) / utilisation));
  const storageGb = (people * storedKbPerPerson * (1 + backupCopies)) / 1024 / 1024;
  const pounds = (serverCores + databaseCores) * price.core + storageGb * price.gb;
  return { people, perPersonMs, serverCores, databaseCores, storageGb, pounds };
}

const wanted = process.argv
  .slice(2)
  .map(Number)
  .filter((count) => count > 0);
for (const people of wanted.length > 0 ? wanted : [1000, 10_000, 100_000, 1_000_000]) {
  const { perPersonMs, serverCores, databaseCores, storageGb, pounds } = estimate(people);
  process.stdout.write(
    `${people.toLocaleString('en')} people a month: ${(perPersonMs / 1000).toFixed(1)} s of processor each, ` +
      `${serverCores} server cores, ${databaseCores} database cores, ${storageGb.toFixed(1)} GB, ` +
      `about £${Math.ceil(pounds)} (£${((pounds / people) * 1000).toFixed(2)} per 1,000)\n`,
  );
}
