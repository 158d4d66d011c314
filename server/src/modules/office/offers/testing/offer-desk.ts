import type { OfferCase, OfferList } from '@zar/contract/office/offers/offers'
import type { OfferContent } from '@zar/contract/office/offers/terms'
import { sql } from 'kysely'
import { openJobs } from '../../../../platform/jobs/jobs.ts'
import { openLog } from '../../../../platform/log/log.ts'
import { E5, openBonusFixture } from '../../../../testing/bonuses/bonus-fixture.ts'
import { type Desk, openOfficeApp } from '../../../../testing/office/office-app.ts'
import { bonusTasks } from '../../../bonuses/index.ts'

export const REASON = 'For the weekend, as the plan of the month says.'
export const ID = 'weekend-half'

/** Half of a deposit again, without wagering, at most ₺500. */
export const content = (change: Partial<OfferContent> = {}): OfferContent => ({
  terms: {
    id: ID,
    kind: 'deposit_match',
    amountKurus: 50_000,
    sharePercent: 50,
    depositMinKurus: 10_000,
    wagering: 0,
    days: 7,
    maxStakeKurus: 5_000,
    contribution: {},
  },
  words: {
    tr: { title: 'Hafta sonu', summary: 'Yarısı kadar.' },
    en: { title: 'Weekend', summary: 'Half again.' },
  },
  segment: null,
  ...change,
})

type Sent = { code?: string; proposal?: string; trial?: string; savedAt?: string; outcome?: string }

/** A casino with the demo's offers, and the people who draw, publish and stop. */
export async function openOfferDesk() {
  const fixture = await openBonusFixture()
  const { casino } = fixture
  const office = await openOfficeApp(casino)
  // Makes the tables of the jobs.
  await (await openJobs({ url: casino.url, tasks: {}, log: openLog('silent') })).close()
  const ids: Record<string, string> = {}
  const desks: Record<string, Desk> = {}
  for (const [name, role] of [
    ['mert', 'marketing'],
    ['elif', 'marketing'],
    ['kerem', 'manager'],
    ['selin', 'manager'],
    ['defne', 'support'],
    ['nermin', 'risk'],
  ] as const) {
    const { id } = await office.staff(name, [role])
    ids[name] = id
    desks[name] = await office.session(id)
  }
  const post = (path: string, body: object, who: string) =>
    office.post<Sent>(`/api/office/${path}`, body, desks[who])
  const read = async (id = ID) =>
    (await office.get<OfferCase>('/api/office/offer', { id }, desks.mert)).data
  const publish = (who: string, proposal?: string, id = ID) =>
    post('offer-publish', { id, reason: REASON, proposal }, who)

  async function setBudget(budgetE5: bigint, id = ID): Promise<void> {
    const body = { id, budgetE5: `${budgetE5}`, playerDayE5: null, exposureE5: null }
    for (const who of ['kerem', 'selin'])
      await office.prove(desks[who] ?? {}, 'offer.budget', `offer:${id}`)
    const first = await post('offer-budget', { ...body, reason: REASON }, 'kerem')
    const proposal = first.data?.proposal
    const own = await post('offer-budget', { ...body, reason: REASON, proposal }, 'kerem')
    if (own.data?.code !== 'same_person') throw new Error('one person set a budget')
    const done = await post('offer-budget', { ...body, reason: REASON, proposal }, 'selin')
    if (done.data?.outcome !== 'done') throw new Error(done.message)
  }

  return {
    fixture,
    office,
    desks,
    ids,
    post,
    read,
    publish,
    setBudget,
    rowOf: async (id = ID) => {
      const { data } = await office.get<OfferList>('/api/office/offers', {}, desks.mert)
      return data?.rows.find((one) => one.id === id)
    },
    async save(next: OfferContent, who = 'mert') {
      const savedAt = (await read(next.terms.id))?.draft?.savedAt ?? null
      return post('offer-draft', { content: next, savedAt }, who)
    },
    async tryIt(id = ID): Promise<void> {
      const { data } = await post('offer-try', { id, seed: 'one' }, 'mert')
      await bonusTasks(fixture.deps).try_offer?.({ id: data?.trial })
    },
    /** A player with a deposit of ₺1,000 in the last month that is over: ₺500 of the offer. */
    async depositedLastMonth(): Promise<string> {
      const playerId = await casino.player()
      await fixture.deposited(playerId, 1_000n * E5)
      await sql`update payment set updated_at =
          date_trunc('month', now() at time zone 'Europe/Istanbul') at time zone 'Europe/Istanbul' - interval '10 days'
        where player_id = ${playerId}`.execute(casino.db)
      return playerId
    },
  }
}
export type OfferDesk = Awaited<ReturnType<typeof openOfferDesk>>
