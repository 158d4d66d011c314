import { LIMITS, TIMINGS } from '@zar/contract/limits'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { CodePurpose } from '../../../db/tables/players.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { FieldCipher } from '../../../platform/encryption/field-cipher.ts'
import { deleteOld } from '../../../platform/jobs/delete-old.ts'
import type { Random } from '../../../platform/random.ts'
import { refuseIf } from '../../../platform/refusal.ts'

export type CodeDeps = { clock: Clock; random: Random; fieldCipher: FieldCipher }
/** What a code is good for, and for whom: with any other of either it opens nothing. */
export type CodeFor = {
  purpose: CodePurpose
  subject: string
  /** Who has one code of this purpose at a time, whatever the subject. */
  holder?: string
}

const GOOD_MS = 10 * 60_000
const WRONG_TRIES_MAX = 5

/**
 * A new code, in place of the one before (AUT-06). Refuses with `code_too_soon` within a minute
 * of it, however many ask at once.
 */
export async function issueCode(tx: Tx, deps: CodeDeps, what: CodeFor): Promise<string> {
  const { clock, random } = deps
  const now = clock.now()
  const before = (ms: number) => new Date(now.getTime() - ms)
  const code = random.digits(LIMITS.codeDigits)
  const holder = holderOf(deps, what)
  const fresh = {
    code_hmac: hmacOf(deps, what, code),
    wrong_tries: 0,
    sent_at: now,
    expires_at: new Date(now.getTime() + GOOD_MS),
    spent_at: null,
    holder,
  }
  if (holder) await lockHolder(tx, holder)
  const issued = await tx
    .insertInto('code')
    .values({ purpose: what.purpose, subject: subjectOf(deps, what), ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['purpose', 'subject'])
        .doUpdateSet(fresh)
        .where('code.sent_at', '<=', before(TIMINGS.codeResendMs)),
    )
    .returning('purpose')
    .executeTakeFirst()
  refuseIf(!issued, 'code_too_soon')
  if (holder) await endOthers(tx, deps, what, holder)
  return code
}

/** Two codes of one holder are issued one after the other, so that the second sees the first. */
async function lockHolder(tx: Tx, holder: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${holder.readBigInt64BE()})`.execute(tx)
}

/** Of all that a holder asked for, the newest code is the one that is good. */
async function endOthers(tx: Tx, deps: CodeDeps, what: CodeFor, holder: Buffer): Promise<void> {
  const now = deps.clock.now()
  await tx
    .updateTable('code')
    .set({ expires_at: now })
    .where('holder', '=', holder)
    .where('subject', '<>', subjectOf(deps, what))
    .where('expires_at', '>', now)
    .execute()
}

/** Deletes the codes that have run out. */
export async function forgetCodes(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - GOOD_MS)
  await deleteOld(db, 'code', sql`sent_at < ${before}`)
}

/** Whether the code is right. A wrong one counts; a right one stays good. */
export const checkCode = (db: Db, deps: CodeDeps, what: CodeFor, code: string): Promise<boolean> =>
  tryCode(db, deps, { ...what, code, spentAt: null })

/**
 * Whether the code was right and is now spent: of any number of callers, one hears yes. A wrong
 * code counts only if the caller's transaction commits, so answer it outside.
 */
export const spendCode = (tx: Tx, deps: CodeDeps, what: CodeFor, code: string): Promise<boolean> =>
  tryCode(tx, deps, { ...what, code, spentAt: deps.clock.now() })

type Try = CodeFor & { code: string; spentAt: Date | null }

async function tryCode(db: Db | Tx, deps: CodeDeps, attempt: Try): Promise<boolean> {
  const isRight = sql<boolean>`code_hmac = ${hmacOf(deps, attempt, attempt.code)}`
  const tried = await db
    .updateTable('code')
    .set({
      wrong_tries: sql<number>`wrong_tries + case when ${isRight} then 0 else 1 end`,
      spent_at: sql<Date | null>`case when ${isRight} then ${attempt.spentAt}::timestamptz end`,
    })
    .where('purpose', '=', attempt.purpose)
    .where('subject', '=', subjectOf(deps, attempt))
    .where('spent_at', 'is', null)
    .where('expires_at', '>', deps.clock.now())
    .where('wrong_tries', '<', WRONG_TRIES_MAX)
    .returning(isRight.as('isRight'))
    .executeTakeFirst()
  return tried?.isRight ?? false
}

const subjectOf = ({ fieldCipher }: CodeDeps, { purpose, subject }: CodeFor): Buffer =>
  fieldCipher.index(`code subject ${purpose} ${subject}`)

const holderOf = ({ fieldCipher }: CodeDeps, { purpose, holder }: CodeFor): Buffer | null =>
  holder === undefined ? null : fieldCipher.index(`code holder ${purpose} ${holder}`)

/** People type a code with the hyphen or the space that they see in it. */
const hmacOf = ({ fieldCipher }: CodeDeps, { purpose, subject }: CodeFor, code: string): Buffer =>
  fieldCipher.index(`code ${purpose} ${subject} ${code.replace(/[\s-]/g, '')}`)
