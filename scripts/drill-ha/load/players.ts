import { createHash, randomUUID } from 'node:crypto'
import type { Holder } from '../../../arcade/src/rounds/wallet.ts'
import {
  OFFERED_SLOTS,
  type SupplierName,
} from '../../../arcade/src/supplier-clients/offered-games.ts'
import { openDb } from '../../../server/src/db/db.ts'
import { insertPlayers } from '../../../server/src/testing/players/players.ts'
import { CODE_OF, PLACES } from '../../supplier-faults/places.ts'
import { until } from '../until.ts'

const HOURS_MS = 6 * 3_600_000
const CATALOGUE_MAX_MS = 120_000
export const CASH_KURUS = 100_000
export const KURUS_E5 = 1_000n

/** A player at a supplier's game, as the supplier knows them. */
export type Seat = { supplier: SupplierName; playerId: string; bearer: string; holder: Holder }
/** Somebody who is logged in. */
export type Person = { playerId: string; bearer: string }

/** Players who are logged in, so many at each supplier's own game, and others who only pay in. */
export async function seatPlayers(
  url: string,
  { ofEach, others }: { ofEach: number; others: number },
): Promise<{ seats: Seat[]; people: Person[] }> {
  const { db, pool, close } = openDb({ url, poolSize: 2 })
  try {
    const places = Object.values(PLACES)
    const suppliers = places.flatMap((place) => Array.from({ length: ofEach }, () => place))
    const wishes = suppliers.map(() => ({ cashE5: BigInt(CASH_KURUS) * KURUS_E5 }))
    const ids = await insertPlayers(db, [...wishes, ...Array.from({ length: others }, () => ({}))])
    const people: Person[] = []
    for (const playerId of ids) {
      const bearer = randomUUID()
      await pool.query(
        `insert into session (token_hash, player_id, created_at, last_seen_at, expires_at, ip, user_agent, fingerprint)
           values ($1, $2, now(), now(), $3, '127.0.0.1', 'drill', '')`,
        [hashOf(bearer), playerId, new Date(Date.now() + HOURS_MS)],
      )
      people.push({ playerId, bearer })
    }
    const seats: Seat[] = []
    for (const [at, { supplier, userOf, sessionOf }] of suppliers.entries()) {
      const { playerId, bearer } = people[at] as Person
      const game = OFFERED_SLOTS[supplier][0].gameCode
      const gameCode = CODE_OF[supplier](game)
      await until(`${gameCode} in the catalogue`, CATALOGUE_MAX_MS, async () => {
        const { rowCount } = await pool.query('select from game where code = $1', [gameCode])
        return rowCount === 1
      })
      const token = randomUUID().replaceAll('-', '')
      await pool.query(
        `insert into game_session (token_hash, player_id, provider, game_code, currency, is_open, created_at, expires_at)
           values ($1, $2, $3, $4, 'TRY', true, now(), $5)`,
        [
          hashOf(sessionOf?.(token) ?? token),
          playerId,
          supplier,
          gameCode,
          new Date(Date.now() + HOURS_MS),
        ],
      )
      const holder = { user: userOf(playerId), token, gameCode: game, currency: 'TRY' }
      seats.push({ supplier, playerId, bearer, holder })
    }
    return { seats, people: people.slice(suppliers.length) }
  } finally {
    await close()
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()
