import type { Chance } from '../../chance.ts'
import type { Bus } from '../bus/bus.ts'
import { ownBetOf, type RoomSeat } from '../engine/ride.ts'
import type { Reply } from '../engine/step.ts'
import type { AskOwner } from '../room-place.ts'
import type { CommandReply, Outlet, OwnerMessage } from './outlet.ts'
import type { RoomCommand, RoomRunner } from './room-runner.ts'

type PageCommand = Parameters<AskOwner>[1]
type Asking =
  | { kind: 'ask'; from: string; id: string; seat: RoomSeat; command: PageCommand }
  | { kind: 'snapshot' }
type Answering = { id: string; reply: CommandReply }

/** A bet waits for its wallet, which answers within this. */
const ANSWER_WITHIN_MS = 12_000

type RelayParts = {
  bus: Bus
  room: string
  processId: string
  chance: Chance
  /** The room's runner, where it runs here. */
  runner: () => RoomRunner | undefined
  /** What the owner tells; false where something was missed. */
  hear: (message: OwnerMessage) => boolean
  /** The owner of another process has handed the room over. */
  released: () => void
}

/** Between a room's owner and the pages of every process: commands go to it, what it tells comes back. */
export function openRelay({ bus, room, processId, chance, runner, hear, released }: RelayParts) {
  const waiting = new Map<string, (reply: CommandReply) => void>()
  const [asks, told] = [`asks:${room}`, `told:${room}`]

  bus.subscribe(asks, (asking: Asking) => {
    const here = runner()
    if (asking.kind === 'snapshot') here?.snapshot()
    if (asking.kind !== 'ask' || !here) return
    void submit(here, asking.seat, asking.command).then((reply) => {
      const answering: Answering = { id: asking.id, reply }
      bus.publish(`answers:${asking.from}:${room}`, answering)
    })
  })
  bus.subscribe(told, (message: OwnerMessage | { kind: 'released' }) => {
    if (message.kind === 'released') released()
    else if (!hear(message)) askSnapshot()
  })
  bus.subscribe(`answers:${processId}:${room}`, ({ id, reply }: Answering) => {
    waiting.get(id)?.(reply)
    waiting.delete(id)
  })

  const askSnapshot = () => bus.publish(asks, { kind: 'snapshot' } satisfies Asking)
  const outlet: Outlet = (message) => {
    hear(message)
    bus.publish(told, message)
  }

  function askFar(seat: RoomSeat, command: PageCommand): Promise<CommandReply> {
    const id = chance.uuid()
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        waiting.delete(id)
        resolve({ refusal: 'room_closed' })
      }, ANSWER_WITHIN_MS)
      waiting.set(id, (reply) => {
        clearTimeout(late)
        resolve(reply)
      })
      bus.publish(asks, { kind: 'ask', from: processId, id, seat, command } satisfies Asking)
    })
  }

  return {
    outlet,
    askSnapshot,
    ask: ((seat, command) => {
      const here = runner()
      return here ? submit(here, seat, command) : askFar(seat, command)
    }) satisfies AskOwner,
    release: () => bus.publish(told, { kind: 'released' }),
  }
}

function submit(runner: RoomRunner, seat: RoomSeat, command: PageCommand): Promise<CommandReply> {
  return new Promise((resolve) => {
    const { commandId } = command
    const to = { commandId, answer: (reply: Reply) => resolve(replyOf(reply)) }
    runner.submit(commandOf(seat, command, to))
  })
}

function commandOf(seat: RoomSeat, command: PageCommand, to: RoomCommand['to']): RoomCommand {
  switch (command.type) {
    case 'bet':
      return { kind: 'bet', seat, to, slot: command.slot, bet: command.bet }
    case 'takeBack':
      return { kind: 'takeBack', seat, to, betId: command.betId }
    case 'move':
      return { kind: 'move', seat, to, betId: command.betId, move: command.move }
  }
}

const replyOf = (reply: Reply): CommandReply =>
  'refusal' in reply ? reply : { bet: ownBetOf(reply.ride), balanceKurus: reply.ride.balanceKurus }
