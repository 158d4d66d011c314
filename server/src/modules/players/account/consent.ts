import { CONSENTS } from '@zar/contract/players/account'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import type { ConsentKind } from '../../../db/tables/players.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Caller } from '../../../platform/http/route.ts'

/** Which wording stands beside the ticks; a new wording is a new version. */
const WORDING = '2026-11'

type Answer = { playerId: string; kind: ConsentKind; isGiven: boolean }

/** What the player has said yes to. Whoever never answered has said no (PRV-01). */
export async function readConsents(db: Db, playerId: string): Promise<ConsentKind[]> {
  const { rows } = await sql<{ kind: ConsentKind; is_given: boolean }>`
    select distinct on (kind) kind, is_given from consent
     where player_id = ${playerId} order by kind, number desc`.execute(db)
  const given = rows.filter((row) => row.is_given).map(({ kind }) => kind)
  return CONSENTS.filter((kind) => given.includes(kind))
}

/** Keeps the answer beside those before it; the same answer again is no new one. */
export async function answerConsent(
  { db, clock }: { db: Db; clock: Clock },
  { playerId, kind, isGiven }: Answer,
  { locale, ip }: Pick<Caller, 'locale' | 'ip'>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // The row lock puts the answers of one player in line.
    await tx
      .selectFrom('player')
      .select('id')
      .where('id', '=', playerId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const last = await tx
      .selectFrom('consent')
      .select('is_given')
      .where('player_id', '=', playerId)
      .where('kind', '=', kind)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
    if ((last?.is_given ?? false) === isGiven) return
    await tx
      .insertInto('consent')
      .values({
        player_id: playerId,
        kind,
        is_given: isGiven,
        version: WORDING,
        locale,
        ip,
        created_at: clock.now(),
      })
      .execute()
  })
}
