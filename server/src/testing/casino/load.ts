import { type KeyObject, randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { betFields, sharedFields } from '../../providers/hub88/testing/fields.ts'
import { type SignedRequest, signRequest } from '../../providers/hub88/testing/sign-request.ts'
import type { Seat } from '../../providers/testing/wire.ts'
import type { CasinoAddress } from './casino-address.ts'

/** A call that was answered, and what the answer means for the player's cash. */
export type Entry = {
  kind: 'bet' | 'win' | 'rollback'
  id: string
  playerId: string
  status: string
  deltaE5: bigint
  /** The very text of the answer. */
  body: string
  request: SignedRequest
}
/** A round as the supplier sees it: it is over when its bet was paid or taken back. */
type Round = { seat: Seat; round: string }

const LIRA = 100_000n
const UNAFFORDABLE_E5 = 1_000_000_000n * LIRA
/** Nothing is known after this one, so the supplier asks again. */
const UNKNOWN = 'RS_ERROR_UNKNOWN'
const ASK_AGAIN_MS = 25

/**
 * Suppliers' calls without a pause, one after the other at each seat. Each call is repeated with
 * the same bytes until it is acknowledged; the journal holds what was.
 */
export function openLoad(casinoAddress: CasinoAddress, key: KeyObject) {
  const journal: Entry[] = []
  const count = { unheard: 0 }
  const acknowledged = new EventEmitter()
  let isEnding = false

  async function untilAnswered(kind: Entry['kind'], request: SignedRequest) {
    for (;;) {
      const address = await casinoAddress.address()
      const body = await post(`${address}/wallet/hub88/transaction/${kind}`, request)
      const { status } = body === undefined ? { status: UNKNOWN } : statusOf(body)
      if (body !== undefined && status !== UNKNOWN) return { body, status }
      count.unheard += 1
      await wait(ASK_AGAIN_MS)
    }
  }

  async function say(
    kind: Entry['kind'],
    { seat }: Round,
    fields: { transaction_uuid: string },
    deltaE5: bigint,
  ): Promise<boolean> {
    const request = signRequest(key, JSON.stringify(fields))
    const { body, status } = await untilAnswered(kind, request)
    const isTaken = status === 'RS_OK'
    journal.push({
      kind,
      id: fields.transaction_uuid,
      playerId: seat.playerId,
      status,
      body,
      request,
      deltaE5: isTaken ? deltaE5 : 0n,
    })
    acknowledged.emit('call')
    return isTaken
  }

  const bet = (at: Round, id: string, amountE5: bigint) =>
    say('bet', at, { ...betFields(at.seat, { id, amountE5, round: at.round }) }, -amountE5)

  const win = (at: Round, betId: string, amountE5: bigint, id: string = randomUUID()) => {
    const message = { id, amountE5, round: at.round, roundClosed: true }
    const fields = { ...betFields(at.seat, message), reference_transaction_uuid: betId }
    return say('win', at, fields, amountE5)
  }

  const rollback = (at: Round, ofId: string, deltaE5: bigint) =>
    say(
      'rollback',
      at,
      {
        ...sharedFields(at.seat),
        transaction_uuid: randomUUID(),
        reference_transaction_uuid: ofId,
        round: at.round,
        round_closed: true,
      } as { transaction_uuid: string },
      deltaE5,
    )

  /** The ways a round can go, each to its end. */
  const rounds: ((at: Round, stakeE5: bigint, id: string) => Promise<unknown>)[] = [
    async (at, stakeE5, id) => (await bet(at, id, stakeE5)) && win(at, id, stakeE5 * 2n),
    async (at, stakeE5, id) => (await bet(at, id, stakeE5)) && win(at, id, 0n),
    async (at, stakeE5, id) => (await bet(at, id, stakeE5)) && rollback(at, id, stakeE5),
    async (at, stakeE5, id) => (await rollback(at, id, 0n)) && bet(at, id, stakeE5),
    async (at, stakeE5, id) => {
      const winId = randomUUID()
      await bet(at, id, stakeE5)
      await win(at, id, stakeE5 * 3n, winId)
      await rollback(at, winId, -stakeE5 * 3n)
      await rollback(at, id, stakeE5)
    },
    (at, _, id) => bet(at, id, UNAFFORDABLE_E5),
  ]

  return {
    journal,
    count,
    /** Until so many further calls were acknowledged. */
    async acknowledges(calls: number): Promise<void> {
      const until = journal.length + calls
      while (journal.length < until) await once(acknowledged, 'call')
    },
    /** Plays round after round until the end is asked for, and finishes the last one. */
    async play(seat: Seat, random: () => number): Promise<void> {
      while (!isEnding) {
        const round = rounds[Math.floor(random() * rounds.length)]
        const stakeE5 = BigInt(1 + Math.floor(random() * 500_000))
        await round?.({ seat, round: randomUUID() }, stakeE5, randomUUID())
      }
    },
    end() {
      isEnding = true
    },
    /** Says it all again, as a supplier does that lost its notes, and gives what differs. */
    async repeat(address: string): Promise<Entry[]> {
      const changed: Entry[] = []
      const left = journal.values()
      const repeatSome = async () => {
        for (const entry of left) {
          const path = `${address}/wallet/hub88/transaction/${entry.kind}`
          if ((await post(path, entry.request)) !== entry.body) changed.push(entry)
        }
      }
      await Promise.all(Array.from({ length: 16 }, repeatSome))
      return changed
    },
  }
}

/** The text of the answer; none when the line broke before it was all there. */
async function post(url: string, { body, headers }: SignedRequest): Promise<string | undefined> {
  try {
    const response = await fetch(url, { method: 'POST', body: Uint8Array.from(body), headers })
    const text = await response.text()
    return response.status === 200 ? text : undefined
  } catch {
    return undefined
  }
}

const statusOf = (body: string) => JSON.parse(body) as { status: string }
