import type * as contract from '@zar/contract/office/players'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { readGamesOfTransfers } from '../../casino/index.ts'
import { readMovements } from '../../ledger/index.ts'
import { readMaskedPayouts, readSums } from '../../payments/index.ts'
import { readCard, readOpenCopy } from '../../players/index.ts'
import { readAllLimits, readFacts } from '../../protection/index.ts'
import { readNetDeposits } from '../../reports/index.ts'
import type { OfficeDeps } from '../deps.ts'
import type { OfficeCall } from '../operations/operation-route.ts'
import type { About } from './about-player.ts'
import { readTags } from './access/tags.ts'
import { PAGE, pageOf, placeIn } from './paging.ts'

/** Rights whose buttons the page of a player has. */
const PAGE_RIGHTS = [
  'balance.view',
  'player.reveal_contact',
  'player.reveal_identity',
  'player.reveal_payout',
  'player.message',
  'player.view_as',
  'note.read',
  'note.write',
  'player.block',
  'player.unblock',
  'player.sessions_end',
  'limit.view',
  'limit.house_set',
  'limit.house_lift',
  'exclusion.place',
  'adjustment.propose',
  'adjustment.approve',
  'note.strike',
  'player.contact_change',
  'player.second_step_reset',
  'player.reset_link',
  'player.close',
  'player.correct',
  'player.evidence',
  'player.copy',
  'erasure.ask',
  'player.reveal_network',
  'player.tag',
  'device.block',
  // What its tabs and panels show.
  'player.timeline',
  'withdrawal.view',
  'deposit.view',
  'bet.view',
  'round.view',
  'bonus.view',
  'ticket.view',
  'audit.view',
  'score.view',
] as const

/** All of a player that the role may see. What it may not is null. */
export async function readPage(
  { db, fieldCipher }: Pick<OfficeDeps, 'db' | 'fieldCipher'>,
  { input, caller, actions, now }: OfficeCall<{ id: string }>,
  about: About,
): Promise<contract.PlayerPage> {
  const card = await readCard(db, input.id, caller.locale)
  const offered = actions(PAGE_RIGHTS, about)
  const may = (right: (typeof PAGE_RIGHTS)[number]) =>
    offered.some((one) => one.right === right && one.state !== 'refused')
  const hasStruck = may('audit.view')
  const [standing, purses, limits, notes, payouts, tags, copy] = await Promise.all([
    readFacts(db, input.id),
    may('balance.view') ? readPurses(db, input.id) : null,
    may('limit.view') ? readLimits(db, input.id, now) : null,
    may('note.read') ? readNotes(db, input.id, { hasStruck }) : null,
    may('withdrawal.view') ? readMaskedPayouts({ db, fieldCipher }, input.id, caller.locale) : null,
    readTags(db, input.id),
    readOpenCopy(db, input.id, now),
  ])
  const { currency, ...rest } = card
  return {
    ...rest,
    purses: purses && { ...purses, currency },
    limits,
    notes,
    payouts: payouts?.map((one) => ({ ...one, lastAt: one.lastAt.toISOString() })) ?? null,
    tags,
    dataCopy: copy ? { endsAt: copy.endsAt.toISOString(), taken: copy.taken } : null,
    standing: standing.map((fact) => ({
      kind: fact.kind,
      by: fact.by,
      because: fact.because,
      beganAt: fact.beganAt.toISOString(),
      endsAt: fact.endsAt?.toISOString() ?? null,
      endedAt: fact.endedAt?.toISOString() ?? null,
    })),
    actions: offered,
  }
}

const MONTH_DAYS = 30

async function readPurses(db: Db, playerId: string) {
  const accounts = await db
    .selectFrom('account')
    .select('kind')
    .select(sql<bigint>`sum(balance_e5)::bigint`.as('sum'))
    .where('owner_id', '=', playerId)
    .groupBy('kind')
    .execute()
  const of = (kind: string) => `${accounts.find((one) => one.kind === kind)?.sum ?? 0n}`
  const { staked, won } = await readSums(db, playerId)
  const net = await readNetDeposits(db, playerId, MONTH_DAYS)
  return {
    cashE5: of('player_cash'),
    withdrawalE5: of('player_withdrawal'),
    bonusE5: of('player_bonus'),
    debtE5: of('player_debt'),
    netMonthE5: `${net}`,
    stakedE5: `${staked}`,
    wonE5: `${won}`,
  }
}

async function readLimits(db: Db, playerId: string, now: Date) {
  const rows = await readAllLimits(db, playerId, now)
  return rows.map((row) => ({
    kind: row.kind,
    period: row.period,
    isOfHouse: row.is_of_house,
    most: `${row.most}`,
    // What was deposited is no play: the cashier's limit looks at it by itself.
    used: row.kind === 'deposit' ? null : `${row.usedByPlay}`,
  }))
}

const NOTES_MAX = 200

async function readNotes(db: Db, playerId: string, { hasStruck }: { hasStruck: boolean }) {
  const rows = await db
    .selectFrom('player_note')
    .innerJoin('staff', 'staff.id', 'staff_id')
    .select(['player_note.id', 'full_name', 'at', 'text', 'struck_at'])
    .where('player_id', '=', playerId)
    .orderBy('player_note.id', 'desc')
    .limit(NOTES_MAX)
    .execute()
  return rows.map((row) => ({
    id: `${row.id}`,
    by: row.full_name,
    at: row.at.toISOString(),
    text: row.struck_at === null || hasStruck ? row.text : null,
    isStruck: row.struck_at !== null,
  }))
}

/** A page of the player's movements. */
export async function readMovementsPage(
  { db }: { db: Db },
  { input: { id, after }, caller }: OfficeCall<{ id: string; after?: string | undefined }>,
) {
  const before = placeIn(after)
  const found = await readMovements(db, id, { before, limit: PAGE + 1 })
  const games = await readGamesOfTransfers(db, {
    playerId: id,
    keys: found.map(({ key }) => key),
    locale: caller.locale,
  })
  return pageOf(
    found,
    ({ id: place }) => place,
    (row) => ({
      ...row,
      at: row.at.toISOString(),
      amountE5: `${row.amountE5}`,
      balanceE5: row.balanceE5 === null ? null : `${row.balanceE5}`,
      game: games.get(row.key) ?? null,
    }),
  )
}
