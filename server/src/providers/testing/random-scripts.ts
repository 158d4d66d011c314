import { askWithdrawal, endWithdrawal } from '../../testing/players/withdrawals.ts'
import type { TestCasino } from '../../testing/test-casino.ts'
import { openTable, type Table } from './cases/suite-case.ts'
import { expectBooks, type Played } from './scripts/books.ts'
import { hears } from './scripts/hears.ts'
import {
  answersTo,
  deposited,
  firstState,
  type Naming,
  type State,
  settled,
  withdrew,
} from './scripts/model.ts'
import { type Movement, type Script, type Step, writeScript } from './scripts/script.ts'
import type { Seat, Wire, WireReply } from './wire.ts'

/** So many at once share the wallet's batches, and no launch among them waits too long for its supplier. */
const AT_ONCE = 48

/** Plays the script of each seed on a player of its own, and looks into the players' books after it. */
export async function playScripts(
  casino: TestCasino,
  wire: Wire,
  seeds: readonly number[],
): Promise<Played[]> {
  const table = openTable(casino, wire, 'ok')
  const takesWinsBack = table.takesWinsBack && !wire.amendsWins
  const contract = { unitE5: table.unitE5, takesWinsBack }
  const scripts = seeds.map((seed) => ({ seed, ...writeScript(seed, contract) }))
  const playerIds = await casino.players(scripts)
  // The first launch reads the supplier's games, and the others find them there.
  await table.seat(0n)
  const left = scripts.entries()
  const played: Played[] = []
  const playSome = async () => {
    for (const [index, script] of left) {
      const seat = await table.launch(playerIds[index] ?? '')
      played.push(await playScript(table, seat, script))
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, playSome))
  const failed = ended.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
  return expectBooks(casino, played)
}

type Seeded = Script & { seed: number }

async function playScript(
  table: Table,
  seat: Seat,
  { seed, cashE5, steps }: Seeded,
): Promise<Played> {
  const script: Running = { table, seat, states: [firstState(cashE5)], told: [], open: [] }
  for (const step of steps) await takeOf(seed, script, step)
  for (const step of refusedAgain(script)) await takeOf(seed, script, step)
  const { states, told } = script
  return { playerId: seat.playerId, states, told: wordsOf(seed, told) }
}

async function takeOf(seed: number, script: Running, step: Step): Promise<void> {
  await take(script, step)
  if (script.states.length === 0) throw new Error(wordsOf(seed, script.told))
}

/** LED-13: a bet that was refused for want of money comes again once there is enough. */
function refusedAgain({ states: [state] }: Running): Step[] {
  const refused = [...(state?.kept.values() ?? [])].find(
    ({ refusal, movement }) => refusal === 'notEnoughMoney' && movement.kind === 'bet',
  )
  if (!refused) return []
  const { movement } = refused
  const deposit: Step = { does: 'deposit', amountE5: movement.message.amountE5 }
  return [deposit, { does: 'send', movements: [movement] }]
}

/** What plays it again, and how it went up to the answer that cannot be. */
const wordsOf = (seed: number, told: readonly string[]) =>
  `ZAR_SCRIPT_SEED=${seed} plays this script alone:\n${told.join('\n')}`

type Running = {
  table: Table
  seat: Seat
  states: State[]
  told: string[]
  /** The withdrawals that wait for the bank. */
  open: Open[]
}
type Open = NonNullable<Awaited<ReturnType<typeof askWithdrawal>>>

async function take(script: Running, step: Step): Promise<void> {
  const { table, seat, told } = script
  if (step.does === 'send') return send(script, step.movements)
  told.push(step.does)
  const change = (by: Partial<State>) => {
    script.states = script.states.map((state) => ({ ...state, ...by }))
  }
  switch (step.does) {
    case 'balance':
      return hearBalance(script, await table.wire.balance(seat))
    case 'end':
      await table.end(seat)
      return change({ hasEnded: true })
    case 'launch':
      script.seat = await table.launch(seat.playerId)
      return change({ hasEnded: false })
    case 'become':
      told.push(step.status)
      await table.setStatus(seat, step.status)
      return change({ isActive: step.status === 'active' })
    case 'deposit':
      await table.casino.deposit(seat.playerId, step.amountE5)
      script.states = script.states.map((state) => deposited(state, step.amountE5))
      return
    case 'withdraw':
      return withdraw(script, step.amountE5)
    case 'settle':
      return settle(script, step.isPaid)
  }
}

async function withdraw(script: Running, amountE5: bigint): Promise<void> {
  const { table, seat, told } = script
  const open = await askWithdrawal(table.casino.db, { playerId: seat.playerId, amountE5 })
  told.push(`${amountE5} ${open ? 'is on its way' : 'is refused'}`)
  script.states = script.states.filter(({ cashE5 }) => cashE5 >= amountE5 === (open !== undefined))
  if (!open) return
  script.open.push(open)
  script.states = script.states.map((state) => withdrew(state, amountE5))
}

async function settle(script: Running, isPaid: boolean): Promise<void> {
  const open = script.open.shift()
  if (!open) return
  await endWithdrawal(script.table.casino.db, open, isPaid)
  script.told.push(isPaid ? 'paid' : 'returned')
  script.states = script.states.map((state) => settled(state, isPaid))
}

function hearBalance(script: Running, { status, balanceE5 }: WireReply): void {
  script.told.push(`${status} ${balanceE5}`)
  const isTold = status === script.table.wire.says.ok
  script.states = script.states.filter(({ cashE5 }) => isTold && cashE5 === balanceE5)
}

/** What can be true after these replies, whichever of the messages was decided first. */
async function send(script: Running, movements: readonly Movement[]): Promise<void> {
  const { wire } = script.table
  const naming: Naming = { wins: wire.winsName ?? 'bet', rollbacks: wire.rollbacksName ?? 'bet' }
  const said = await Promise.all(movements.map((movement) => say(script, movement)))
  const heard = movements.map((movement, index) => ({ movement, said: said[index] }))
  for (const { movement, said } of heard) {
    script.told.push(`${JSON.stringify(movement, plain)}\n    ${said?.body.replaceAll('\n', '')}`)
  }
  const orders = heard.length === 1 ? [heard] : [heard, heard.toReversed()]
  script.states = orders.flatMap((order) =>
    order.reduce(
      (states, { movement, said }) =>
        states.flatMap((state) =>
          answersTo(state, movement, naming)
            .filter(({ reply }) => said && hears(wire, said, reply))
            .map((branch) => branch.state),
        ),
      script.states,
    ),
  )
}

function say({ table: { wire }, seat }: Running, movement: Movement): Promise<WireReply> {
  if (movement.kind === 'bet') return wire.bet(seat, movement.message)
  if (movement.kind === 'win') return wire.win(seat, movement.message)
  return wire.rollback(seat, movement.message)
}

const plain = (_name: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)
