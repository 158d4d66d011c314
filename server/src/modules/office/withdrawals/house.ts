import { isDeepStrictEqual } from 'node:util'
import * as contract from '@zar/contract/office/withdrawals/house'
import { Refusal } from '../../../platform/refusal.ts'
import {
  declareIncident,
  type HouseProposal,
  liftLegalHold,
  placeLegalHold,
  type ReviewRule,
  readHouse,
  readLegalProposal,
  readRule,
  setReviewRule,
} from '../../payments/index.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { aboutPlayer } from '../players/about-player.ts'
import { depsOf, mayDecide, outcomeOf, saySame } from './deciding.ts'
import { personOf, type WithdrawalDeps } from './person-of.ts'

/** What the audit log and a proof name the house's review by. */
const OBJECT = 'review'
const RIGHTS = ['withdrawal.clock', 'withdrawal.extend'] as const
/** Who may say that something is wrong with the whole house. */
const FOR_INCIDENTS = ['manager', 'compliance'] as const

/** The clock's rule, incidents, and what the law holds. */
export const houseReviewRoutes = (deps: WithdrawalDeps): OfficeRoute[] => [
  serve(contract.readReviewHouse, async (call) => ({ data: await readAll(deps, call) })),
  serve(contract.setReviewRule, async (call) => {
    const { lengths, reason } = call.input
    const { waiting } = await readHouse(deps.db, deps.clock.now())
    const first = waiting.find(({ kind, terms }) => kind === 'rule' && isSame(terms, lengths))
    await mayPropose(deps, call, first, 'withdrawal.clock')
    const change = columnsOf(lengths)
    const came = await saySame(() =>
      setReviewRule(houseDeps(deps, call), { operator: call.person.id, because: reason, change }),
    )
    return { data: outcomeOf(came === 'needs another' ? came : 'done') }
  }),
  serve(contract.declareIncident, async (call) => {
    const { hours, reason } = call.input
    const isTheirs = call.person.roles.some((role) => FOR_INCIDENTS.some((one) => one === role))
    if (!isTheirs) throw new Refusal('no_right')
    const { waiting } = await readHouse(deps.db, deps.clock.now())
    const first = waiting.find(({ kind, terms }) => kind === 'incident' && terms.hours === hours)
    await mayPropose(deps, call, first, 'withdrawal.extend')
    const came = await saySame(() =>
      declareIncident(houseDeps(deps, call), { operator: call.person.id, hours, because: reason }),
    )
    return { data: outcomeOf(came === 'needs another' ? came : 'done') }
  }),
  serve(contract.placeLegalHold, async (call) => {
    const { player: playerId, ground, reason } = call.input
    const asked = { playerId, right: 'legalhold.place', now: deps.clock.now() } as const
    await mayHold(deps, call, await readLegalProposal(deps.db, asked), 'legalhold.place')
    const held = { playerId, ground, operator: call.person.id, because: reason }
    const came = await saySame(() => placeLegalHold(houseDeps(deps, call), held))
    return { data: outcomeOf(came) }
  }),
  serve(contract.liftLegalHold, async (call) => {
    const { player: playerId, reason } = call.input
    const asked = { playerId, right: 'legalhold.lift', now: deps.clock.now() } as const
    await mayHold(deps, call, await readLegalProposal(deps.db, asked), 'legalhold.lift')
    const lifted = { playerId, operator: call.person.id, because: reason }
    const came = await saySame(() => liftLegalHold(houseDeps(deps, call), lifted))
    return { data: outcomeOf(came) }
  }),
]

type Reasoned = OfficeCall<{ reason: string }>
type First = { by: string; lapsesAt: Date } | undefined
type Decided = 'withdrawal.clock' | 'withdrawal.extend' | 'legalhold.place' | 'legalhold.lift'

const houseDeps = (deps: WithdrawalDeps, call: Reasoned) => depsOf(deps, call, call.input.reason)

/** The first word of two, or the second to another's. */
const mayPropose = (deps: WithdrawalDeps, call: Reasoned, first: First, right: Decided) =>
  mayDecide(deps, call, { object: OBJECT }, firstWord(call, first, right))

async function mayHold(
  deps: WithdrawalDeps,
  call: OfficeCall<{ player: string; reason: string }>,
  first: First,
  right: Decided,
): Promise<void> {
  const about = await aboutPlayer(deps, call.input.player)
  await mayDecide(deps, call, about, firstWord(call, first, right))
}

const firstWord = ({ person, now, input }: Reasoned, first: First, right: Decided) => ({
  by: first?.by ?? person.id,
  lapsesAt: first?.lapsesAt ?? now,
  reason: input.reason,
  right,
})

async function readAll(deps: WithdrawalDeps, call: OfficeCall<unknown>) {
  const [rule, house] = await Promise.all([readRule(deps.db), readHouse(deps.db, deps.clock.now())])
  const nameOf = async (id: string | null) =>
    id === null ? null : ((await personOf(deps, id))?.name ?? id)
  const [by, first] = await Promise.all([nameOf(house.by), nameOf(house.first)])
  const waiting = await Promise.all(
    house.waiting.map(async (one) => ({
      kind: one.kind,
      because: one.because,
      lapsesAt: one.lapsesAt.toISOString(),
      by: (await nameOf(one.by)) ?? one.by,
      isOwn: one.by === call.person.id,
      hours: one.kind === 'incident' ? Number(one.terms.hours) : null,
      lengths: one.kind === 'rule' ? lengthsIn(one.terms) : null,
    })),
  )
  return {
    version: rule.version,
    setAt: house.setAt.toISOString(),
    by,
    first,
    waiting,
    lengths: lengthsOf(rule),
    incidentFrom: house.incidentFrom?.toISOString() ?? null,
    actions: call.actions(RIGHTS, { object: OBJECT }),
  }
}

const lengthsOf = (rule: ReviewRule): contract.ReviewLengths => ({
  firstMinutes: rule.first_minutes,
  eachMinutes: rule.each_minutes,
  mostMinutes: rule.most_minutes,
  askedHours: rule.asked_hours,
  opensMinute: rule.opens_minute,
  closesMinute: rule.closes_minute,
  brakeHourE5: `${rule.brake_hour_e5}`,
  brakeTimes: rule.brake_times,
})

const columnsOf = (lengths: contract.ReviewLengths) => ({
  first_minutes: lengths.firstMinutes,
  each_minutes: lengths.eachMinutes,
  most_minutes: lengths.mostMinutes,
  asked_hours: lengths.askedHours,
  opens_minute: lengths.opensMinute,
  closes_minute: lengths.closesMinute,
  brake_hour_e5: BigInt(lengths.brakeHourE5),
  brake_times: lengths.brakeTimes,
})

/** The lengths of a proposal, whose terms are the columns of the rule. */
const lengthsIn = (terms: HouseProposal['terms']) => lengthsOf(terms as ReviewRule)
const isSame = (terms: HouseProposal['terms'], lengths: contract.ReviewLengths): boolean =>
  isDeepStrictEqual(lengthsIn(terms), lengths)
