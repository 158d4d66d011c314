import type { FoundRecord } from '@zar/contract/office/desk/search'
import type { Right } from '@zar/contract/office/rights/rights'
import { findBet } from '../../betting/index.ts'
import { findRounds } from '../../casino/index.ts'
import { findTransfer } from '../../ledger/index.ts'
import { findPayments } from '../../payments/index.ts'
import { findPlayers, shownUsercode } from '../../players/index.ts'
import { findTickets } from '../../support/index.ts'
import type { OfficeDeps } from '../deps.ts'
import type { OfficeCall } from '../operations/operation-route.ts'
import { countriesWithin } from '../rights/scopes.ts'
import type { Wish } from './shape.ts'

/** Players of one answer. */
const PLAYERS_MAX = 6

type Deps = Pick<OfficeDeps, 'db'>
type Call = OfficeCall<unknown>
/** A record before it is known whether the caller may see it. */
type Raw = Omit<FoundRecord, 'player' | 'by' | 'amountE5' | 'at'> & {
  right: Right
  playerId: string
  amountE5: bigint | null
  at: Date
}

const has = (call: Call, right: Right): boolean =>
  call.actions([right]).every(({ state }) => state !== 'refused')

/** What the caller may see of all that the wishes find. */
export async function findRecords(
  deps: Deps,
  call: Call,
  wishes: readonly Wish[],
): Promise<FoundRecord[]> {
  const found = await Promise.all(wishes.map((wish) => findOne(deps, call, wish)))
  const people = found.flatMap(({ people = [] }) => people)
  return [
    ...people,
    ...(await seen(
      deps,
      call,
      found.flatMap(({ records = [] }) => records),
    )),
  ]
}

type Finding = { people?: FoundRecord[]; records?: Raw[] }

async function findOne(deps: Deps, call: Call, wish: Wish): Promise<Finding> {
  if (wish.kind === 'person') return { people: await findPeople(deps, call, wish) }
  if (wish.kind === 'round') return { records: await findRoundsOf(deps, call, wish.transaction) }
  return { records: await FIND[wish.kind](deps, wish.number) }
}

async function findPeople(
  { db }: Deps,
  call: Call,
  { text, by }: Extract<Wish, { kind: 'person' }>,
): Promise<FoundRecord[]> {
  if (!has(call, 'player.list')) return []
  const countries = countriesWithin(call.person, 'player.list')
  const { rows } = await findPlayers(db, { search: text, countries })
  return rows.slice(0, PLAYERS_MAX).map(({ id, number, username, name }) => ({
    kind: 'player',
    id,
    name: number,
    player: { id, number, username },
    by,
    what: name,
    amountE5: null,
    at: null,
  }))
}

const FIND = {
  payment: async ({ db }: Deps, number: bigint): Promise<Raw[]> =>
    (await findPayments(db, { number })).map(({ kind, id, number: name, ...rest }) => ({
      ...rest,
      kind,
      id,
      name,
      what: null,
      right: `${kind}.view` as const,
    })),
  transfer: async ({ db }: Deps, number: bigint): Promise<Raw[]> => {
    const one = await findTransfer(db, { number })
    if (!one) return []
    const { reason, playerId, amountE5, at } = one
    const record = { id: `${one.id}`, name: `${one.id}`, playerId, amountE5, at }
    const transfer = { ...record, kind: 'transfer', what: reason, right: 'ledger.view' } as const
    // A round is called by the transfer that began it.
    const round = { ...record, kind: 'round', what: null, right: 'round.view' } as const
    return reason === 'bet' ? [transfer, round] : [transfer]
  },
  bet: async ({ db }: Deps, number: bigint): Promise<Raw[]> => {
    const one = await findBet(db, number)
    if (!one) return []
    const { id, playerId, state, amountE5, at } = one
    return [{ kind: 'bet', id, name: id, what: state, playerId, amountE5, at, right: 'bet.view' }]
  },
  ticket: async ({ db }: Deps, number: bigint): Promise<Raw[]> => {
    const found = await findTickets(db, [`${number}`])
    return found.map(({ number: id, playerId, title, createdAt }) => ({
      kind: 'ticket',
      id: `${id}`,
      name: `${id}`,
      what: title,
      playerId,
      amountE5: null,
      at: new Date(createdAt),
      right: 'ticket.view',
    }))
  },
}

async function findRoundsOf({ db }: Deps, call: Call, transaction: string): Promise<Raw[]> {
  const rounds = await findRounds(db, transaction, call.caller.locale)
  return rounds.map(({ id, playerId, game, amountE5, at }) => ({
    kind: 'round',
    id,
    name: id,
    what: game,
    playerId,
    amountE5,
    at,
    right: 'round.view',
  }))
}

/** Those that the caller may see: by their right, the player's country and the sum. */
async function seen({ db }: Deps, call: Call, raw: readonly Raw[]): Promise<FoundRecord[]> {
  const own = raw.filter(({ right }) => has(call, right))
  if (own.length === 0) return []
  const players = await db
    .selectFrom('player')
    .innerJoin('country', 'country.id', 'country_id')
    .select(['player.id', 'usercode', 'username', 'country.code'])
    .where(
      'player.id',
      'in',
      own.map(({ playerId }) => playerId),
    )
    .execute()
  const byId = new Map(players.map((player) => [player.id, player]))
  return own.flatMap(({ right, playerId, amountE5, at, ...record }) => {
    const player = byId.get(playerId)
    if (!player) return []
    const about = {
      object: `${record.kind}:${record.id}`,
      player: { id: playerId, segments: [], country: player.code },
    }
    const asked = amountE5 === null ? about : { ...about, amountE5 }
    if (call.actions([right], asked).some(({ state }) => state === 'refused')) return []
    const number = shownUsercode(player.usercode)
    return [
      {
        ...record,
        player: { id: playerId, number, username: player.username },
        by: null,
        amountE5: amountE5 === null ? null : `${amountE5}`,
        at: at.toISOString(),
      },
    ]
  })
}
