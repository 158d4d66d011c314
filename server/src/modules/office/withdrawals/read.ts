import type { Locale } from '@zar/contract/limits'
import type { Right } from '@zar/contract/office/rights/rights'
import type { WithdrawalRow } from '@zar/contract/office/withdrawals/withdrawals'
import { sql } from 'kysely'
import { Refusal } from '../../../platform/refusal.ts'
import {
  countQueue,
  type QueuedWithdrawal,
  readCase,
  readLastDeed,
  readQueue,
  readStop,
} from '../../payments/index.ts'
import { shownUsercode } from '../../players/index.ts'
import type { OfficeCall } from '../operations/operation-route.ts'
import { staffNames } from '../people/staff-names.ts'
import { PAGE } from '../players/paging.ts'
import { isAboveTwo } from '../rights/role-limits.ts'
import { isPlain } from './deciding.ts'
import type { WithdrawalDeps } from './person-of.ts'

/** One that is held; refuses any other. */
export async function findHeld(
  { db, clock }: WithdrawalDeps,
  id: string,
  locale: Locale,
): Promise<QueuedWithdrawal> {
  const [one] = await readQueue(db, { id, locale, limit: 1, now: clock.now() })
  if (!one) throw new Refusal('not_found')
  return one
}

/** What is no longer held was decided meanwhile, if it was ever. */
export async function heldNow(
  deps: WithdrawalDeps,
  { input, caller }: { input: { id: string }; caller: { locale: Locale } },
) {
  try {
    return await findHeld(deps, input.id, caller.locale)
  } catch (error) {
    const wasHeld = (await readLastDeed(deps.db, input.id)) !== undefined
    if (wasHeld && error instanceof Refusal) throw new Refusal('withdrawal_decided')
    throw error
  }
}

type List = { state?: QueuedWithdrawal['state'] | undefined; after?: string | undefined }

/** A page of the queue. What is outside the person's scope is not in it. */
export async function readList(deps: WithdrawalDeps, call: OfficeCall<List>) {
  const { db, clock } = deps
  const { state, after } = call.input
  const asked = { state, after, locale: call.caller.locale, limit: PAGE + 1, now: clock.now() }
  const [found, { count, sumE5 }, stop] = await Promise.all([
    readQueue(db, asked),
    countQueue(db),
    readStop(db),
  ])
  const page = found.slice(0, PAGE)
  const rows = await present(deps, call, await inScope(deps, call, page))
  const next = found.length > PAGE ? (page.at(-1)?.id ?? null) : null
  return { rows, next, count, sumE5: `${sumE5}`, stopped: stop?.why ?? null }
}

/** Those that the person may see: by the player's country, the sum and the hour. */
async function inScope(
  { db }: WithdrawalDeps,
  call: OfficeCall<unknown>,
  page: readonly QueuedWithdrawal[],
): Promise<QueuedWithdrawal[]> {
  const countries = await db
    .selectFrom('player')
    .innerJoin('country', 'country.id', 'country_id')
    .select(['player.id', 'country.code'])
    .where('player.id', 'in', [
      '00000000-0000-0000-0000-000000000000',
      ...page.map(({ playerId }) => playerId),
    ])
    .execute()
  const codeOf = new Map(countries.map(({ id, code }) => [id, code]))
  return page.filter(({ id, playerId, amountE5 }) => {
    const country = codeOf.get(playerId)
    if (country === undefined) return false
    const player = { id: playerId, segments: [], country }
    const about = { object: `withdrawal:${id}`, player, amountE5 }
    return call.actions(['withdrawal.view'], about).every(({ state }) => state !== 'refused')
  })
}

/** All of one case but what may be done. */
export async function readOne(
  deps: WithdrawalDeps,
  call: OfficeCall<{ id: string }>,
  one: QueuedWithdrawal,
) {
  const [row] = await present(deps, call, [one])
  const found = await readCase(deps, one.id, call.caller.locale)
  if (!row || !found) throw new Refusal('not_found')
  const names = await staffNames(
    deps.db,
    found.steps.flatMap((step) => [step.operator, step.first_operator]),
  )
  const steps = found.steps.map((step) => ({
    at: step.at.toISOString(),
    step: step.step,
    reason: step.reason,
    note: step.note,
    by: nameIn(names, step.operator),
    first: nameIn(names, step.first_operator),
    clockAt: step.clock_at?.toISOString() ?? null,
  }))
  return { ...row, ...found, steps }
}

/** What a proposal of this right would do with a withdrawal. */
const KINDS: Partial<Record<Right, WithdrawalRow['waiting'][number]['kind']>> = {
  'withdrawal.extend': 'extend',
  'document.ask': 'ask',
  'withdrawal.reject_judged': 'reject',
}

async function present(
  deps: WithdrawalDeps,
  call: OfficeCall<unknown>,
  found: readonly QueuedWithdrawal[],
): Promise<WithdrawalRow[]> {
  const { person, limits } = call
  const said = found.flatMap(({ firstApprover, consentedBy, proposals }) => [
    firstApprover,
    consentedBy,
    ...proposals.map(({ by }) => by),
  ])
  const [names, owners] = await Promise.all([staffNames(deps.db, said), ownersOf(deps, found)])
  return found.map((one) => {
    const owner = owners.get(`withdrawal:${one.id}`)
    return {
      id: one.id,
      version: one.version,
      state: one.state,
      hold: one.hold,
      why: one.why,
      player: {
        id: one.playerId,
        number: shownUsercode(one.usercode),
        username: one.username,
      },
      amountE5: `${one.amountE5}`,
      method: one.method,
      askedAt: one.askedAt.toISOString(),
      promiseAt: one.promiseAt?.toISOString() ?? null,
      clockAt: one.clockAt?.toISOString() ?? null,
      atEnd: one.clockAt === null ? 'law' : one.hold === 'payee' ? 'returned' : 'paid',
      firstApprover: nameIn(names, one.firstApprover),
      isFirstOwn: one.firstApprover === person.id,
      needsConsent: isAboveTwo(one.amountE5, limits),
      consentedBy: nameIn(names, one.consentedBy),
      waiting: one.proposals.flatMap(({ right, by, terms, because, lapsesAt }) => {
        const kind = KINDS[right]
        if (!kind) return []
        return {
          kind,
          because,
          lapsesAt: new Date(lapsesAt).toISOString(),
          by: nameIn(names, by) ?? by,
          isOwn: by === person.id,
          code: terms.code ?? terms.reason ?? terms.kind ?? null,
          hours: terms.hours ?? null,
        }
      }),
      canGoTogether: canGoTogether(call, one),
      owner: owner
        ? { name: owner.name, isOwn: owner.id === person.id, until: owner.until.toISOString() }
        : null,
    }
  })
}

/** Its player's country is looked at as it is approved. */
function canGoTogether(call: OfficeCall<unknown>, one: QueuedWithdrawal): boolean {
  const about = { object: `withdrawal:${one.id}`, amountE5: one.amountE5 }
  const [bulk] = call.actions(['withdrawal.bulk_approve'], about)
  return isPlain(one) && bulk?.state === 'yes'
}

const nameIn = (nameOf: (id: string) => string, id: string | null): string | null =>
  id === null ? null : id === 'system:clock' ? 'clock' : nameOf(id)

/** Who has which of them open. */
async function ownersOf({ db }: WithdrawalDeps, found: readonly QueuedWithdrawal[]) {
  const rows = await db
    .selectFrom('office_lock')
    .innerJoin('staff', 'staff.id', 'staff_id')
    .select(['object', 'staff.id', 'full_name as name', 'ends_at as until'])
    .where('object', 'in', ['', ...found.map(({ id }) => `withdrawal:${id}`)])
    .where('ends_at', '>', sql<Date>`clock_timestamp()`)
    .execute()
  return new Map(rows.map((row) => [row.object, row]))
}
