import { DATA_COPY } from '@zar/contract/players/data-copy'
import type { OwnData } from '@zar/contract/players/own-data'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { addressOf } from '../../../platform/http/address.ts'
import type { Caller } from '../../../platform/http/route.ts'
import type { Bucket } from '../../../platform/rate-limits/throttle.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { tokenHash } from '../../../platform/token-hash.ts'
import { writeAudit } from '../../audit/index.ts'
import { textFor } from '../../messages/index.ts'
import { readOwnData } from '../account/own-data.ts'
import { tellOfChange } from '../account/security-notice.ts'
import { admitCodeTry, sendWithin, smsBuckets } from '../codes/code-guard.ts'
import { type CodeFor, checkCode, issueCode, spendCode } from '../codes/codes.ts'
import type { PlayerDeps } from '../deps.ts'
import { findLinked } from './store.ts'

const DAY_SECONDS = 24 * 60 * 60
/** Of one link: codes that are asked for, and codes that are tried. */
const CODES = { tries: 5, seconds: DAY_SECONDS }
const TRIES = { tries: 20, seconds: DAY_SECONDS }
/** Of links that one address brings. */
const ADDRESS = { tries: 30, seconds: 30 * 60 }

type Taking = { token: string; code: string }

/** Sends a code to the phone of whose data this link is for. */
export async function sendCopyCode(deps: PlayerDeps, token: string, caller: Caller): Promise<void> {
  const from = { name: 'data-copy-address', key: addressOf(caller.ip), limit: ADDRESS }
  await admit(deps, from)
  const linked = await findLinked(deps.db, deps, { token, isHeld: false })
  if (!linked) throw new Refusal('copy_link_over')
  const { playerId, phone } = linked
  const ofPhone = smsBuckets(deps, { playerId, phone }, caller)
  const ofLink = { name: 'data-copy-codes', key: keyOf(token), limit: CODES }
  await sendWithin(deps, { ...ofPhone, buckets: [...ofPhone.buckets, ofLink] }, async () => {
    await deps.db.transaction().execute(async (tx) => {
      const code = await issueCode(tx, deps, codeFor(token))
      const said = { letter: 'data-copy-code', locale: caller.locale, values: { code } } as const
      const text = await textFor(tx, said)
      await deps.messages.sms.send(tx, { playerId, to: phone, subject: null, code, caller, text })
    })
    deps.log.info({ event: 'data copy code sent', playerId, copy: `${linked.id}` })
  })
}

/**
 * The copy, for the link and the code that came to the phone: made now, counted, told to the player and written into
 * the audit log before it is given. A code that was right is good until then, so that one whose making broke off is
 * asked for again with it.
 */
export async function takeDataCopy(
  deps: PlayerDeps,
  { token, code }: Taking,
  caller: Caller,
): Promise<OwnData> {
  await admitCodeTry(deps, caller)
  await admit(deps, { name: 'data-copy-tries', key: keyOf(token), limit: TRIES })
  const linked = await findLinked(deps.db, deps, { token, isHeld: false })
  const isRight = await checkCode(deps.db, deps, codeFor(token), code)
  if (!linked || !isRight) throw new Refusal('copy_link_over')
  const { playerId } = linked
  const data = await readOwnData(deps, { playerId }, caller.locale)
  await deps.db.transaction().execute(async (tx) => {
    await countTaken(tx, deps, { token, code })
    await tellOfChange(tx, deps, { playerId, caller, letter: 'data-taken' })
  })
  deps.onCommitted()
  deps.log.info({ event: 'data copy taken', playerId, copy: `${linked.id}` })
  return data
}

/** As the link and the player's contacts stand now: of two at once one has the code. */
async function countTaken(tx: Tx, deps: PlayerDeps, { token, code }: Taking): Promise<void> {
  const linked = await findLinked(tx, deps, { token, isHeld: true })
  const isSpent = await spendCode(tx, deps, codeFor(token), code)
  if (!linked || !isSpent) throw new Refusal('copy_link_over')
  const { playerId } = linked
  const now = deps.clock.now()
  const isLast = linked.timesLeft === 1
  await tx
    .updateTable('data_copy')
    .set({ taken_at: sql<Date[]>`array_append(taken_at, ${now}::timestamptz)` })
    .$if(isLast, (row) => row.set({ token_hash: null, reach_mark: null, ended_at: now }))
    .where('id', '=', linked.id)
    .execute()
  await writeAudit(tx, {
    actor: { kind: 'system', id: 'rule' },
    does: 'data_copy_taken',
    outcome: 'done',
    object: `player:${playerId}`,
    playerId,
    after: { taken: DATA_COPY.times - linked.timesLeft + 1 },
    linked: `data_copy:${linked.id}`,
  })
}

/** Takes one try. */
async function admit({ throttle, log }: PlayerDeps, bucket: Bucket): Promise<void> {
  if (await throttle.take([bucket])) return
  log.warn({ event: 'data copy throttled' })
  throw new Refusal('too_many_attempts')
}

/** By what a link is counted and its codes are known: never by its token. */
const keyOf = (token: string): string => tokenHash(token).toString('hex')

const codeFor = (token: string): CodeFor => ({ purpose: 'data_copy', subject: keyOf(token) })
