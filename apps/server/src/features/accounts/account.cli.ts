import { BadConfiguration, readConfig } from '../../config.ts';
import { keepFilesPrivate } from '../../db/embedded/data-folder.ts';
import { isSentence, openExistingDatabase } from '../../db/open-database.ts';
import { giveNewPassword, RescueRefused, rescueFromTwoStep } from './rescue.ts';

const [, , command, identifier] = process.argv;
const usage = 'usage: npm run account -- two-step-off|new-password <username or e-mail address>';
const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  if (!identifier || !['two-step-off', 'new-password'].includes(command ?? '')) throw new RescueRefused(usage);
  const config = readConfig(process.env);
  const database = await openExistingDatabase(config);
  if (!database) throw new RescueRefused('There is no site where DATA_DIR or DATABASE_URL point to');
  const deps = { db: database.db, supportAddress: config.addresses.support };
  try {
    if (command === 'new-password') {
      say(`The new password of ${identifier}: ${await giveNewPassword(identifier, deps)}`);
    } else {
      await rescueFromTwoStep(identifier, deps);
      say(`Two-step verification is off for ${identifier}`);
    }
  } finally {
    await database.close();
  }
}

keepFilesPrivate();
main().catch((error: unknown) => {
  const isExpected = isSentence(error) || [RescueRefused, BadConfiguration].some((kind) => error instanceof kind);
  process.stderr.write(`${isExpected ? (error as Error).message : String((error as Error).stack)}\n`);
  process.exit(1);
});
