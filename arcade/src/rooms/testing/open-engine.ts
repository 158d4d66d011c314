import { createHash } from 'node:crypto'
import { findRoom } from '../../games/rooms/find-room.ts'
import { drawsOf } from '../chain/hash-chain.ts'
import { takeBet, takeDebit } from '../engine/commands.ts'
import type { Engine } from '../engine/engine.ts'
import type { Ride } from '../engine/ride.ts'
import type { Step } from '../engine/step.ts'

export const START = Date.parse('2026-03-01T12:00:00Z')
export const SALT = 'salt'
/** Of a round, by its number. */
export const hashOf = (number: number) =>
  createHash('sha256').update(`round ${number}`).digest('hex')

/** A room without a process: what happens in it the test says. */
export function openEngine(code: string, nextNumber = 1): Engine {
  const rules = findRoom(code)
  if (!rules) throw new Error(code)
  let ids = 0
  return {
    rules,
    hashOf,
    randomOf: (number) => drawsOf(rules.stream, { hash: hashOf(number), salt: SALT, number }),
    newId: () => `id-${++ids}`,
    round: null,
    nextNumber,
    lastNumber: 1_000_000,
    carried: null,
    isClosing: false,
  }
}

type Placing = { seat: string; bet: object; slot?: number; atMs?: number }

/** A bet whose stake is taken at once; undefined where the table refuses it. */
export function place(
  engine: Engine,
  step: Step,
  { seat, bet, slot = 0, atMs = START }: Placing,
): Ride | undefined {
  const who = { id: seat, name: seat, isDemo: true, sessionId: seat, holder: null }
  const to = { commandId: `bet of ${seat}`, answer: () => {} }
  const ride = takeBet(engine, who, { slot, bet: JSON.parse(JSON.stringify(bet)) }, { to, step })
  if (ride) takeDebit(engine, ride, { kind: 'taken', balanceKurus: 0 }, { atMs, step })
  return ride
}

/** Why the last command was refused. */
export const refusalOf = (step: Step): string | undefined =>
  (step.answers.at(-1)?.reply as { refusal?: string } | undefined)?.refusal
