import type { Logger } from 'pino'
import type { Db, Tx } from '../db/db.ts'
import type { Reading } from '../db/read-db.ts'
import { writeAudit } from '../modules/audit/index.ts'
import { letterSeal } from '../modules/evidence/index.ts'
import {
  confirmPassword,
  DEFAULT_PLAYER_POLICY,
  type openSessions,
  type Passwords,
} from '../modules/players/index.ts'
import type { House } from '../modules/protection/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { FieldCipher } from '../platform/encryption/field-cipher.ts'
import { systemRandom as random } from '../platform/random.ts'
import type { Throttle } from '../platform/rate-limits/throttle.ts'
import type { Config } from './config/config.ts'
import type { Keys } from './keys/keys.ts'
import { openPaymentService } from './open-payment-service.ts'
import type { OutboundChannel } from './outbound-messages.ts'

type Deps = {
  config: Config
  keys: Keys
  db: Db
  reading?: Reading | undefined
  clock: Clock
  house: House
  log: Logger
  onCommitted: () => void
  sessions: ReturnType<typeof openSessions>
}
type Made = {
  throttle: Throttle
  passwords: Passwords
  fieldCipher: FieldCipher
  outbound: OutboundChannel
}

/** What the cashier needs of the house, and the office with it. */
export function paymentsOf(deps: Deps, { throttle, passwords, fieldCipher, outbound }: Made) {
  const { config, keys, db, clock, house, log, onCommitted, sessions } = deps
  return {
    db,
    reading: deps.reading,
    clock,
    house,
    random,
    log,
    onCommitted,
    throttle,
    messages: outbound.messages,
    isPassword: (playerId: string, password: string) =>
      confirmPassword(
        { db, passwords, throttle, policy: DEFAULT_PLAYER_POLICY, log },
        { playerId, password },
      ),
    fieldCipher,
    siteUrl: config.siteUrl,
    otherNameDeposits: config.otherNameDeposits,
    audit: writeAudit,
    sealed: (tx: Tx) => letterSeal(tx, config),
    endSessions: (playerId: string) => endSessions({ db, sessions }, playerId),
    service: openPaymentService(config, keys, clock),
  }
}

/** Ends every log-in session of a player, in every process, and answers how many there were. */
async function endSessions({ db, sessions }: Pick<Deps, 'db' | 'sessions'>, playerId: string) {
  const ended = await db
    .transaction()
    .execute((tx) => sessions.endAllIn(tx, { playerId, why: 'player' }))
  await sessions.announceEnded(ended)
  return ended.length
}
