import { z } from 'zod/mini'

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535))

const Environment = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  FEED_PORT: z._default(port, 3002),
  DATABASE_URL: z.string(),
  /** Where the secrets lie that the operator agreed on with us: `feed-key-ID`. */
  KEYS_DIR: z.string(),
  /** Where the figures are read; nowhere where it is not set. */
  FEED_METRICS_PORT: z.optional(port),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
})

export type Config = {
  host: string
  port: number
  databaseUrl: string
  keysDir: string
  logLevel: string
  /** Undefined: no figures are told. */
  metrics: { host: string; port: number } | undefined
}

/** The only reader of the environment. Throws one sentence that names what is wrong. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new Error(`${issue?.path.join('.')} is not usable: ${issue?.message}`)
  }
  const { HOST, FEED_PORT, DATABASE_URL, KEYS_DIR, LOG_LEVEL, ...e } = parsed.data
  return {
    host: HOST,
    port: FEED_PORT,
    databaseUrl: DATABASE_URL,
    keysDir: KEYS_DIR,
    logLevel: LOG_LEVEL,
    metrics: e.FEED_METRICS_PORT ? { host: e.METRICS_HOST, port: e.FEED_METRICS_PORT } : undefined,
  }
}
