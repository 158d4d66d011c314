import { createHmac } from 'node:crypto'
import { FILE_MAX } from '@zar/contract/evidence/read'
import { MAX_E5 } from '@zar/contract/money'
import { z } from 'zod/mini'
import type { GameProvider, SupplierMovement } from '../modules/casino/index.ts'
import type { Clock } from '../platform/clock.ts'
import { readText } from '../platform/http/read-text.ts'
import { LIST_TIMEOUT_MS } from './list-timeout.ts'
import { AskForLess, movementPages } from './movement-pages.ts'

const TOO_MUCH = 413

/** Printable ASCII: some of the ids in our books have a space. */
const text = z.string().check(z.regex(/^[\x20-\x7e]{1,255}$/))
const Line = z.object({
  /** As our books have it. */
  id: text,
  kind: z.enum(['bet', 'win', 'rollback']),
  /** Of a rollback: the id of what it reverses. */
  reverses: z._default(z.nullable(text), null),
  player: text,
  round: text,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** In digits, of 1/100 000 of the unit. */
  amountE5: z.string().check(z.regex(/^\d{1,16}$/)),
  at: z.iso.datetime({ offset: true }),
})

export type MovementListOptions = {
  url: string
  /** Signs what is asked, and is never sent. */
  secret: string
  /** Says when a player's evidence is asked for; without one it is not. */
  clock?: Clock
  timeoutMs?: number
}

/**
 * What has moved with a supplier whose contract has no public call that lists it, in a plain shape of
 * our own (docs/decisions/013): a signed GET that answers JSON lines of whole movements, or 413 where
 * the time asked for is too long.
 */
export const listMovements =
  (options: MovementListOptions): NonNullable<GameProvider['listMovements']> =>
  (from, to) =>
    movementPages((start, end) => readWindow(options, start, end), from, to)

/** Over the times, so that nobody who sees one call can ask for another time. */
export const listSignature = (secret: string, from: string, to: string): string =>
  createHmac('sha256', secret).update(`movements ${from} ${to}`).digest('hex')

async function readWindow(
  { url, secret, timeoutMs = LIST_TIMEOUT_MS }: MovementListOptions,
  start: Date,
  end: Date,
): Promise<SupplierMovement[]> {
  const [from, to] = [start.toISOString(), end.toISOString()]
  const address = new URL(url)
  const parameters = { from, to, signature: listSignature(secret, from, to) }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.status === TOO_MUCH) throw new AskForLess('they want to be asked for less')
  if (response.status !== 200) throw new Error(`the list of movements answered ${response.status}`)
  return z
    .array(Line)
    .parse(JSON.parse(await readText(response)))
    .map(movementOf)
}

function movementOf({ player, round, amountE5, at, ...line }: z.infer<typeof Line>) {
  const amount = BigInt(amountE5)
  if (amount > MAX_E5) throw new Error(`${amountE5} is too large an amount`)
  return { ...line, playerId: player, roundId: round, amountE5: amount, at: new Date(at) }
}

const NOT_KNOWN = 404

/** What such a supplier's own log of fairness has of a player: beside the list of movements, and signed like it. */
export const evidenceBeside = (options: MovementListOptions): Pick<GameProvider, 'evidenceOf'> =>
  options.clock ? { evidenceOf: (player) => readEvidence(options, player) } : {}

async function readEvidence(
  { url, secret, clock, timeoutMs = LIST_TIMEOUT_MS }: MovementListOptions,
  player: string,
): Promise<string> {
  const at = clock?.now().toISOString() ?? ''
  const address = new URL('evidence', url)
  const signature = createHmac('sha256', secret).update(`evidence ${player} ${at}`).digest('hex')
  for (const [name, value] of Object.entries({ player, at, signature }))
    address.searchParams.set(name, value)
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(address, { redirect: 'error', signal })
  if (response.status === NOT_KNOWN) return ''
  if (response.status !== 200) throw new Error(`the log of fairness answered ${response.status}`)
  return readText(response, FILE_MAX)
}
