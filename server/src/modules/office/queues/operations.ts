import { type Queue, queueCounts } from '@zar/contract/office/queues'
import type { Right } from '@zar/contract/office/rights/rights'
import type { Db } from '../../../db/db.ts'
import { countWaiting } from '../../payments/index.ts'
import { countCases } from '../../queues/index.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'

/** Who sees a queue, by the right that shows its cases. */
const VIEW: Record<Queue, Right> = {
  documents: 'document.view',
  payees: 'payee.view',
  alerts: 'alert.view',
  aml: 'aml.view',
  tickets: 'ticket.view',
  chat: 'chat.view',
  calls: 'call.view',
  bonus_requests: 'bonusask.decide',
  supplier_differences: 'difference.view',
  settlements: 'settlement.confirm',
  complaints: 'complaint.view',
  bonus_abuse: 'case.view',
}

/** What waits, for the rail and the desk. */
export const queueOfficeRoutes = ({ db }: OfficeDeps): OfficeRoute[] => [
  serve(queueCounts, async (call) => {
    const seen = new Set<string>(queuesOf(call))
    const [withdrawals] = call.actions(['withdrawal.view'])
    const [cases, money] = await Promise.all([
      countCases(db),
      withdrawals?.state === 'refused' ? [] : [await countWithdrawals(db)],
    ])
    return { data: [...money, ...cases.filter(({ queue }) => seen.has(queue))].map(tell) }
  }),
]

type Counted = {
  queue: string
  waiting: number
  late: number
  oldestAt: Date | null
  promiseAt: Date | null
}

const tell = ({ oldestAt, promiseAt, ...counted }: Counted) => ({
  ...counted,
  oldestAt: oldestAt?.toISOString() ?? null,
  promiseAt: promiseAt?.toISOString() ?? null,
})

/** Their queue is of the payments themselves. */
const countWithdrawals = async (db: Db): Promise<Counted> => ({
  queue: 'withdrawals',
  ...(await countWaiting(db)),
})

const queuesOf = ({ actions }: OfficeCall<unknown>): Queue[] => {
  const held = new Set(
    actions(Object.values(VIEW))
      .filter(({ state }) => state !== 'refused')
      .map(({ right }) => right),
  )
  return (Object.keys(VIEW) as Queue[]).filter((queue) => held.has(VIEW[queue]))
}
