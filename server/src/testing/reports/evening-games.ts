import { CASH, type Evening } from './evening-context.ts'

type Round = { id: string; player: string; own: boolean; stakeE5: bigint; n: number }

/** Rounds of games, some of several bets, some won or given back on later days. */
export function gameMoves(evening: Evening) {
  const { books, chance, balance, pick, some, post, of, house, next } = evening
  const rounds: Round[] = []

  async function bet(player: string) {
    const own = chance() < 0.7
    const source = of(player, own ? CASH : 'bonus')
    if (balance(source) === 0n) return
    const [id, stakeE5] = [next(), some(balance(source))]
    const round = chance() < 0.3 ? pick(rounds) : undefined
    const isSame = round?.player === player && round.own === own
    const one = { id, player, own, stakeE5, n: isSame ? round.n : evening.numberNow() }
    evening.day.stakes += stakeE5
    await books.transact(async (tx) => {
      await post(tx, {
        key: `hub88:${id}`,
        player,
        source,
        target: house('games'),
        amountE5: stakeE5,
        reason: 'bet',
      })
      await books.store(
        tx,
        player,
        { ...stored(one), id, kind: 'bet', referenceId: null, amountE5: stakeE5 },
        evening.at,
      )
    })
    rounds.push(one)
  }

  const stored = ({ n, own }: Round) => ({
    provider: 'hub88',
    game: `game${n % 3}`,
    round: `r${n}`,
    own,
  })

  async function win(round: Round) {
    const [id, amountE5] = [next(), some(round.stakeE5 * 4n)]
    evening.day.wins += amountE5
    await books.transact(async (tx) => {
      const target = of(round.player, round.own ? CASH : 'bonus')
      await post(tx, {
        key: `hub88:${id}`,
        player: round.player,
        source: house('games'),
        target,
        amountE5,
        reason: 'win',
      })
      await books.store(
        tx,
        round.player,
        { ...stored(round), id, kind: 'win', referenceId: round.id, amountE5 },
        evening.at,
      )
    })
  }

  async function giveBack(round: Round) {
    rounds.splice(rounds.indexOf(round), 1)
    const id = next()
    evening.day.stakes -= round.stakeE5
    await books.transact(async (tx) => {
      const target = of(round.player, round.own ? CASH : 'bonus')
      const { player, stakeE5: amountE5 } = round
      await post(tx, {
        key: `hub88:${id}`,
        player,
        source: house('games'),
        target,
        amountE5,
        reason: 'rollback',
      })
      await books.store(
        tx,
        player,
        { ...stored(round), id, kind: 'rollback', referenceId: round.id, amountE5 },
        evening.at,
      )
    })
  }

  async function freeRound(player: string) {
    const [id, amountE5] = [next(), some(200_000n)]
    const one = { id, player, own: false, stakeE5: amountE5, n: evening.numberNow() }
    evening.day.stakes += amountE5
    await books.transact(async (tx) => {
      await post(tx, {
        key: `hub88:${id}`,
        player,
        source: house('promotion'),
        target: house('games'),
        amountE5,
        reason: 'bet',
      })
      await books.store(
        tx,
        player,
        { ...stored(one), id, kind: 'bet', referenceId: null, amountE5 },
        evening.at,
      )
    })
  }

  return { rounds, bet, win, giveBack, freeRound }
}
