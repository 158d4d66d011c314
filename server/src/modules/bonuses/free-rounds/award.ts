import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import type { AwardAnswer } from '../../casino/index.ts'
import { notifyPlayer } from '../../messages/index.ts'
import { endFreeRounds, holdGrant } from './end.ts'
import { type FreeRoundsWork, type Grant, isOpen, orderOf, TURN_MS } from './grant.ts'
import { news } from './texts.ts'

const DAY_MS = 24 * 60 * 60_000
/**
 * A supplier who has not been heard for so long is asked to take back what it may have given; one who
 * takes nothing back is asked for them until their end.
 */
const GIVE_UP_MS = DAY_MS
/** Between two tries, which are further apart each time. */
const PAUSE_MAX_MS = 60 * 60_000

/**
 * Sends the suppliers every request that is due, also those that a process left undone. What is left after
 * half a minute waits for the next run, so that slow suppliers leave room for the casino's other work.
 */
export async function askDue(deps: FreeRoundsWork): Promise<void> {
  const endsAtMs = deps.clock.now().getTime() + TURN_MS
  const due = await deps.db
    .selectFrom('free_rounds')
    .select('id')
    .where('due', 'is not', null)
    .where('try_at', '<=', deps.clock.now())
    .orderBy('try_at')
    .execute()
  for (const { id } of due) {
    if (deps.clock.now().getTime() >= endsAtMs) return
    // One that cannot be asked now is tried again, and holds up none of the others.
    await askSupplier(deps, id).catch((err: unknown) =>
      deps.log.error({ err, freeRounds: id }, 'free rounds not asked for; it will be tried again'),
    )
  }
}

/** Asks the supplier of these free rounds for what is due, if it is and nobody else is asking. */
export async function askSupplier(deps: FreeRoundsWork, id: string): Promise<void> {
  const grant = await takeTurn(deps, id)
  if (!grant) return
  const isAward = grant.due === 'award'
  const done = isAward ? await award(deps, grant) : await takeBack(deps, grant)
  if (done) deps.onCommitted()
}

/** Takes the turn to ask, until the next try. A process that dies meanwhile has only lost its turn. */
async function takeTurn(
  { db, clock, suppliers }: FreeRoundsWork,
  id: string,
): Promise<Grant | undefined> {
  const now = clock.now()
  const lasting = suppliers.filter(({ provider }) => takesNothingBack(provider))
  const names = lasting.map(({ provider }) => provider.name)
  const { rows } = await sql<Grant>`
    update free_rounds set tries = tries + 1,
        try_at = ${now}::timestamptz
          + least(${TURN_MS} * 2 ^ least(tries, 10), ${PAUSE_MAX_MS}) * interval '1 millisecond',
        due = case when due = 'award' and claimed_at <= ${new Date(now.getTime() - GIVE_UP_MS)}
            and provider <> all(${names}::text[])
          then 'cancel' else due end
      where id = ${id} and due is not null and try_at <= ${now} returning *`.execute(db)
  return rows[0]
}

async function award(deps: FreeRoundsWork, grant: Grant): Promise<boolean> {
  const answer = await heard(deps, grant, (api) => give(deps, grant, api))
  if (!answer) return false
  const given = answer.said ?? { refused: 'the supplier gives no free rounds' }
  await deps.db.transaction().execute(async (tx) => {
    const held = await holdGrant(tx, grant.id)
    if (!held) return
    if ('refused' in given) {
      if (held.due !== 'award') return
      deps.log.warn({ freeRounds: held.id, why: given.refused }, 'free rounds were refused')
      await refuse(tx, deps, held, given.refused)
      return
    }
    const { reward } = given
    const isWanted = held.due === 'award'
    await tx
      .updateTable('free_rounds')
      .set({
        reward,
        ...(isWanted && { status: 'ready' as const, due: null, try_at: null, tries: 0 }),
        // Given up while it was on its way: it is taken back.
        ...(!isWanted && { due: 'cancel' as const, try_at: deps.clock.now() }),
      })
      .where('id', '=', held.id)
      .execute()
    if (!isWanted) return
    const said = news.ready(held)
    await notifyPlayer(tx, deps, { playerId: held.player_id, type: 'Bonus', ...said })
  })
  return true
}

/** Where they are given of a campaign, it is made and kept first: asked again, they are of the same one. */
async function give(
  { db }: FreeRoundsWork,
  grant: Grant,
  { openCampaign, award }: Api,
): Promise<AwardAnswer> {
  const order = orderOf(grant)
  if (!openCampaign || grant.campaign !== null) return award(order)
  const made = await openCampaign(order)
  if ('refused' in made) return made
  const { campaign } = await db
    .updateTable('free_rounds')
    .set(({ fn, val }) => ({ campaign: fn.coalesce('campaign', val(made.campaign)) }))
    .where('id', '=', grant.id)
    .returning('campaign')
    .executeTakeFirstOrThrow()
  return award({ ...order, campaign })
}

/** Gives the claim back at once; where an earlier try was not heard, once what it may have given is taken back. */
async function refuse(tx: Tx, deps: FreeRoundsWork, held: Grant, failure: string): Promise<void> {
  if (held.tries === 1 || lacksCampaign(deps, held)) {
    await endFreeRounds(tx, deps, held, { ending: 'failed', failure })
    return
  }
  await tx
    .updateTable('free_rounds')
    .set({ failure, due: 'cancel', try_at: deps.clock.now() })
    .where('id', '=', held.id)
    .execute()
}

async function takeBack(deps: FreeRoundsWork, grant: Grant): Promise<boolean> {
  const provider = providerOf(deps, grant)
  if (provider && takesNothingBack(provider) && grant.expires_at > deps.clock.now()) {
    await waitForTheirEnd(deps, grant)
    return false
  }
  const answer = await heard(deps, grant, async ({ cancel }) =>
    cancel?.(orderOf(grant), grant.reward),
  )
  if (!answer) return false
  await deps.db.transaction().execute(async (tx) => {
    const held = await holdGrant(tx, grant.id)
    if (held?.due !== 'cancel') return
    if (isOpen(held)) {
      await endFreeRounds(tx, deps, held, { ending: 'failed' })
      return
    }
    await tx
      .updateTable('free_rounds')
      .set({ due: null, try_at: null, tries: 0 })
      .where('id', '=', held.id)
      .execute()
  })
  return true
}

/** Until then it may be played there, and stays among what operators are shown. */
async function waitForTheirEnd({ db }: FreeRoundsWork, { id, expires_at }: Grant): Promise<void> {
  await db
    .updateTable('free_rounds')
    .set({ try_at: expires_at })
    .where('id', '=', id)
    .where('due', '=', 'cancel')
    .execute()
}

type Provider = FreeRoundsWork['suppliers'][number]['provider']
type Api = NonNullable<Provider['freeRounds']>

const providerOf = ({ suppliers }: FreeRoundsWork, { provider }: Grant): Provider | undefined =>
  suppliers.find((one) => one.provider.name === provider)?.provider

const takesNothingBack = ({ freeRounds }: Provider): boolean =>
  freeRounds !== undefined && freeRounds.cancel === undefined

/** Nothing can have been given: what it would be of was never made. */
const lacksCampaign = (deps: FreeRoundsWork, grant: Grant): boolean =>
  grant.campaign === null && providerOf(deps, grant)?.freeRounds?.openCampaign !== undefined

/** What the supplier said, if it has free rounds at all; undefined where it was not heard. */
async function heard<NoticeText>(
  { suppliers, log }: FreeRoundsWork,
  { id, provider, due }: Grant,
  ask: (api: Api) => Promise<NoticeText>,
): Promise<{ said: NoticeText | undefined } | undefined> {
  const supplier = suppliers.find((one) => one.provider.name === provider)
  const api = supplier?.provider.freeRounds
  if (!supplier || !api) return { said: undefined }
  try {
    return { said: await supplier.breaker(() => ask(api)) }
  } catch (err) {
    log.warn({ err, provider, freeRounds: id, due }, 'free rounds: the supplier was not heard')
    return undefined
  }
}
