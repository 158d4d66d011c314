import { parseArgs } from 'node:util'
import { commitmentOf, randomOf } from '../../arcade/src/fairness/seeds.ts'
import { EARLIER_MODES } from '../../arcade/src/games/earlier/modes.ts'
import { type AnyModes, findModes, MODES } from '../../arcade/src/games/find-modes.ts'
import {
  type DeclaredInRoom,
  findRoomModes,
  ROOM_MODES,
  type RoomModes,
} from '../../arcade/src/games/rooms/room-modes.ts'
import { simulate } from '../../arcade/src/games/simulate.ts'
import { approve } from './approve.ts'

/** Prints what the games of the arcade return, from the code that plays them. */
const USAGE = `npm run rtp -- --list                                       every mode of every game, a line of JSON each; earlier versions last, as GAME@VERSION
npm run rtp -- GAME                                         the modes of one game
npm run rtp -- GAME --mode MODE --rounds 2000000 --seed 1   plays so many rounds and compares
npm run rtp -- GAME --paytable                              the table that the game pays by
npm run rtp -- --approve                                    writes down every game as it is now, as approved`

const ROUNDS_MAX = 1_000_000_000

const EVERY = [...MODES, ...ROOM_MODES, ...EARLIER_MODES]

class Wrong extends Error {}

/** What is printed, a line each. */
function answer(): unknown[] {
  const { values, positionals } = readArguments()
  const [name, ...more] = positionals
  if (values.approve && !name && !values.list) return approve()
  if (values.list && !name) return EVERY.flatMap(linesOf)
  if (!name || more.length > 0 || values.list || values.approve) throw new Wrong(USAGE)
  const modes: AnyModes | RoomModes | undefined = findModes(name) ?? findRoomModes(name)
  if (!modes) {
    const names = EVERY.map((known) => known.name).join(', ')
    throw new Wrong(`There is no game ${name}. There are: ${names}.`)
  }
  if (values.paytable) return [modes.game.paytable]
  if (values.mode === undefined) return linesOf(modes)
  const declared = modes.declared().find(({ mode }) => mode === values.mode)
  if (!declared) throw new Wrong(`${name} has no mode ${values.mode}: npm run rtp -- ${name}`)
  const line = lineOf(modes, declared)
  if (values.rounds === undefined) return [line]
  const { seed = '1' } = values
  const played = play(name, declared.mode, { rounds: roundsOf(values.rounds), seed })
  return [{ ...line, rounds: played.rounds, seed, measuredRtp: played.rtp, z: played.z }]
}

function play(name: string, mode: string, { rounds, seed }: { rounds: number; seed: string }) {
  const modes = findModes(name)
  if (!modes) throw new Wrong(`${name} is a room: its rounds are played by its tests.`)
  const found = simulate(modes, mode, { rounds, randomOf: drawsOf(seed) })
  if (found) return found
  throw new Wrong(`${name} ${mode} is not simulated: its best play needs an enumeration.`)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        list: { type: 'boolean' },
        approve: { type: 'boolean' },
        paytable: { type: 'boolean' },
        mode: { type: 'string' },
        rounds: { type: 'string' },
        seed: { type: 'string' },
      },
    })
  } catch {
    throw new Wrong(USAGE)
  }
}

function roundsOf(text: string): number {
  const rounds = Number(text)
  if (Number.isSafeInteger(rounds) && rounds > 0 && rounds <= ROUNDS_MAX) return rounds
  throw new Wrong(`--rounds is a whole number from 1 to ${ROUNDS_MAX}, not ${text}.`)
}

/** The draws of each round, from seeds as the arcade has them. */
function drawsOf(seed: string) {
  const serverSeed = commitmentOf(`rtp ${seed}`)
  return (round: number) => randomOf({ serverSeed, clientSeed: seed }, round)
}

const linesOf = (modes: AnyModes | RoomModes) =>
  modes.declared().map((declared) => lineOf(modes, declared))

function lineOf(
  { name, game }: AnyModes | RoomModes,
  { exactRtp, rtp, ...declared }: DeclaredInRoom,
) {
  return {
    game: name,
    mode: declared.mode,
    kind: game.kind,
    version: game.version,
    declaredRtp: rtp,
    exactRtp: exactRtp && `${exactRtp.numerator}/${exactRtp.denominator}`,
    hitRate: declared.hitRate,
    standardDeviation: declared.deviation,
    greatestWin: declared.most,
    greatestWinChance: declared.mostChance ?? null,
  }
}

try {
  for (const line of answer()) console.log(JSON.stringify(line))
} catch (error) {
  if (!(error instanceof Wrong)) throw error
  console.error(error.message)
  process.exitCode = 1
}
