import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BonusFixture, E5, openBonusFixture } from '../../../testing/bonuses/bonus-fixture.ts'
import { times } from '../../../testing/chance.ts'
import { openWallet, type Wallet, type WalletCommand } from '../../casino/index.ts'

const CASH_E5 = 15n * E5
/** Of the trial bonus. */
const [BONUS_E5, MAX_STAKE_E5] = [100n * E5, 10n * E5]
const IDS = 10

let fixture: BonusFixture
let wallets: Wallet[]
beforeAll(async () => {
  fixture = await openBonusFixture()
  const deps = { ...fixture.casino, log: fixture.deps.log }
  wallets = [openWallet(deps), openWallet(deps)]
})
afterAll(async () => {
  expect(await fixture.casino.sumOfBooks()).toBe(0n)
  expect(await fixture.findings()).toEqual([])
  for (const wallet of wallets) await wallet.close()
  await fixture.close()
})

type Kept = { command: WalletCommand; outcome: string; from: 'cash' | 'bonus' }

/** The rules once more, as naively as they can be said. It shares no code with the wallet. */
function openOracle() {
  const kept: Kept[] = []
  const held = { cash: CASH_E5, bonus: BONUS_E5 }
  let isRunning = true
  const find = (id: string | null) => kept.find(({ command: c }) => c.transactionId === id)
  const isUndone = (id: string | null) =>
    kept.some(({ command: c }) => c.kind === 'rollback' && c.referenceId === id)
  const isPaid = (id: string | null) =>
    kept.some(
      ({ command: c, outcome }) =>
        c.kind === 'win' &&
        c.referenceId === id &&
        outcome === 'ok' &&
        c.amountE5 > 0n &&
        !isUndone(c.transactionId),
    )
  function keep(command: WalletCommand, outcome: string, from: Kept['from'] = 'cash', byE5 = 0n) {
    const afterE5 = held[from] + byE5
    // What a win took with it that is no longer there is owed, or was the operator's to give.
    held[from] = afterE5 < 0n ? 0n : afterE5
    kept.push({ command, outcome, from })
    return outcome
  }

  const rules = {
    bet(command: WalletCommand) {
      const { amountE5, transactionId } = command
      if (isUndone(transactionId)) return keep(command, 'rolled_back')
      if (held.cash >= amountE5) return keep(command, 'ok', 'cash', -amountE5)
      if (!isRunning || held.bonus < amountE5) return keep(command, 'not_enough_money')
      if (amountE5 > MAX_STAKE_E5) return keep(command, 'limit_reached')
      return keep(command, 'ok', 'bonus', -amountE5)
    },
    win(command: WalletCommand) {
      const names = [command.transactionId, command.referenceId]
      if (names.some(isUndone)) return keep(command, 'rolled_back')
      const bet = find(command.referenceId)
      if (bet?.command.kind !== 'bet' || bet.outcome !== 'ok') return 'transaction_unknown'
      return keep(command, 'ok', bet.from, command.amountE5)
    },
    rollback(command: WalletCommand) {
      const named = find(command.referenceId)
      if (isUndone(command.referenceId) || !named) return keep(command, 'ok')
      const { kind, amountE5 } = named.command
      if (kind === 'rollback') return 'transaction_unknown'
      if (named.outcome !== 'ok') return keep(command, 'ok')
      if (kind === 'win') return keep(command, 'ok', named.from, -amountE5)
      if (isPaid(command.referenceId)) return 'transaction_unknown'
      return keep(command, 'ok', named.from, amountE5)
    },
  }
  return {
    held,
    decline() {
      isRunning = false
      held.bonus = 0n
    },
    post(command: WalletCommand): string {
      const same = find(command.transactionId)
      if (!same) return rules[command.kind](command)
      const isReplay =
        same.command.kind === command.kind && same.command.fingerprint === command.fingerprint
      return isReplay ? same.outcome : 'changed_replay'
    },
  }
}

const wish = fc.record({
  kind: fc.constantFrom('bet' as const, 'bet' as const, 'win' as const, 'rollback' as const),
  id: fc.nat(IDS - 1),
  reference: fc.nat(IDS - 1),
  liras: fc.bigInt(0n, 12n),
})
const burst = fc.record({
  process: fc.nat(1),
  wishes: fc.array(wish, { minLength: 1, maxLength: 6 }),
})
const game = fc.record({
  bursts: fc.array(burst, { maxLength: 12 }),
  /** After which of them the bonus is given up. */
  declinedAfter: fc.nat(12),
})

test('BON-03: whatever is sent, in whatever order, each account has what its own bets left in it', async () => {
  let run = 0
  const property = fc.asyncProperty(game, async ({ bursts, declinedAfter }) => {
    const prefix = `run-${run++}`
    const at = await fixture.table(CASH_E5)
    await fixture.trial(at.playerId)
    const { id: bonusId } = await fixture.bonus(at.playerId)
    const oracle = openOracle()
    for (const [index, { process, wishes }] of bursts.entries()) {
      const commands = wishes.map((w) => {
        const transactionId = `${prefix}-${w.id}`
        if (w.kind === 'bet') return at.bet(w.liras * E5, { transactionId })
        const named = at.bet(0n, { transactionId: `${prefix}-${w.reference}` })
        return w.kind === 'win'
          ? at.win(named, w.liras * E5, { transactionId })
          : at.rollback(named, { transactionId })
      })
      const answers = await Promise.all(commands.map((c) => wallets[process]?.post(c)))
      const said = commands.map((command) => oracle.post(command))
      expect(answers.map((answer) => answer?.outcome)).toEqual(said)
      if (index !== declinedAfter) continue
      await fixture.send('POST', 'decline', at.playerId, { id: bonusId })
      oracle.decline()
    }
    expect(await balancesOf(at.playerId)).toEqual([oracle.held.cash, oracle.held.bonus])
  })
  await fc.assert(property, { numRuns: times(40) })
})

async function balancesOf(playerId: string) {
  const held = await fixture.casino.db
    .selectFrom('bonus')
    .innerJoin('account', 'account.id', 'account_id')
    .select('balance_e5')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  return [await fixture.casino.cashE5(playerId), held.balance_e5]
}
