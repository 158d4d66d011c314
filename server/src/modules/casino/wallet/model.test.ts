import fc from 'fast-check'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { times } from '../../../testing/chance.ts'
import { openTable } from '../../../testing/players/play.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { balancesE5, verifyLedger } from '../../ledger/index.ts'
import {
  openWallet,
  roundReference,
  verifyWallet,
  type Wallet,
  type WalletAnswer,
  type WalletCommand,
} from './index.ts'

const START_E5 = 60n
const PLAYERS = 3
const IDS = 12
const ROUNDS = 2

/**
 * The rules once more, as naively as they can be said: a list of everything that was ever stored,
 * searched from its start each time. It shares no code with the wallet.
 */
function openOracle() {
  const kept: { command: WalletCommand; outcome: string; answer: object }[] = []
  const cash = new Map<string, bigint>()
  const debt = new Map<string, bigint>()
  const cashOf = (id: string) => cash.get(id) ?? START_E5
  const debtOf = (id: string) => debt.get(id) ?? 0n

  const answer = ({ playerId }: WalletCommand, outcome: string) => ({
    outcome,
    balanceE5: cashOf(playerId),
    currency: 'TRY',
  })
  function keep(command: WalletCommand, outcome: string, deltaE5 = 0n) {
    const { playerId } = command
    const afterE5 = cashOf(playerId) + deltaE5
    cash.set(playerId, afterE5 < 0n ? 0n : afterE5)
    if (afterE5 < 0n) debt.set(playerId, debtOf(playerId) + afterE5)
    const given = answer(command, outcome)
    kept.push({ command, outcome, answer: given })
    return given
  }
  const find = (id: string | null) => kept.find(({ command: c }) => c.transactionId === id)
  const isUndone = (playerId: string, id: string | null) =>
    kept.some(
      ({ command: c }) => c.kind === 'rollback' && c.playerId === playerId && c.referenceId === id,
    )
  const isPaid = (playerId: string, id: string | null) =>
    kept.some(
      ({ command: c, outcome }) =>
        [c.kind, c.playerId, c.referenceId, outcome].join() ===
          ['win', playerId, id, 'ok'].join() &&
        c.amountE5 > 0n &&
        !isUndone(playerId, c.transactionId),
    )

  /** How little a bet is what a win or a rollback of its round means: one that stands unpaid is meant first. */
  const rankOf = ({ command: { playerId, transactionId: id }, outcome }: (typeof kept)[number]) => {
    if (outcome !== 'ok') return 'refused'
    if (isUndone(playerId, id)) return 'c'
    return isPaid(playerId, id) ? 'b' : 'a'
  }
  /** The bet of the round in place of the round; where it has bets, but none that is meant, one still to come. */
  function withBet(command: WalletCommand) {
    const { kind, playerId, referenceId, amountE5 } = command
    if (kind === 'bet' || !referenceId?.startsWith('round ')) return command
    const bets = kept.filter(
      ({ command: c }) =>
        c.kind === 'bet' && c.playerId === playerId && c.referenceId === referenceId,
    )
    if (bets.length === 0) return command
    const [meant] = bets
      .filter(({ command: c }) => kind === 'win' || c.amountE5 === amountE5)
      .map((bet) => ({ ...bet, rank: `${rankOf(bet)} ${bet.command.transactionId}` }))
      .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    const early = `${referenceId} ${amountE5}`
    return {
      ...command,
      referenceId: meant?.command.transactionId ?? early,
      ...(kind === 'win' && { settlesWholeRound: true }),
    }
  }
  /** Whether a win that named the round of this bet stands on any bet of it. */
  const isRoundPaid = ({ playerId, referenceId }: WalletCommand) =>
    referenceId?.startsWith('round ') &&
    kept.some(
      ({ command: bet }) =>
        bet.kind === 'bet' &&
        bet.playerId === playerId &&
        bet.referenceId === referenceId &&
        kept.some(
          ({ command: c, outcome }) =>
            [c.kind, c.playerId, c.referenceId, c.settlesWholeRound, outcome].join() ===
              ['win', playerId, bet.transactionId, true, 'ok'].join() &&
            c.amountE5 > 0n &&
            !isUndone(playerId, c.transactionId),
        ),
    )
  const isBetPaid = (bet: WalletCommand) =>
    isPaid(bet.playerId, bet.transactionId) || isRoundPaid(bet)

  const rules = {
    bet(command: WalletCommand) {
      const { playerId, transactionId, referenceId, amountE5 } = command
      const names = [referenceId, `${referenceId} ${amountE5}`]
      const isRoundCalledOff = referenceId !== null && names.some((id) => isUndone(playerId, id))
      if (isUndone(playerId, transactionId) || isRoundCalledOff) return keep(command, 'rolled_back')
      if (cashOf(command.playerId) < command.amountE5) return keep(command, 'not_enough_money')
      return keep(command, 'ok', -command.amountE5)
    },
    win(command: WalletCommand) {
      const { playerId, transactionId, referenceId, amountE5 } = command
      const isCalledOff = isUndone(playerId, transactionId) || isUndone(playerId, referenceId)
      if (isCalledOff) return keep(command, 'rolled_back')
      const bet = find(referenceId)
      const isOwn = bet?.command.kind === 'bet' && bet.command.playerId === playerId
      if (!isOwn || bet.outcome !== 'ok') return answer(command, 'transaction_unknown')
      return keep(command, 'ok', amountE5)
    },
    rollback(command: WalletCommand) {
      const { playerId, referenceId } = command
      const named = find(referenceId)
      if (isUndone(playerId, referenceId) || !named) return keep(command, 'ok')
      const { kind, amountE5 } = named.command
      if (named.command.playerId !== playerId || kind === 'rollback') {
        return answer(command, 'transaction_unknown')
      }
      if (named.outcome !== 'ok') return keep(command, 'ok')
      if (kind === 'win') return keep(command, 'ok', -amountE5)
      if (isBetPaid(named.command)) return answer(command, 'transaction_unknown')
      return keep(command, 'ok', amountE5)
    },
  }
  return {
    cashOf,
    debtOf,
    post(command: WalletCommand): object {
      const same = find(command.transactionId)
      if (!same) {
        return rules[command.kind](withBet(command))
      }
      const isReplay =
        same.command.kind === command.kind && same.command.fingerprint === command.fingerprint
      return isReplay ? same.answer : answer(command, 'changed_replay')
    },
  }
}

let casino: TestCasino
let wallets: Wallet[] = []
const open = (): Wallet =>
  openWallet({
    pool: casino.pool,
    clock: casino.clock,
    house: casino.house,
    log: pino({ level: 'silent' }),
  })
beforeAll(async () => {
  casino = await openTestCasino()
  wallets = [open(), open()]
})
afterAll(async () => {
  expect(await casino.sumOfBooks()).toBe(0n)
  expect((await verifyLedger(casino.db)).findings).toEqual([])
  expect(await verifyWallet(casino.db)).toEqual([])
  for (const wallet of wallets) await wallet.close()
  await casino.close()
})

/** Few ids and few players, so that replays, changed replays, strangers and reorder are common. */
const wish = fc.record({
  kind: fc.constantFrom('bet' as const, 'bet' as const, 'win' as const, 'rollback' as const),
  id: fc.nat(IDS - 1),
  reference: fc.nat(IDS - 1),
  /** Of a supplier who names the round instead. */
  round: fc.option(fc.nat(ROUNDS - 1)),
  /** Few, so that a rollback that names a round often means a bet of it. */
  amountE5: fc.constantFrom(0n, 3n, 10n, 40n),
})
/** What arrives at once for a player, at which process, and whether that one dies and hears it again. */
const burst = fc.record({
  process: fc.nat(1),
  player: fc.nat(PLAYERS - 1),
  wishes: fc.array(wish, { minLength: 1, maxLength: 6 }),
  isReplyLost: fc.boolean(),
})

test('whatever is sent, repeated, reordered or lost, the wallet answers as the rules say', async () => {
  let run = 0
  const property = fc.asyncProperty(fc.array(burst, { maxLength: 14 }), async (bursts) => {
    const prefix = `run-${run++}`
    const tables = await Promise.all(
      Array.from({ length: PLAYERS }, async () =>
        openTable(casino, await casino.player({ cashE5: START_E5 })),
      ),
    )
    const oracle = openOracle()
    for (const { process, player, wishes, isReplyLost } of bursts) {
      const table = tables[player]
      if (!table) continue
      const commands = wishes.map((w) => {
        const transactionId = `${prefix}-${w.id}`
        if (w.round !== null) {
          const referenceId = roundReference(`${prefix}-${w.round}`)
          return table.bet(w.amountE5, { kind: w.kind, transactionId, referenceId })
        }
        const referenceId = `${prefix}-${w.reference}`
        if (w.kind === 'bet') return table.bet(w.amountE5, { transactionId })
        const named = table.bet(0n, { transactionId: referenceId })
        return w.kind === 'win'
          ? table.win(named, w.amountE5, { transactionId })
          : table.rollback(named, { transactionId })
      })
      await postAndCompare(process, commands, oracle)
      if (!isReplyLost) continue
      await wallets[process]?.close()
      wallets[process] = open()
      await postAndCompare(process, commands, oracle)
    }
    for (const { playerId } of tables) {
      const { player_cash, player_debt } = await balancesE5(casino.db, playerId)
      expect([player_cash, player_debt]).toEqual([oracle.cashOf(playerId), oracle.debtOf(playerId)])
    }
  })
  await fc.assert(property, { numRuns: times(60) })
})

async function postAndCompare(
  process: number,
  commands: WalletCommand[],
  oracle: ReturnType<typeof openOracle>,
): Promise<void> {
  const wallet = wallets[process]
  if (!wallet) throw new Error('no such process')
  const answers: WalletAnswer[] = await Promise.all(commands.map((c) => wallet.post(c)))
  expect(answers.map(({ note: _, ...answer }) => answer)).toEqual(
    commands.map((command) => oracle.post(command)),
  )
}
