import { randomBytes, randomUUID } from 'node:crypto'
import { logout } from '@zar/contract/players/auth'
import { Refusal } from '../../arcade/src/refusal.ts'
import { finishRound } from '../../arcade/src/rounds/finish-round.ts'
import { openSession, sessionOf } from '../../arcade/src/rounds/sessions/open-session.ts'
import { startRound } from '../../arcade/src/rounds/start-round.ts'
import type { SessionRow } from '../../arcade/src/store/sessions.ts'
import {
  OFFERED_SLOTS,
  type SupplierName,
} from '../../arcade/src/supplier-clients/offered-games.ts'
import { beginSeeds } from '../../arcade/src/testing/begin-seeds.ts'
import { leave, seatAt } from '../supplier-faults/casino.ts'
import { PLACES, type Place } from '../supplier-faults/places.ts'
import type { Sides } from './sides.ts'

const STAKE_KURUS = 200
/** More than any of the players has. */
const TOO_DEAR_KURUS = 100_000
const APART_MS = 3_000
const FREE_ROUNDS = 4

/** A player at a game of the arcade's, as both sides know them. */
export type Seat = { supplier: SupplierName; playerId: string; bearer: string; session: SessionRow }

const TABLES: Place[] = Object.values(PLACES).map((place) => {
  const [{ gameCode: game }] = OFFERED_SLOTS[place.supplier]
  return { ...place, game, gameCode: place.gameCode.replaceAll(place.game, game) }
})

/** A player at every supplier's game. */
export const seatAll = (sides: Sides): Promise<Seat[]> =>
  Promise.all(
    TABLES.map(async (table) => {
      const { playerId, bearer, holder } = await seatAt(sides, table)
      const { user, token: operatorToken, gameCode, currency } = holder
      const launch = { user, operatorToken, gameCode, currency, language: 'tr' as const }
      const token = await openSession(sides.arcade, { ...launch, lobbyUrl: null })
      await beginSeeds(sides.arcade, token)
      const session = await sessionOf(sides.arcade, token)
      return { supplier: table.supplier, playerId, bearer, session }
    }),
  )

/** Plays a round of each seat, all of them from the one moment to the other. */
export async function playAll(
  { arcade, state }: Sides,
  seats: readonly Seat[],
  { from, to }: { from: number; to: number },
): Promise<void> {
  state.nowMs = from
  const rounds = await Promise.all(
    seats.map(({ session }) => startRound(arcade, session, commandOf(STAKE_KURUS))),
  )
  state.nowMs = to
  await Promise.all(
    rounds.map(({ round }, at) => finishRound(arcade, sessionAt(seats, at), round.id)),
  )
}

const sessionAt = (seats: readonly Seat[], at: number) => (seats[at] as Seat).session

const commandOf = (stakeKurus: number, rewardId: string | null = null) => ({
  commandId: randomUUID(),
  bet: { stakeKurus },
  rewardId,
})

/** A stake of each seat that comes to nothing; the supplier of each has this trouble with it first. */
export async function failAll(
  { arcade, state, trouble }: Sides,
  seats: readonly Seat[],
  how?: Parameters<Sides['trouble']>[1],
  { stakeKurus = STAKE_KURUS, after = 0 } = {},
): Promise<void> {
  state.nowMs += APART_MS
  for (const { supplier } of seats) if (how) trouble(supplier, how, after)
  const ends = await Promise.all(
    seats.map(({ session }) => startRound(arcade, session, commandOf(stakeKurus)).catch(refused)),
  )
  if (ends.some((end) => end !== undefined)) throw new Error('a stake was taken')
}

function refused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error
}

/** More than they have; who was lucky before can afford it, and is left out. */
export async function overdrawAll(sides: Sides, seats: readonly Seat[]): Promise<void> {
  const { testCasino: casino } = sides.casinoFixture
  const cash = await Promise.all(seats.map(({ playerId }) => casino.cashE5(playerId)))
  const poor = seats.filter((_, at) => (cash[at] ?? 0n) < BigInt(TOO_DEAR_KURUS) * 1_000n)
  await failAll(sides, poor, undefined, { stakeKurus: TOO_DEAR_KURUS })
}

/** Refused by the platform, which is never told that nothing came of them. */
export const leaveAll = (sides: Sides, seats: readonly Seat[]) =>
  failAll(sides, seats, 'unheard', { after: 1 })

/**
 * A round of each seat whose win the platform has paid, which its supplier does not know yet: all answers were
 * lost.
 */
export async function winUnheardAll(sides: Sides, seats: readonly Seat[]): Promise<void> {
  const { arcade, state, trouble } = sides
  state.nowMs += APART_MS
  await Promise.all(
    seats.map(async ({ supplier, session }) => {
      const { round } = await startRound(arcade, session, commandOf(STAKE_KURUS))
      trouble(supplier, 'unanswered')
      await finishRound(arcade, session, round.id).catch(refused)
    }),
  )
}

/** What the platform's players see as logged out, the supplier learns of with the next stake. */
export const logOutAll = (sides: Sides, seats: readonly Seat[]) =>
  Promise.all(seats.map(({ bearer }) => leave(sides, bearer, logout)))

/** Free rounds that the operator has ordered, where its supplier has any, played to their end. */
export async function playFreeAll(sides: Sides, seats: readonly Seat[]): Promise<void> {
  const ordered = await Promise.all(seats.map((seat) => order(sides, seat)))
  const free = seats.flatMap((seat, at) => {
    const rewardId = ordered[at]
    return rewardId ? [{ ...seat, rewardId }] : []
  })
  const { arcade, state } = sides
  for (let played = 0; played < FREE_ROUNDS; played++) {
    state.nowMs += APART_MS
    await Promise.all(
      free.map(async ({ session, rewardId }) => {
        const { round } = await startRound(arcade, session, commandOf(STAKE_KURUS, rewardId))
        await finishRound(arcade, session, round.id)
      }),
    )
  }
}

/** The arcade's id of them; undefined where the supplier gives none. */
async function order(sides: Sides, { supplier, playerId }: Seat): Promise<string | undefined> {
  const provider = sides.providers.find(({ name }) => name === supplier)
  const table = TABLES.find((one) => one.supplier === supplier)
  const api = provider?.freeRounds
  if (!api || !table) return undefined
  // What a game is asked free rounds by, some suppliers say in their list of games.
  await provider.listGames()
  const startsAt = new Date(Math.floor(sides.state.nowMs / 1_000) * 1_000)
  const wish = {
    id: randomUUID(),
    playerId,
    gameCode: table.gameCode,
    currency: 'TRY',
    rounds: FREE_ROUNDS,
    stakeE5: BigInt(STAKE_KURUS) * 1_000n,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 3_600_000),
  }
  const opened = await api.openCampaign?.(wish)
  if (opened && 'refused' in opened) throw new Error(opened.refused)
  const answer = await api.award({ ...wish, ...opened })
  if ('refused' in answer) throw new Error(`${supplier}: ${answer.refused}`)
  await noteGiven(sides, { ...wish, ...opened, supplier, reward: answer.reward })
  const { rows } = await sides.database.pool.query(
    'select id from arcade.reward where wire = $1 and ref = $2',
    [supplier, answer.reward],
  )
  return rows[0].id
}

type OrderedReward = {
  id: string
  supplier: SupplierName
  playerId: string
  gameCode: string
  rounds: number
  stakeE5: bigint
  startsAt: Date
  endsAt: Date
  campaign?: string
  reward: string
}

/** As the platform keeps the rewards it has given, so that none of them is unknown to it. */
async function noteGiven({ casinoFixture }: Sides, given: OrderedReward): Promise<void> {
  const { db } = casinoFixture.testCasino
  const { id, supplier: provider, gameCode: game_code, rounds, stakeE5: stake_e5 } = given
  const titles = { title_tr: 'Dört tur', title_en: 'Four rounds' }
  const offer = { ...titles, provider, game_code, rounds, stake_e5 }
  const summaries = { summary_tr: '–', summary_en: '–' }
  await db
    .insertInto('free_rounds_offer')
    .values({ ...offer, ...summaries, id, position: 0, days: 1 })
    .execute()
  await db
    .insertInto('free_rounds')
    .values({
      ...offer,
      id,
      offer_id: id,
      player_id: given.playerId,
      status: 'ready',
      due: null,
      personal_no_hmac: randomBytes(32),
      try_at: null,
      claimed_at: given.startsAt,
      starts_at: given.startsAt,
      expires_at: given.endsAt,
      reward: given.reward,
      campaign: given.campaign ?? null,
    })
    .execute()
}
