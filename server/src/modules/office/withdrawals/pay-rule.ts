import * as contract from '@zar/contract/office/withdrawals/pay-rule'
import { refuseIf } from '../../../platform/refusal.ts'
import {
  addPayRule,
  lockPayRule,
  PAY_RULE_MOST,
  readPayRule,
  readPayRuleVersions,
  refusePayRuleOutside,
} from '../../payments/index.ts'
import { byTwo } from '../approvals/two-persons.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'
import { staffNames } from '../people/staff-names.ts'
import type { WithdrawalDeps } from './person-of.ts'

/** What the audit log and a proof name it by. */
const OBJECT = 'pay-rule'
type Bounds = Parameters<typeof refusePayRuleOutside>[0]

/** What is paid by rule: read with its versions, and changed by two. */
export const payRuleRoutes = (deps: WithdrawalDeps): OfficeRoute[] => [
  serve(contract.readPayRule, async (call) => {
    const versions = await readPayRuleVersions(deps.db)
    const said = versions.flatMap(({ proposedBy, approvedBy }) => [proposedBy, approvedBy])
    const nameOf = await staffNames(deps.db, said)
    const named = (id: string | null) => (id === null ? null : nameOf(id))
    return {
      data: {
        versions: versions.map((one) => ({
          version: one.version,
          bounds: tell(one),
          proposedBy: named(one.proposedBy),
          approvedBy: named(one.approvedBy),
          because: one.because,
          setAt: one.setAt.toISOString(),
        })),
        most: tell(PAY_RULE_MOST),
        actions: call.actions(['withdrawal.rules'], { object: OBJECT }),
      },
    }
  }),
  serve(contract.setPayRule, async (call) => {
    const { bounds: asked, reason, proposal } = call.input
    const bounds = boundsOf(asked)
    call.may({ object: OBJECT, reason })
    refusePayRuleOutside(bounds)
    const wish = {
      right: 'withdrawal.rules',
      object: OBJECT,
      reason,
      proposal,
      terms: asked,
      facts: async (tx: Parameters<typeof readPayRule>[0]) => {
        const { version, ...now } = await readPayRule(tx)
        refuseIf(isSame(now, bounds), 'nothing_to_change')
        return { version, ...tell(now) }
      },
    } as const
    const data = await byTwo(deps, call, wish, (approve) =>
      deps.db.transaction().execute(async (tx) => {
        await lockPayRule(tx)
        const proposedBy = await approve(tx)
        const at = deps.clock.now()
        const of = { because: reason, approvedBy: call.person.id, proposedBy, at }
        await addPayRule(tx, { bounds, ...of })
      }),
    )
    return { data }
  }),
]

const tell = ({ dayCountMax, ...sums }: Bounds): contract.PayBounds => ({
  dayCountMax,
  amountMaxE5: `${sums.amountMaxE5}`,
  unverifiedDayMaxE5: `${sums.unverifiedDayMaxE5}`,
  unstakedDayMaxE5: `${sums.unstakedDayMaxE5}`,
  unstakedMonthMaxE5: `${sums.unstakedMonthMaxE5}`,
  dayMaxE5: `${sums.dayMaxE5}`,
  newAccountDayMaxE5: `${sums.newAccountDayMaxE5}`,
})

const boundsOf = ({ dayCountMax, ...sums }: contract.PayBounds): Bounds => ({
  dayCountMax,
  amountMaxE5: BigInt(sums.amountMaxE5),
  unverifiedDayMaxE5: BigInt(sums.unverifiedDayMaxE5),
  unstakedDayMaxE5: BigInt(sums.unstakedDayMaxE5),
  unstakedMonthMaxE5: BigInt(sums.unstakedMonthMaxE5),
  dayMaxE5: BigInt(sums.dayMaxE5),
  newAccountDayMaxE5: BigInt(sums.newAccountDayMaxE5),
})

const isSame = (one: Bounds, other: Bounds): boolean =>
  Object.entries(tell(one)).every(([name, value]) => tell(other)[name as keyof Bounds] === value)
