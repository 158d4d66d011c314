import type { Identity } from '@zar/contract/players/identity'
import { z } from 'zod/mini'
import type { Db, Tx } from '../../../db/db.ts'
import { addJob, type Tasks } from '../../../platform/jobs/jobs.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import type { PlayerDeps } from '../deps.ts'
import { personalNoContext } from '../player.ts'
import type { DocumentCheck } from './document-check.ts'
import { readIdentity } from './read-identity.ts'
import { type AnswerDeps, takeAnswer } from './take-answer.ts'

const CHECK_TASK = 'check_identity'
const Payload = z.object({ checkId: z.uuid() })

type AskDeps = Pick<PlayerDeps, 'db' | 'clock' | 'random' | 'throttle' | 'policy' | 'log'>

/**
 * Begins a check of who the player is, unless one runs or was good. The answer comes by a job, so that
 * the player waits for no other company.
 */
export async function askCheck(deps: AskDeps, playerId: string): Promise<Identity> {
  const { state } = await readIdentity(deps.db, playerId)
  if (state === 'unchecked' || state === 'refused') await begin(deps, playerId)
  // What a lost job left behind is asked about once more.
  if (state === 'pending') await askAgain(deps, playerId)
  return readIdentity(deps.db, playerId)
}

async function begin({ db, clock, random, throttle, policy, log }: AskDeps, playerId: string) {
  const bucket = { name: 'identity-check', key: playerId, limit: policy.identityCheck }
  refuseIf(!(await throttle.take([bucket])), 'too_many_attempts')
  const begun = await db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('identity_check')
      .values({ id: random.uuid(), player_id: playerId, state: 'pending', asked_at: clock.now() })
      // Of two at once, one begins.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row) await addCheck(tx, row.id, clock.now())
    return row
  })
  if (begun) log.info({ event: 'identity check begun', playerId })
}

async function askAgain({ db, clock }: AskDeps, playerId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('identity_check')
      .select('id')
      .where('player_id', '=', playerId)
      .where('state', '=', 'pending')
      .executeTakeFirst()
    if (row) await addCheck(tx, row.id, clock.now())
  })
}

const addCheck = (tx: Tx, checkId: string, runAt: Date): Promise<void> =>
  addJob(tx, {
    name: CHECK_TASK,
    payload: { checkId },
    key: `identity:${checkId}`,
    runAt,
    queue: 'identity',
  })

export type CheckDeps = AnswerDeps &
  Pick<PlayerDeps, 'fieldCipher'> & { documentCheck: DocumentCheck }

/** The work of the checks behind the scenes. */
export const identityTasks = (deps: CheckDeps): Tasks => ({
  [CHECK_TASK]: (payload) => runCheck(deps, Payload.parse(payload).checkId),
})

/** Asks what the documents say, outside of any transaction; an answer that is late is asked for again. */
async function runCheck(deps: CheckDeps, checkId: string): Promise<void> {
  const question = await readQuestion(deps, checkId)
  if (!question) return
  const answer = await deps.documentCheck.ask(question)
  if (answer.verdict !== 'later') {
    await takeAnswer(deps, { checkId, verdict: answer.verdict })
    return
  }
  const runAt = new Date(deps.clock.now().getTime() + answer.againAfterMs)
  await deps.db.transaction().execute((tx) => addCheck(tx, checkId, runAt))
}

async function readQuestion(
  { db, fieldCipher }: { db: Db } & Pick<CheckDeps, 'fieldCipher'>,
  checkId: string,
) {
  const row = await db
    .selectFrom('identity_check')
    .innerJoin('player', 'player.id', 'player_id')
    .innerJoin('country', 'country.id', 'country_id')
    .select(['player_id', 'personal_no_sealed', 'name', 'surname', 'birth_date', 'country.code'])
    .where('identity_check.id', '=', checkId)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  // Erased meanwhile: there is nobody to ask about.
  if (!row || row.personal_no_sealed.length === 0) return undefined
  return {
    reference: checkId,
    personalNo: fieldCipher.decrypt(row.personal_no_sealed, personalNoContext(row.player_id)),
    name: row.name,
    surname: row.surname,
    birthDate: row.birth_date,
    country: row.code,
  }
}
