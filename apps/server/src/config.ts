import { isOwnServer, providers } from '@fitted/assistant/llm/provider/providers';
import { unsetAddresses } from '@fitted/contract/addresses';
import { z } from 'zod';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const url = z.url({ protocol: /^https?$/ });
const hostAndPort = /^[\w.[\]:-]+:\d+$/;

const Environment = z.object({
  NODE_ENV: z.string().default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  APP_URL: url.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(100).default(10),
  ADMIN_EMAIL: z.email().default('admin@localhost.localdomain'),
  ADMIN_PASSWORD: z.string().min(8).optional(),
  SEED_SAMPLE: flag.default(true),
  AI_PROVIDER: z.enum(['embedded', ...providers]).optional(),
  AI_MODEL: z.string().optional(),
  // A line break from a secrets file would make an invalid header, and the library would quote the key in its error.
  AI_API_KEY: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]+$/, 'must be one word of plain letters, digits and symbols')
    .optional(),
  AI_BASE_URL: url.optional(),
  AI_TIMEOUT_MS: z.coerce.number().int().min(1000).max(120_000).default(30_000),
  AI_DAILY_LIMIT: z.coerce.number().int().min(0).max(100_000_000).default(5000),
  AI_USER_DAILY_LIMIT: z.coerce.number().int().min(0).max(100_000_000).default(100),
  AI_PRICE_INPUT: z.coerce.number().min(0).optional(),
  AI_PRICE_OUTPUT: z.coerce.number().min(0).optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: url.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Fitted <no-reply@localhost.localdomain>'),
  SUPPORT_EMAIL: z.email().optional(),
  PRIVACY_EMAIL: z.email().optional(),
  FETCH_ALLOW_HOSTS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((host) => host.trim() || []))
    .refine((hosts) => hosts.every((host) => hostAndPort.test(host)), 'must be a list of host:port'),
  COLLECT_ON_SCHEDULE: flag.default(true),
  NEWS_API_BASE_URL: url.default('https://newsapi.org'),
  PROOF_MINUTES: z.coerce.number().int().min(0).max(1440).default(10),
  RATE_LIMIT_MULTIPLIER: z.coerce.number().positive().default(1),
  AD_NETWORK_SCRIPT_URL: url.optional(),
  SITE_VERIFICATION: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: flag.default(false),
  METRICS_TOKEN: z.string().min(16).optional(),
});

const WholeEnvironment = Environment.superRefine((env, context) => {
  const demand = (key: keyof typeof env, because: string) => {
    if (!env[key]) context.addIssue({ code: 'custom', path: [key], message: `is needed ${because}` });
  };
  const { AI_PROVIDER: provider = '' } = env;
  // An incomplete configuration would silently use the embedded rules.
  for (const key of ['AI_MODEL', 'AI_API_KEY', 'AI_BASE_URL'] as const)
    if (env[key] !== undefined) demand('AI_PROVIDER', `with ${key}`);
  if (provider !== '' && provider !== 'embedded') {
    demand('AI_MODEL', `with AI_PROVIDER=${provider}`);
    demand(isOwnServer(provider) ? 'AI_BASE_URL' : 'AI_API_KEY', `with AI_PROVIDER=${provider}`);
  }
  if (env.STRIPE_SECRET_KEY) {
    demand('STRIPE_PUBLISHABLE_KEY', 'with STRIPE_SECRET_KEY');
    demand('STRIPE_WEBHOOK_SECRET', 'with STRIPE_SECRET_KEY');
  }
});

export type Config = ReturnType<typeof toConfig>;

type Ai = Config['ai'];
export type ModelSettings = Ai & { readonly provider: Exclude<Ai['provider'], 'embedded'>; readonly model: string };

/** Otherwise the rules answer, alone. */
export const asksModel = (ai: Ai): ai is ModelSettings => ai.provider !== 'embedded' && ai.model !== undefined;

function toConfig(env: z.output<typeof Environment>) {
  const appUrl = env.APP_URL ?? `http://localhost:${env.PORT}`;
  return {
    isDevelopment: env.NODE_ENV === 'development',
    port: env.PORT,
    host: env.HOST,
    appUrl: appUrl.replace(/\/$/, ''),
    isHttps: appUrl.startsWith('https:'),
    dataDir: env.DATA_DIR,
    database: { url: env.DATABASE_URL, poolSize: env.DATABASE_POOL_SIZE },
    admin: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
    seedSample: env.SEED_SAMPLE,
    ai: {
      provider: env.AI_PROVIDER ?? 'embedded',
      model: env.AI_MODEL,
      apiKey: env.AI_API_KEY,
      baseUrl: env.AI_BASE_URL,
      timeoutMs: env.AI_TIMEOUT_MS,
      dailyLimits: { site: env.AI_DAILY_LIMIT, user: env.AI_USER_DAILY_LIMIT },
      /** Per million tokens. */
      prices: { input: env.AI_PRICE_INPUT, output: env.AI_PRICE_OUTPUT },
    },
    stripe: env.STRIPE_SECRET_KEY
      ? {
          secretKey: env.STRIPE_SECRET_KEY,
          publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? '',
          webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
          apiBase: env.STRIPE_API_BASE,
        }
      : undefined,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    addresses: {
      support: env.SUPPORT_EMAIL ?? unsetAddresses.support,
      privacy: env.PRIVACY_EMAIL ?? env.SUPPORT_EMAIL ?? unsetAddresses.privacy,
    },
    fetchAllowHosts: env.FETCH_ALLOW_HOSTS,
    collection: { isScheduled: env.COLLECT_ON_SCHEDULE, newsApiBaseUrl: env.NEWS_API_BASE_URL },
    proofMinutes: env.PROOF_MINUTES,
    rateLimitMultiplier: env.RATE_LIMIT_MULTIPLIER,
    adNetworkScriptUrl: env.AD_NETWORK_SCRIPT_URL,
    siteVerification: env.SITE_VERIFICATION,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    metricsToken: env.METRICS_TOKEN,
  };
}

export class BadConfiguration extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/** The only reader of the environment. As in most deployment tools, an empty variable counts as not set. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = WholeEnvironment.safeParse(given);
  if (parsed.success) return toConfig(parsed.data);
  throw new BadConfiguration(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
}
