import { Drawn } from '../../../screens/kit/art/drawn.tsx'
import type { RoomPlay } from '../../../screens/room/room-screen.ts'
import { range } from '../../shuffle.ts'
import { BOWLS } from '../ring.ts'
import { oddsText } from './odds-text.ts'
import { betsOn, chosenTulip, phaseOf, shownIn } from './table-now.ts'
import { WHEEL_WORDS } from './words.ts'

/** Petals of a shut and of an open tulip, and its stem. */
const STEM =
  '<path d="M0 40V96M0 84C-26 82 -36 66 -38 44M0 84C26 82 36 66 38 44" fill="none" stroke="#0D5A45" stroke-width="9" stroke-linecap="round"/>'
const SHUT = `${STEM}<path d="M0 48C-44 46 -50 4 -34 -40C-22 -62 -8 -70 0 -76C8 -70 22 -62 34 -40C50 4 44 46 0 48Z" fill="#C4412E" stroke="#0A0F24" stroke-width="4"/><path d="M0 -76C-16 -50 -20 -8 0 48C20 -8 16 -50 0 -76Z" fill="#E5563F" stroke="#0A0F24" stroke-width="4" stroke-linejoin="round"/>`
const OPEN = `${STEM}<path d="M0 48C-58 44 -70 0 -66 -44L-34 -22L0 -62L34 -22L66 -44C70 0 58 44 0 48Z" fill="#E5563F" stroke="#0A0F24" stroke-width="4" stroke-linejoin="round"/><path d="M0 48C-30 40 -34 4 -26 -10C-14 0 14 0 26 -10C34 4 30 40 0 48Z" fill="#F2B441" stroke="#0A0F24" stroke-width="3"/>`

/** Three tulips to choose from, then what lies under each. */
export function Tulips({ play }: { play: RoomPlay }) {
  const { room, language, isLost } = play
  const words = WHEEL_WORDS[language]
  const { tulips } = shownIn(room)
  const own = betsOn(room, 'lale')
  const chosen = chosenTulip(room) ?? (tulips ? 1 : undefined)
  const canChoose = phaseOf(room) === 'tulips' && own.length > 0 && !isLost
  const choose = (tulip: number) => {
    play.sound('tile')
    for (const bet of own) void play.move(bet.id, { tulip })
  }
  return (
    <fieldset className="bonus tulips" aria-label={words.bonus}>
      {words.tulips.map((name, tulip) => {
        const odds = tulips?.[tulip]
        const text = odds === undefined ? null : oddsText(odds, language)
        const isOwn = own.length > 0 && chosen === tulip
        return (
          <button
            key={name}
            type="button"
            className={`tulips__one${isOwn ? ' tulips__one--own' : ''}`}
            aria-label={words.tulip(name, text)}
            aria-pressed={isOwn}
            aria-disabled={!canChoose}
            onClick={() => canChoose && choose(tulip)}
          >
            <svg viewBox="-74 -82 148 184" aria-hidden="true">
              <Drawn drawing={text === null ? SHUT : OPEN} />
            </svg>
            <b className="num">{text ?? ' '}</b>
          </button>
        )
      })}
    </fieldset>
  )
}

const ROWS = BOWLS.length - 1
const [PITCH, ROW_HEIGHT, TOP] = [46, 40, 30]
export const FALL_MS = 6_000
/** The seed rests in its bowl for the last part of the fall. */
const IN_BOWL_MS = 1_200

/** Where the seed is at a moment of its fall, in the units of the board. */
export function seedAt(path: readonly number[], sinceMs: number): { x: number; y: number } {
  const rowMs = (FALL_MS - IN_BOWL_MS) / ROWS
  const fallen = Math.min(ROWS, Math.max(0, sinceMs / rowMs))
  const row = Math.min(ROWS - 1, Math.floor(fallen))
  const part = fallen - row
  const rights = path.slice(0, row).reduce((sum, step) => sum + step, 0)
  const xAt = (steps: number, right: number) => (right - steps / 2) * PITCH
  const next = rights + (path[row] ?? 0)
  const x = xAt(row, rights) + (xAt(row + 1, next) - xAt(row, rights)) * part
  const hop = 14 * 4 * part * (1 - part)
  return { x, y: TOP + (row + part) * ROW_HEIGHT - hop }
}

/** The board of the falling seed. Its pins and bowls; the seed is moved by the stage's clock. */
export function SeedBoard({ play, sinceMs }: { play: RoomPlay; sinceMs: number }) {
  const { room, language } = play
  const path = shownIn(room).path ?? []
  const { x, y } = seedAt(path, phaseOf(room) === 'falling' ? sinceMs : FALL_MS)
  const bowl = path.reduce((sum, step) => sum + step, 0)
  const isIn = phaseOf(room) !== 'falling' || sinceMs > FALL_MS - IN_BOWL_MS
  return (
    <svg
      className="bonus seed-board"
      viewBox="-232 -8 464 424"
      role="img"
      aria-label={WHEEL_WORDS[language].board}
    >
      <rect x="-228" y="-4" width="456" height="416" rx="26" className="seed-board__ground" />
      {range(0, ROWS - 1).flatMap((row) =>
        range(0, row).map((pin) => (
          <circle
            key={`${row}.${pin}`}
            cx={(pin - row / 2) * PITCH}
            cy={TOP + row * ROW_HEIGHT + 12}
            r="4.5"
            className="seed-board__pin"
          />
        )),
      )}
      {BOWLS.map((odds, at) => (
        <g
          key={at}
          transform={`translate(${(at - ROWS / 2) * PITCH} ${TOP + ROWS * ROW_HEIGHT + 22})`}
          className={
            isIn && at === bowl ? 'seed-board__bowl seed-board__bowl--on' : 'seed-board__bowl'
          }
        >
          <path d="M-21 -14H21L17 24H-17Z" />
          <text y="11">{odds / 100}</text>
        </g>
      ))}
      <circle className="seed-board__seed" r="11" cx={x} cy={y} />
    </svg>
  )
}
