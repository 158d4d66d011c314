import type { RoleName } from '@zar/contract/office/rights/rights'
import type { WithdrawalCase } from '@zar/contract/office/withdrawals/withdrawals'
import { openReviews } from '../../modules/payments/testing/reviews.ts'
import { type Desk, openOfficeApp } from './office-app.ts'

const E5 = 100_000n

export type Came = { outcome?: string; code?: string; until?: string }

/** People of the office, by name and role, before a queue of withdrawals that are held. */
export async function openWithdrawalDesks<Name extends string>(people: Record<Name, RoleName>) {
  const reviews = await openReviews()
  const office = await openOfficeApp(reviews.cashier.casino)
  // One house has one key.
  office.deps.fieldCipher = reviews.cashier.deps.fieldCipher
  const desks: Partial<Record<Name, Desk>> = {}
  for (const name of Object.keys(people) as Name[])
    desks[name] = await office.session((await office.staff(name, [people[name]])).id)
  const post = (verb: string, input: object, desk: Desk) =>
    office.post<Came>(`/api/office/withdrawal-${verb}`, input, desk)
  return {
    reviews,
    office,
    desks: desks as Record<Name, Desk>,
    open: async (id: string, desk: Desk) =>
      (await office.get<WithdrawalCase>('/api/office/withdrawal', { id }, desk)).data,
    post,
    /** With a proof for its sum, in lira. */
    async approve(id: string, version: number, desk: Desk, amount: bigint) {
      await office.prove(desk, 'withdrawal.approve', `withdrawal:${id}`, amount * E5)
      return post('approve', { id, version }, desk)
    },
    /** The office goes by the database's clock. */
    setClock: () => reviews.cashier.casino.clock.set(new Date()),
    /** Lets every clock run out and closes; answers what the books and the deeds do not agree on. */
    async close() {
      await reviews.finish()
      const findings = await reviews.findings()
      await office.close()
      await reviews.cashier.close()
      return findings
    },
  }
}
