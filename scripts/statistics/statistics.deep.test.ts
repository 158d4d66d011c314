import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { type AnyModes, MODES } from '../../arcade/src/games/find-modes.ts'
import { ROOMS } from '../../arcade/src/games/rooms/find-room.ts'
import type { AnyRoom } from '../../arcade/src/games/rooms/room-game.ts'
import { SEED } from '../../server/src/testing/chance.ts'
import { CONTROLS, gameDraws, houseBytes, houseDraws, roomDraws } from './streams.ts'
import { faultsOf, type Sequence, verdictsOn } from './suite.ts'
import type { Symbols } from './symbol-tests.ts'

const STREAMS = 20
const LENGTH = 10_000_000
const ROUNDS_OF_GAME = 20_000
const COUNTS = [2, 3, 5, 6, 10, 16, 20, 37, 52, 54]

const isThere = (program: string) => spawnSync('which', [program]).status === 0

const AGAIN = `${SEED} again`

const streamOf = (stream: number, seed: string): Sequence => {
  const count = COUNTS[stream % COUNTS.length] ?? 2
  const symbols = houseDraws(`stream ${seed} ${stream}`, count, LENGTH)
  return { name: `stream ${stream}, below ${count}`, symbols }
}

/** Sequences of one source, by the source's name and how many symbols they have. */
const named = (source: string, all: readonly Symbols[]): Sequence[] =>
  all.map((symbols) => ({ name: `${source}, below ${symbols.count}`, symbols }))
const gameSequences = (modes: AnyModes, seed: string) =>
  named(modes.name, gameDraws(modes, ROUNDS_OF_GAME, `game ${seed}`))
const roomSequences = (room: AnyRoom, seed: string) =>
  named(room.code, roomDraws(room, ROUNDS_OF_GAME, `room ${seed}`))
const isOf = (sequence: string, source: string) => sequence.startsWith(`${source}, below `)

test('RNG-03: twenty streams of ten million draws pass every test at 99 %', () => {
  const streams = [...Array(STREAMS).keys()]
  const verdicts = streams.flatMap((stream) => verdictsOn([streamOf(stream, String(SEED))]))
  expect(verdicts).toHaveLength(5 * STREAMS)
  const redraw = (sequence: string) =>
    streams
      .filter((stream) => isOf(sequence, `stream ${stream}`))
      .map((stream) => streamOf(stream, AGAIN))
  expect(faultsOf(verdicts, redraw)).toEqual([])
})

test('RNG-03: what each game draws, symbol by symbol, passes every test at 99 %', () => {
  const verdicts = MODES.flatMap((modes) => verdictsOn(gameSequences(modes, String(SEED))))
  expect(verdicts.length).toBeGreaterThan(3 * MODES.length)
  const redraw = (sequence: string) =>
    MODES.filter(({ name }) => isOf(sequence, name)).flatMap((modes) => gameSequences(modes, AGAIN))
  expect(faultsOf(verdicts, redraw)).toEqual([])
})

test('RNG-03: what each room draws, round after round of a chain, passes every test at 99 %', () => {
  const verdicts = ROOMS.flatMap((room) => verdictsOn(roomSequences(room, String(SEED))))
  expect(verdicts.length).toBeGreaterThan(3 * ROOMS.length)
  const redraw = (sequence: string) =>
    ROOMS.filter(({ code }) => isOf(sequence, code)).flatMap((room) => roomSequences(room, AGAIN))
  expect(faultsOf(verdicts, redraw)).toEqual([])
})

test.each(Object.entries(CONTROLS))('RNG-07: a biased stream fails: %s', (name, draw) => {
  const sequences = [{ name, symbols: draw(LENGTH) }]
  expect(faultsOf(verdictsOn(sequences), () => sequences).length).toBeGreaterThan(0)
})

/** What a program says of bytes on its standard input. It may end before they do. */
async function askAbout(
  bytes: Iterable<Uint8Array>,
  program: string,
  options: readonly string[],
): Promise<string> {
  const child = spawn(program, options, { stdio: ['pipe', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk
    })
  const ended = once(child, 'close')
  child.stdin.on('error', () => {})
  await feed(child, bytes)
  await ended
  return said
}

async function feed(child: ChildProcess, bytes: Iterable<Uint8Array>): Promise<void> {
  let chunk: Uint8Array[] = []
  for (const block of bytes) {
    if (child.exitCode !== null || !child.stdin?.writable) return
    chunk.push(block)
    if (chunk.length < 2_048) continue
    const isTaken = child.stdin.write(Buffer.concat(chunk))
    chunk = []
    if (isTaken) continue
    // It may stop reading: that is an error of the pipe, and no fault.
    const isDrained = once(child.stdin, 'drain').catch(() => {})
    await Promise.race([isDrained, once(child, 'close')])
  }
  child.stdin?.end(Buffer.concat(chunk))
}

function* first(bytes: Iterable<Uint8Array>, most: number): Generator<Uint8Array> {
  let sent = 0
  for (const block of bytes) {
    if (sent >= most) return
    sent += block.length
    yield block
  }
}

function* lcgBytes(): Generator<Uint8Array> {
  let state = 20_261_126
  for (;;)
    yield Uint8Array.from({ length: 32 }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
      return state & 255
    })
}

/** 20,000 blocks of 20,000 bits, and the four bytes that rngtest reads first. */
const RNGTEST_BYTES = 20_000 * 2_500 + 4
const failuresIn = (said: string) => Number(/FIPS 140-2 failures: (\d+)/.exec(said)?.[1])

test.skipIf(!isThere('rngtest'))('RNG-04: at most 30 of 20,000 blocks fail rngtest', async () => {
  const said = await askAbout(first(houseBytes(`fips ${SEED}`), RNGTEST_BYTES), 'rngtest', [])
  expect(Number(/FIPS 140-2 successes: (\d+)/.exec(said)?.[1])).toBeGreaterThan(19_900)
  expect(failuresIn(said)).toBeLessThanOrEqual(30)
  const control = await askAbout(first(lcgBytes(), RNGTEST_BYTES), 'rngtest', [])
  expect(failuresIn(control), 'the control').toBeGreaterThan(30)
})

const ENT_BYTES = 20_000_000
function entOf(said: string) {
  const [, , entropy = 0, chiSquare = 0, , , serial = 1] = (said.split('\n')[1] ?? '')
    .split(',')
    .map(Number)
  return { entropy, chiSquare, serial: Math.abs(serial) }
}

test.skipIf(!isThere('ent'))('RNG-05: ent finds 7.9999 bits in a byte and no order', async () => {
  const told = entOf(await askAbout(first(houseBytes(`ent ${SEED}`), ENT_BYTES), 'ent', ['-t']))
  expect(told.entropy).toBeGreaterThanOrEqual(7.9999)
  // The quantiles of 1 % and 99 % of a chi-square with 255 degrees.
  expect(told.chiSquare).toBeGreaterThan(205.4)
  expect(told.chiSquare).toBeLessThan(310.5)
  expect(told.serial).toBeLessThan(0.001)
  const control = entOf(await askAbout(first(lcgBytes(), ENT_BYTES), 'ent', ['-t']))
  expect(control.chiSquare, 'the control').toBeLessThan(205.4)
})

/** Of dieharder: birthdays, 32×32 ranks, bit stream, craps, runs; and the serial test of STS. */
const DIEHARDER = ['0', '2', '4', '15', '16', '102']

test.skipIf(!isThere('dieharder'))(
  'G8, RNG-06: no test of dieharder’s core set fails',
  async () => {
    const failed: string[] = []
    for (const number of DIEHARDER) {
      const options = ['-g', '200', '-Y', '1', '-d', number]
      const said = await askAbout(houseBytes(`dieharder ${SEED}`), 'dieharder', options)
      expect(said).toMatch(/PASSED|WEAK|FAILED/)
      failed.push(...said.split('\n').filter((line) => line.includes('FAILED')))
    }
    expect(failed).toEqual([])
    const control = await askAbout(lcgBytes(), 'dieharder', ['-g', '200', '-d', '2'])
    expect(control, 'the control').toContain('FAILED')
  },
)
