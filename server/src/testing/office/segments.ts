import type { Expression } from '@zar/contract/office/segments/expression'
import type { TestCasino } from '../test-casino.ts'

/** Sums in whole units, of all days and of today. */
export type MadeFacts = {
  email?: boolean
  sms?: boolean
  excluded?: boolean
  onBreak?: boolean
  noMarketing?: boolean
  markers?: number
  deposited?: number
  staked?: number
  /** Days ago of one day with these sums. */
  day?: { ago: number; deposited: number; staked: number; product: 'casino' | 'sport' }
}

const DAY_MS = 86_400_000

/** What segments ask of players, made as a test needs it. The moments are the clock's. */
export function openSegmentPlants(casino: TestCasino) {
  const { owner, clock } = casino
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)

  async function answer(playerId: string, kind: 'email' | 'sms', isGiven: boolean): Promise<void> {
    const row = { version: '1', locale: 'tr', ip: '', created_at: clock.now() } as const
    await casino.db
      .insertInto('consent')
      .values({ ...row, player_id: playerId, kind: `marketing_${kind}`, is_given: isGiven })
      .execute()
  }

  async function put(playerId: string, facts: MadeFacts): Promise<void> {
    if (facts.email) await answer(playerId, 'email', true)
    if (facts.sms) await answer(playerId, 'sms', true)
    if (facts.excluded) await keepOut(playerId, 'self_exclusion')
    if (facts.onBreak) await keepOut(playerId, 'time_out')
    if (facts.noMarketing) await pause(playerId)
    if (facts.markers) await mark(playerId, facts.markers)
    await sums(playerId, facts)
  }

  async function keepOut(playerId: string, kind: 'self_exclusion' | 'time_out'): Promise<void> {
    const ends = kind === 'time_out' ? ago(-1) : null
    await owner.db
      .insertInto('exclusion')
      .values({ player_id: playerId, kind, began_at: ago(1), ends_at: ends })
      .execute()
  }

  async function pause(playerId: string): Promise<void> {
    await owner.db
      .insertInto('no_marketing')
      .values({ player_id: playerId, began_at: ago(1), ends_at: ago(-1), because: 'a test' })
      .execute()
  }

  async function mark(playerId: string, points: number): Promise<void> {
    const row = { rule: 'harm_chasing', rule_version: 0, reasons: '[]', found_at: ago(1) }
    await owner.db
      .insertInto('harm_marker')
      .values({ ...row, player_id: playerId, points, at: ago(1) })
      .execute()
  }

  async function sums(playerId: string, { deposited = 0, staked = 0, day }: MadeFacts) {
    const zeros = { own_stakes_e5: 0n, wins_e5: 0n, withdrawals_e5: 0n, player_id: playerId }
    const total = {
      deposits_e5: BigInt(deposited) * 100_000n,
      stakes_e5: BigInt(staked) * 100_000n,
    }
    const moments = { second_deposit_at: null, first_stake_at: null, last_stake_at: null }
    await owner.db
      .insertInto('player_lifetime')
      .values({
        ...zeros,
        ...total,
        ...moments,
        ngr_e5: 0n,
        first_deposit_at: deposited > 0 ? ago(5) : null,
      })
      .execute()
    if (!day) return
    await owner.db
      .insertInto('player_day')
      .values({
        ...zeros,
        day: dayOf(ago(day.ago)),
        product: day.product,
        own_bets: 1n,
        deposits_e5: BigInt(day.deposited) * 100_000n,
        stakes_e5: BigInt(day.staked) * 100_000n,
      })
      .execute()
  }

  /** A segment with one version, of this person's. */
  async function segment(expression: Expression, madeBy: string): Promise<bigint> {
    const made = { made_by: madeBy, made_at: clock.now() }
    const { id } = await casino.db
      .insertInto('segment')
      .values({ ...made, name: casino.random.uuid() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const version = { segment_id: id, version: 1, because: 'new', ...made }
    await casino.db
      .insertInto('segment_version')
      .values({ ...version, expression: JSON.stringify(expression) })
      .execute()
    return id
  }

  return { answer, put, segment }
}

/** Istanbul's calendar day. */
const dayOf = (at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(at)
