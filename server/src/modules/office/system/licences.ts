import * as contract from '@zar/contract/office/system/licences'
import type { z } from 'zod/mini'
import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import {
  approveLicence,
  enterLicence,
  holds,
  type LicenceRecord,
  licenceOf,
  readLicences,
  withdrawLicence,
} from '../../protection/index.ts'
import { byTwo } from '../approvals/two-persons.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { readPerson } from '../people/read-person.ts'

const NEW = 'licence:new'
const objectOf = (id: bigint | string) => `licence:${id}`
const OPEN: readonly contract.OfficeLicence['state'][] = ['waits', 'ahead', 'holds']

/** Licences: each of these takes two people, who are its approvers. */
export const licenceRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.listLicences, async (call) => {
    const [rows, countries] = await Promise.all([readLicences(deps.db), readCountries(deps)])
    return {
      data: {
        rows: rows.map((one) => tell(call, one)),
        countries: countries.map(({ code }) => code),
        actions: call.actions(['licence.edit'], { object: NEW }),
      },
    }
  }),
  enterRoute(deps),
  approveRoute(deps),
  withdrawRoute(deps),
]

const readCountries = ({ db }: OfficeDeps) =>
  db.selectFrom('country').select('code').orderBy('code').execute()

export const isSame = (typed: string, number: string) => typed.trim() === number.trim()

const enterRoute = (deps: OfficeDeps): OfficeRoute =>
  serve(contract.enterLicence, async (call) => {
    const { typed, reason, proposal, ...entered } = call.input
    const isNameTyped = isSame(typed, entered.number)
    call.may({ object: NEW, reason, isNameTyped })
    const { countries, games, ...named } = entered
    const wish = {
      right: 'licence.edit',
      object: NEW,
      reason,
      proposal,
      isNameTyped,
      terms: { ...named, countries: countries.join(), games: games.join() },
      facts: async (tx: Tx) => {
        await refuseWrong(tx, entered, call.now)
        return {}
      },
    } as const
    const data = await byTwo(deps, call, wish, (approve) =>
      deps.db.transaction().execute(async (tx) => {
        const first = await nameOf(tx, await approve(tx))
        const id = await enterLicence({ ...deps, db: tx }, entered, first)
        if (id === undefined) throw new Refusal('licence_country')
        await approveBoth(deps, tx, { id, operators: [first, call.person.name] })
      }),
    )
    return { data }
  })

type Entered = Pick<contract.OfficeLicence, 'number' | 'countries' | 'validFrom' | 'validUntil'>

/** Istanbul keeps one offset the year round. */
const ISTANBUL_MS = 3 * 3_600_000
export const dayOf = (now: Date): string =>
  new Date(now.getTime() + ISTANBUL_MS).toISOString().slice(0, 10)
const isDay = (day: string) =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)

async function refuseWrong(tx: Tx, entered: Entered, now: Date): Promise<void> {
  const { number, countries, validFrom, validUntil } = entered
  const today = dayOf(now)
  const areDays = isDay(validFrom) && isDay(validUntil)
  refuseIf(!areDays || validUntil < validFrom || validUntil < today, 'licence_days')
  const codes = [...new Set(countries)]
  const known = await tx.selectFrom('country').select('id').where('code', 'in', codes).execute()
  refuseIf(known.length !== codes.length, 'licence_country')
  const standing = (await readLicences(tx)).find(
    (one) => one.number === number && one.withdrawnAt === null && one.validUntil === validUntil,
  )
  refuseIf(standing !== undefined, 'nothing_to_change')
}

export const nameOf = async (tx: Tx, id: string): Promise<string> =>
  (await readPerson(tx, id))?.name ?? id

type Both = { id: bigint; operators: readonly string[] }

/** Both people are its approvers; one that somebody has approved on the machine needs one of them. */
async function approveBoth({ clock }: OfficeDeps, tx: Tx, { id, operators }: Both): Promise<void> {
  for (const operator of operators) {
    const came = await approveLicence(tx, clock, { id, operator })
    if (came === 'second') return
    refuseIf(came === 'unknown', 'not_found')
    refuseIf(came === 'over' || came === 'approved before', 'decided_meanwhile')
  }
  throw new Refusal('second_approver_needed')
}

type Standing = { id: string; states: readonly contract.OfficeLicence['state'][]; now: Date }

/** The licence, where it stands so. */
async function standingOf(tx: Tx, { id, states, now }: Standing): Promise<LicenceRecord> {
  const found = (await readLicences(tx)).find((one) => `${one.id}` === id)
  if (!found) throw new Refusal('not_found')
  refuseIf(!states.includes(stateOf(found, now)), 'decided_meanwhile')
  return found
}

const factsOf = ({ number, authority, validFrom, validUntil, approvers }: LicenceRecord) => ({
  number,
  authority,
  validFrom,
  validUntil,
  approvers: approvers.join(),
})

type OfLicence = z.output<
  typeof contract.approveLicence.input | typeof contract.withdrawLicence.input
>

/** The licence whose number the person typed, and whether they may. */
async function askedFor({ db }: OfficeDeps, call: OfficeCall<OfLicence>) {
  const { id, typed, reason, proposal } = call.input
  const object = objectOf(id)
  const found = (await readLicences(db)).find((one) => `${one.id}` === id)
  const isNameTyped = found !== undefined && isSame(typed, found.number)
  call.may({ object, reason, isNameTyped })
  return { object, reason, proposal, isNameTyped }
}

const approveRoute = (deps: OfficeDeps): OfficeRoute =>
  serve(contract.approveLicence, async (call) => {
    const { id } = call.input
    const wish = {
      right: 'licence.edit',
      ...(await askedFor(deps, call)),
      terms: { does: 'approve' },
      facts: async (tx: Tx) =>
        factsOf(await standingOf(tx, { id, states: ['waits'], now: call.now })),
    } as const
    const data = await byTwo(deps, call, wish, (approve) =>
      deps.db.transaction().execute(async (tx) => {
        const first = await nameOf(tx, await approve(tx))
        await approveBoth(deps, tx, { id: BigInt(id), operators: [first, call.person.name] })
      }),
    )
    return { data }
  })

const withdrawRoute = (deps: OfficeDeps): OfficeRoute =>
  serve(contract.withdrawLicence, async (call) => {
    const { id, reason } = call.input
    const wish = {
      right: 'licence.edit',
      ...(await askedFor(deps, call)),
      terms: { does: 'withdraw' },
      facts: async (tx: Tx) => factsOf(await standingOf(tx, { id, states: OPEN, now: call.now })),
    } as const
    const data = await byTwo(deps, call, wish, (approve) =>
      deps.db.transaction().execute(async (tx) => {
        await approve(tx)
        const ending = { id: BigInt(id), operator: call.person.name, because: reason }
        const isDone = await withdrawLicence({ ...deps, db: tx }, ending)
        refuseIf(!isDone, 'decided_meanwhile')
      }),
    )
    return { data }
  })

function tell(call: OfficeCall<unknown>, one: LicenceRecord): contract.OfficeLicence {
  const { id, number, authority, countries, games, validFrom, validUntil } = one
  const state = stateOf(one, call.now)
  return {
    id: `${id}`,
    number,
    authority,
    countries,
    games,
    validFrom,
    validUntil,
    state,
    enteredBy: one.enteredBy,
    approvers: one.approvers,
    withdrawnBy: one.withdrawnBy,
    withdrawnAt: one.withdrawnAt?.toISOString() ?? null,
    withdrawnBecause: one.withdrawnBecause,
    actions: OPEN.includes(state) ? call.actions(['licence.edit'], { object: objectOf(id) }) : [],
  }
}

export function stateOf(record: LicenceRecord, now: Date): contract.OfficeLicence['state'] {
  if (record.withdrawnAt) return 'withdrawn'
  if (record.endsAt <= now) return 'over'
  const counted = licenceOf(record)
  if (!counted) return 'waits'
  return holds(counted, now.getTime()) ? 'holds' : 'ahead'
}
