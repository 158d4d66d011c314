import './laid-reel.css'
import type { ReactNode } from 'react'
import { custom } from '../../../../screens/game/game-screen.ts'
import { placeOf } from '../../../../screens/slot/machine.tsx'
import { PICTURE_SIZE, type Pictures } from '../../../../screens/slot/pictures.ts'
import type { Frame } from '../../../../screens/slot-art/frame.ts'
import type { Arriving } from './shown.ts'

type Props = {
  reel: number
  /** What the reel showed, and what it comes to show. */
  before: readonly string[]
  now: readonly string[]
  arriving: Arriving | null
  pictures: Pictures
  casing: Frame
  /** Rows that make the gesture of a win. */
  won: ReadonlySet<number>
  /** Rows that stay through the spin, whatever the reel brings: their symbol. */
  kept?: ReadonlyMap<number, string> | undefined
  /** One picture over the whole reel, laid with it. */
  cover?: ReactNode
}

/** A reel that is laid anew in its window. What it will show is in the page only once it has begun. */
export function LaidReel({ reel, before, now, arriving, cover, kept, ...rest }: Props) {
  const { casing } = rest
  const window = casing.windows[reel]
  if (!window) return null
  const state = stateOf(reel, arriving)
  const waits = arriving?.waiting === reel ? 'machine__window--waits' : ''
  const pass = custom({ '--pass': `${arriving?.passMs ?? 0}ms` })
  const cells = { reel, left: window[0], top: window[1], ...rest }
  const free = (ids: readonly string[]) => ids.map((id, row) => (kept?.has(row) ? '' : id))
  return (
    <div
      className={`machine__at machine__window laid laid--${state} ${waits}`}
      style={{ ...placeOf(window), ...pass }}
    >
      {state !== 'stands' && (
        <div className="laid__layer laid__old">
          <Things ids={free(before)} {...cells} won={NONE} />
        </div>
      )}
      {state === 'passing' && <i className="laid__bare" />}
      {state !== 'waits' && (
        <div className="laid__layer laid__new">
          {cover ?? <Things ids={free(now)} {...cells} />}
        </div>
      )}
      {kept && (
        <div className="laid__layer laid__kept">
          <Things ids={now.map((_, row) => kept.get(row) ?? '')} {...cells} />
        </div>
      )}
      {state === 'passing' && <i className="laid__tool" />}
    </div>
  )
}

/** It waits for its turn as it was, it is being laid, or it stands. */
function stateOf(reel: number, arriving: Arriving | null): 'waits' | 'passing' | 'stands' {
  if (!arriving || reel < arriving.stood) return 'stands'
  return reel < arriving.begun ? 'passing' : 'waits'
}

const NONE: ReadonlySet<number> = new Set()

type ThingsProps = Pick<Props, 'reel' | 'pictures' | 'casing' | 'won'> & {
  /** Row by row; an empty name leaves its cell empty. */
  ids: readonly string[]
  left: number
  top: number
}

function Things({ ids, reel, left, top, pictures, casing, won }: ThingsProps) {
  const { size, stretch } = casing.thing
  return casing.cells
    .filter((cell) => cell.reel === reel)
    .map(({ row, x, y }) => {
      const src = pictures.sharp.get(ids[row] ?? '')
      return (
        src && (
          <img
            key={`${row} ${ids[row]}`}
            className={`machine__thing ${won.has(row) ? 'laid__thing--won' : ''}`}
            src={src}
            alt=""
            style={custom({
              '--x': x - left,
              '--y': y - top,
              '--size': size * PICTURE_SIZE,
              '--stretch': stretch,
            })}
          />
        )
      )
    })
}
