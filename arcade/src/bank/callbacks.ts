import type { FastifyBaseLogger } from 'fastify'
import type { BankDeps } from './deps.ts'
import { sign } from './signature.ts'

const POLL_MS = 250
const BATCH_MAX = 20
const TIMEOUT_MS = 5_000
/** Longer than a call may take: another process tries again only after that. */
const LEASE_MS = 10_000
const PAUSE_MAX_MS = 300_000
/** About three days of asking. */
const ATTEMPTS_MAX = 900

type DueCallback = { id: string; body: string; attempts: number }

/**
 * Tells the merchant what it is owed, until it answers 200: at once, then after 1 s, 2 s, 4 s and
 * so on up to 5 minutes. What is owed is kept in the database and outlives this process.
 */
export function startCallbacks(deps: BankDeps, log: FastifyBaseLogger) {
  let running: Promise<void> | undefined
  let isKicked = false

  async function run(): Promise<void> {
    while (isKicked) {
      isKicked = false
      try {
        while ((await tellDue(deps, log)) === BATCH_MAX);
      } catch (err) {
        log.warn({ err }, 'callbacks not looked up')
      }
    }
    running = undefined
  }

  function kick(): void {
    isKicked = true
    running ??= run()
  }

  const poll = setInterval(kick, deps.pollMs ?? POLL_MS)
  return {
    /** Looks for due callbacks now. */
    kick,
    async stop(): Promise<void> {
      clearInterval(poll)
      await running
    },
  }
}

async function tellDue(deps: BankDeps, log: FastifyBaseLogger): Promise<number> {
  const now = deps.clock()
  const { rows } = await deps.pool.query<DueCallback>(
    `update bank.callback set due_at = $2, attempts = attempts + 1 where id in (
       select id from bank.callback where due_at <= $1
       order by due_at limit ${BATCH_MAX} for update skip locked)
     returning id, body, attempts`,
    [new Date(now), new Date(now + LEASE_MS)],
  )
  await Promise.all(rows.map((due) => tellOne(deps, log, due)))
  return rows.length
}

async function tellOne(deps: BankDeps, log: FastifyBaseLogger, due: DueCallback): Promise<void> {
  const why = await whyNotTold(deps, due.body)
  const now = deps.clock()
  if (why === undefined) {
    await deps.pool.query(
      'update bank.callback set due_at = null, confirmed_at = $2 where id = $1',
      [due.id, new Date(now)],
    )
    return
  }
  log.warn({ callback: due.id, attempts: due.attempts, why }, 'merchant not told')
  const pauseMs = Math.min(PAUSE_MAX_MS, 1_000 * 2 ** (due.attempts - 1))
  const dueAt = due.attempts < ATTEMPTS_MAX ? new Date(now + pauseMs) : null
  await deps.pool.query('update bank.callback set due_at = $2 where id = $1', [due.id, dueAt])
}

async function whyNotTold(deps: BankDeps, body: string): Promise<string | undefined> {
  try {
    const response = await fetch(deps.callbackUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-bank-signature': sign(deps.secrets.callbacks, body, deps.clock()),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    return response.status === 200 ? undefined : `answered ${response.status}`
  } catch (error) {
    return (error as Error).message
  }
}
