import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { BonusTables } from '../../../db/tables/bonuses.ts'
import type { JournalFact, WhichFacts } from '../../../platform/journal-fact.ts'

type Bonus = Selectable<BonusTables['bonus']>

/** Bonuses as they were claimed, began to run and ended. Who ended one, and why, is not told. */
export async function bonusFacts(db: Db | Tx, which: WhichFacts): Promise<JournalFact[]> {
  const found =
    'playerId' in which
      ? sql<Bonus>`select * from bonus where player_id = ${which.playerId} order by seq`
      : sql<Bonus>`select * from bonus where id in (
          (select id from bonus where claimed_at >= ${which.since} order by claimed_at limit ${which.most})
          union (select id from bonus where ended_at >= ${which.since} order by ended_at limit ${which.most}))`
  const { rows } = await found.execute(db)
  return rows.flatMap(factsOf).sort((a, b) => a.at.getTime() - b.at.getTime())
}

function factsOf(bonus: Bonus): JournalFact[] {
  const { id, player_id: playerId, kind: type } = bonus
  const told = (step: string, at: Date | null, members: object): JournalFact[] =>
    at === null
      ? []
      : [
          {
            playerId,
            source: `bonus:${id}:${step}`,
            at,
            kind: `bonus.${step}`,
            members: { bonus: id, type, ...members },
          },
        ]
  const amount = bonus.amount_e5 === null ? null : String(bonus.amount_e5)
  return [
    ...told('claimed', bonus.claimed_at, { title: bonus.title_tr, wagering: bonus.wagering }),
    ...told('started', bonus.started_at, { amount }),
    ...told('ended', bonus.ended_at, {
      status: bonus.status,
      wagered: String(bonus.wagered_e5),
      released: String(bonus.released_e5),
    }),
  ]
}
