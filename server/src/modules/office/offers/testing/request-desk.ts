import { randomUUID } from 'node:crypto'
import type { MyBonusRequests } from '@zar/contract/offers/bonus-requests'
import type { BonusRequestCase, BonusRequestRow } from '@zar/contract/office/offers/bonus-requests'
import { sql } from 'kysely'
import { openLog } from '../../../../platform/log/log.ts'
import { E5 } from '../../../../testing/bonuses/bonus-fixture.ts'
import { bonusRequestClock } from '../../../bonuses/index.ts'
import { runQueueClocks } from '../../../queues/index.ts'
import { openOfferDesk } from './offer-desk.ts'

export const WORDS = 'Geçen hafta çok oynadım, bir bonus var mı?'
export const WHY = 'Compared with the open offers of today.'
/** The demo's offer that anybody can take: forty of a slot. */
export const OFFER = 'nar-rounds'

type Came = { code?: string; proposal?: string; outcome?: string; id?: string }

/** Players who ask for a bonus, and the people who answer them. */
export async function openRequestDesk() {
  const desk = await openOfferDesk()
  const { fixture, office, desks, ids } = desk
  const { casino } = fixture
  // Who decides is asked at the database's time.
  casino.clock.set(new Date())
  const requests = {
    ...desk,
    casino,
    ask: (playerId: string, more: object = {}) =>
      fixture.send<Came>('POST', 'request', playerId, {
        requestId: randomUUID(),
        words: WORDS,
        ...more,
      }),
    /** The same; answers the request's id. */
    async asked(playerId: string, offer?: string): Promise<string> {
      const { data, message } = await requests.ask(playerId, offer ? { offer } : {})
      if (!data?.id || data.code) throw new Error(message)
      return data.id
    },
    withdraw: (playerId: string, id: string) =>
      fixture.send<Came>('POST', 'request-withdraw', playerId, { id }),
    async mine(playerId: string, locale = 'en'): Promise<MyBonusRequests> {
      const { data } = await fixture.send<MyBonusRequests>(
        'GET',
        'requests',
        playerId,
        undefined,
        locale,
      )
      if (!data) throw new Error('no answer')
      return data
    },
    list: async (view = 'waiting', who = 'defne') =>
      (await office.get<BonusRequestRow[]>('/api/office/bonus-requests', { view }, desks[who]))
        .data ?? [],
    read: (id: string, who = 'defne') =>
      office.get<BonusRequestCase>('/api/office/bonus-request', { id }, desks[who]),
    async seen(id: string) {
      const { data } = await requests.read(id)
      return { caseId: data?.standing?.caseId ?? '0', version: data?.standing?.version ?? 0 }
    },
    async refuse(id: string, code = 'no_offer', who = 'defne') {
      const seen = await requests.seen(id)
      return desk.post('bonus-request-refuse', { id, ...seen, code, reason: WHY }, who)
    },
    /** Somebody proposes an offer as the answer. */
    async propose(playerId: string, id: string, offer = OFFER, who = 'defne') {
      const request = { id, ...(await requests.seen(id)) }
      return desk.post('bonus-propose', { id: playerId, offer, reason: WHY, request }, who)
    },
    async approve(playerId: string, proposal: string, offer = OFFER, who = 'kerem') {
      await office.prove(desks[who] ?? {}, 'bonus.approve', `player:${playerId}`, 40n * E5)
      return desk.post('bonus-approve', { id: playerId, offer, reason: WHY, proposal }, who)
    },
    /** The four hours of this request are over, and the clocks are looked at. */
    async runOut(id: string): Promise<void> {
      await sql`update queue_case set opened_at = now() - interval '5 hours', promise_at = now() - interval '1 hour',
        clock_at = now() - interval '1 hour' where subject = ${`bonus_request:${id}`}`.execute(
        casino.owner.db,
      )
      await requests.clocks()
    },
    clocks: () =>
      runQueueClocks({
        db: casino.db,
        log: openLog('silent'),
        clocks: { bonus_requests: bonusRequestClock(fixture.deps) },
      }),
    rowOf: (id: string) =>
      casino.db
        .selectFrom('bonus_request')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    bonuses: async (playerId: string) => (await fixture.mine(playerId)).bonuses,
    ids,
    async close() {
      await office.close()
      await fixture.close()
    },
  }
  return requests
}
export type RequestDesk = Awaited<ReturnType<typeof openRequestDesk>>
