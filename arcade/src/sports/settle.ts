import type { SportsDeps } from './deps.ts'
import { matchOf, resultOf } from './matches.ts'
import type { OperatorWallet } from './operator-wallet.ts'
import { type Bet, type BetState, moveBet, takeDue } from './store.ts'

const POLL_MS = 1_000
const BATCH_MAX = 50
/** After this long without an answer it is tried again. */
const AGAIN_MS = 10_000
const PAID: readonly number[] = [0, 46]
/** Given back, never taken, or given back before. */
const RETURNED: readonly number[] = [0, 28, 58]

type Deps = SportsDeps & { wallet: OperatorWallet }

/** Settles the bets whose match is over and gives back the doubtful ones, until the operator agrees. */
export function startSettling(deps: Deps) {
  let running: Promise<void> | undefined
  const run = async () => {
    try {
      while ((await settleDue(deps)) === BATCH_MAX);
    } catch (error) {
      deps.log.warn({ reason: String(error) }, 'bets not settled')
    }
    running = undefined
  }
  const poll = setInterval(() => {
    running ??= run()
  }, POLL_MS)
  return {
    async stop(): Promise<void> {
      clearInterval(poll)
      await running
    },
  }
}

/** How many were due. */
export async function settleDue(deps: Deps): Promise<number> {
  const now = deps.clock()
  const due = await takeDue(deps.pool, new Date(now), new Date(now + AGAIN_MS), BATCH_MAX)
  for (const bet of due) {
    const next = bet.state === 'open' ? await settle(deps, bet) : await giveBack(deps, bet)
    if (next) await moveBet(deps.pool, bet, next, null)
    else deps.log.warn({ order: bet.id }, 'operator has not settled a bet')
  }
  return due.length
}

/** A bet that is lost is told as a payout of nothing. */
async function settle({ wallet, resultSecret }: Deps, bet: Bet): Promise<BetState | undefined> {
  const match = matchOf(bet.match_id)
  if (!match) return undefined
  const isWon = resultOf(match, resultSecret) === bet.pick
  const code = await wallet.payOut({
    OrderNumber: bet.id,
    TransactionId: bet.payout_transaction,
    ClientId: bet.client_id,
    CurrencyId: bet.currency,
    TransactionTypeId: 2,
    Amount: isWon ? Math.floor((bet.stake_kurus * bet.price) / 100) / 100 : 0,
  })
  if (code === undefined || !PAID.includes(code)) return undefined
  return isWon ? 'won' : 'lost'
}

async function giveBack({ wallet }: Deps, bet: Bet): Promise<BetState | undefined> {
  const code = await wallet.giveBack({ TransactionId: bet.stake_transaction, OrderNumber: bet.id })
  return code !== undefined && RETURNED.includes(code) ? 'returned' : undefined
}
