import type { Books, Place } from './books.ts'

export const CASH = 'cash'

/** What a day comes to, counted from the movements themselves and in no way from the roll-ups. */
export type Counted = {
  stakes: bigint
  wins: bigint
  openStakes: bigint
  deposits: bigint
  withdrawals: bigint
  balances: bigint
  ngr: bigint
  house: Record<'games' | 'gateway' | 'promotion', bigint>
}

export const nothing = (): Counted => ({
  stakes: 0n,
  wins: 0n,
  openStakes: 0n,
  deposits: 0n,
  withdrawals: 0n,
  balances: 0n,
  ngr: 0n,
  house: { games: 0n, gateway: 0n, promotion: 0n },
})

type Posting = {
  key: string
  player: string
  source: Place
  target: Place
  amountE5: bigint
  reason: string
}
type Tx = Parameters<Books['post']>[0]

/** What the movements of an evening share: the moment, the sums so far, and what everybody holds. */
export function openContext(books: Books, chance: () => number) {
  const held = new Map<string, bigint>()
  let number = 0
  const evening = {
    books,
    chance,
    day: nothing(),
    at: new Date(0),
    numberNow: () => number,
    next: () => `n${number++}`,
    of: (player: string, kind = CASH): Place => ({ player, kind }),
    house: (kind: string): Place => ({ kind }),
    balance: ({ player, kind }: Place) => held.get(`${player} ${kind}`) ?? 0n,
    pick: <One>(all: readonly One[]) => all[Math.floor(chance() * all.length)] as One,
    some: (mostE5: bigint) => (mostE5 * BigInt(Math.floor(chance() * 1_000) + 1)) / 1_000n || 1n,
    post(tx: Tx, { player, ...posting }: Posting) {
      count(posting)
      return books.post(tx, { ...posting, playerId: player, at: evening.at })
    },
    plain: (posting: Posting) => books.transact((tx) => evening.post(tx, posting)),
  }

  function count({ source, target, amountE5 }: Pick<Posting, 'source' | 'target' | 'amountE5'>) {
    const { day } = evening
    for (const [place, deltaE5] of [
      [source, -amountE5],
      [target, amountE5],
    ] as const) {
      const name = `${place.player} ${place.kind}`
      held.set(name, (held.get(name) ?? 0n) + deltaE5)
      if (place.player) day.balances += deltaE5
      else day.house[place.kind as 'games'] += deltaE5
    }
    if (source.kind === 'gateway') day.deposits += amountE5
    if (target.kind === 'gateway') day.withdrawals += amountE5
  }

  return evening
}
export type Evening = ReturnType<typeof openContext>
