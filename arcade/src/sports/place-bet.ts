import type { SportsDeps } from './deps.ts'
import { openMatchOf } from './matches.ts'
import type { OperatorWallet } from './operator-wallet.ts'
import type { BetRefusal, BetRequest } from './protocol.ts'
import { addBet, type Bet, findSession, moveBet, type Session } from './store.ts'

/** An answer that has not come by then is a doubt, which the sweep settles. */
const ASKED_MS = 20_000
const PICKS = ['1', 'X', '2']
/** What means that the stake was taken: now, or by a message whose answer was lost. */
const TAKEN: readonly number[] = [0, 46]
const REFUSALS: Record<number, BetRefusal> = { 13: 'blocked', 37: 'session', 71: 'low_balance' }

type Deps = SportsDeps & { wallet: OperatorWallet }

/** Takes a bet: written down first, then asked of the operator's wallet. Null when it stands. */
export async function placeBet(deps: Deps, request: BetRequest): Promise<BetRefusal | null> {
  const { pool, clock } = deps
  const session = await findSession(pool, request.session)
  if (!session) return 'session'
  const match = openMatchOf(request.matchId, clock())
  const price = match?.prices[request.pick] ?? 0
  if (!match || price === 0) return 'closed'
  const bet = await addBet(
    pool,
    {
      request_id: request.requestId,
      session_id: session.id,
      client_id: session.client_id,
      currency: session.currency,
      match_id: match.id,
      pick: request.pick,
      price,
      stake_kurus: request.stakeKurus,
      info: `${match.home} – ${match.away}: ${PICKS[request.pick]}`,
    },
    { at: new Date(clock()), dueAt: new Date(clock() + ASKED_MS) },
  )
  // The same press again: the first one is being answered.
  if (!bet) return null
  return conclude(deps, bet, await ask(deps, bet, session), match.endsAtMs)
}

const ask = ({ wallet }: Deps, bet: Bet, { token }: Session) =>
  wallet.takeStake({
    Token: token,
    CurrencyId: bet.currency,
    OrderNumber: bet.id,
    GameId: 1,
    TransactionId: bet.stake_transaction,
    Info: bet.info,
    DeviceTypeId: 1,
    TypeId: 1,
    BetState: 1,
    PossibleWin: Math.floor((bet.stake_kurus * bet.price) / 100) / 100,
    OperationItems: [{ ClientId: bet.client_id, Amount: bet.stake_kurus / 100 }],
  })

async function conclude(
  { pool, clock }: Deps,
  bet: Bet,
  code: number | undefined,
  endsAtMs: number,
): Promise<BetRefusal | null> {
  if (code === undefined) {
    await moveBet(pool, bet, 'doubtful', new Date(clock()))
    return 'unclear'
  }
  if (TAKEN.includes(code)) {
    await moveBet(pool, bet, 'open', new Date(endsAtMs))
    return null
  }
  await moveBet(pool, bet, 'refused', null)
  return REFUSALS[code] ?? 'refused'
}
