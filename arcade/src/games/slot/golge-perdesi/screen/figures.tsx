import { custom } from '../../../../screens/game/game-screen.ts'
import { Marks, placeOf } from '../../../../screens/slot/machine.tsx'
import { PICTURE_SIZE, partUrl } from '../../../../screens/slot/pictures.ts'
import type { Cell, Form, Window } from '../../../../screens/slot-art/frame.ts'
import { clothEdge } from '../../../../screens/slot-art/frames/curtain.ts'
import type { ReelsProps } from '../../ways/screen/stage.tsx'
import { SymbolPicture } from '../../ways/screen/symbol.tsx'
import { useKept } from '../../ways/screen/use-kept.ts'
import { FIGURE_GAP, FIGURE_MS } from './arrivals.ts'

/** The whole cloth: all reels, and its edge. */
function clothOf(windows: readonly Window[], form: Form): Window {
  const edge = clothEdge(form)
  const left = Math.min(...windows.map(([x]) => x)) - edge
  const top = Math.min(...windows.map(([, y]) => y)) - edge
  const right = Math.max(...windows.map(([x, , w]) => x + w)) + edge
  const bottom = Math.max(...windows.map(([, y, , h]) => y + h)) + edge
  return [left, top, right - left, bottom - top]
}

/** The lit cloth: lamp pools of what won, the figures, the dimmer lamp, and the drapes. */
export function Figures(props: ReelsProps) {
  const { form, casing, frame, won, isFast } = props
  const cloth = clothOf(casing.windows, form)
  const pace = isFast ? 'fast' : 'slow'
  const isMoving = frame.reels.some(({ state }) => state !== 'stands')
  const cells = new Set(won.flat())
  const hasDrapes = frame.given !== null || frame.feature !== null
  const times = {
    '--way': `${FIGURE_MS[pace]}ms`,
    '--gap': `${FIGURE_GAP[pace]}ms`,
  }
  return (
    <>
      <div
        className={`figures__dim machine__at ${isMoving ? 'figures__dim--on' : ''}`}
        style={placeOf(cloth)}
      />
      <div key={`${frame.id} ${[...cells]}`} className="figures__pools">
        <Marks casing={casing} form={form} won={[...cells]} layer="under" />
      </div>
      <div className="figures machine__at" style={{ ...placeOf(cloth), ...custom(times) }}>
        {frame.reels.map((_, reel) => (
          <Reel
            key={casing.windows[reel]?.join()}
            reel={reel}
            own={props}
            cloth={cloth}
            cells={cells}
          />
        ))}
        {hasDrapes &&
          casing.drapes?.map((drape, side) => (
            <img
              key={drape.at.join()}
              className={`figures__drape figures__drape--${side === 0 ? 'left' : 'right'} ${frame.isShut ? 'figures__drape--shut' : ''}`}
              src={partUrl(drape)}
              alt=""
            />
          ))}
      </div>
    </>
  )
}

type ReelProps = { reel: number; own: ReelsProps; cloth: Window; cells: ReadonlySet<number> }

function Reel({ reel, own, cloth, cells }: ReelProps) {
  const { casing, frame, titled } = own
  const shown = frame.reels[reel] ?? { state: 'away' }
  const symbols = useKept(shown)
  const { rows, scatter } = titled.sheet
  return (
    <div className={frame.waiting === reel ? 'figures__reel--waits' : ''}>
      {frame.waiting === reel && <Waits window={casing.windows[reel]} cloth={cloth} />}
      {symbols.map((symbol, row) => {
        const at = reel * rows + row
        const cell = casing.cells[at]
        if (!cell) return null
        const isLit = symbol === scatter && !frame.isOver && shown.state === 'stands'
        const side = (reel + row) % 2 === 0 ? 'left' : 'right'
        return (
          <div
            key={`${row} ${cells.has(at)}`}
            className={`figure figure--${shown.state} figure--${side} ${cells.has(at) ? 'figure--won' : ''} ${isLit ? 'figure--lit' : ''}`}
            style={custom({ '--row': row })}
          >
            <Rod cell={cell} side={side} cloth={cloth} />
            <Figure symbol={symbol} cell={cell} own={own} cloth={cloth} />
          </div>
        )
      })}
    </div>
  )
}

/** An ivory edge on the reel that could still bring the third bell. */
function Waits({ window, cloth: [left, top] }: { window: Window | undefined; cloth: Window }) {
  if (!window) return null
  const [x, y, w, h] = window
  return <div className="machine__at figures__waits" style={placeOf([x - left, y - top, w, h])} />
}

type RodProps = { cell: Cell; side: 'left' | 'right'; cloth: Window }

/** From the figure to the edge of the cloth where its player stands. */
function Rod({ cell: { x, y, h }, side, cloth: [left, top, width] }: RodProps) {
  const foot = y - top + h * 0.3
  const place: Window =
    side === 'left' ? [0, foot, x - left, 3] : [x - left, foot, left + width - x, 3]
  return <div className="machine__at figure__rod" style={placeOf(place)} />
}

type FigureProps = { symbol: string; cell: Cell; own: ReelsProps; cloth: Window }

/** A figure; a mystery is shut until all of them part, and its halves stay at the sides. */
function Figure({ symbol, cell, own, cloth }: FigureProps) {
  const { casing, pictures, frame, titled } = own
  const { size } = casing.thing
  const src = (name: string) => pictures.sharp.get(name)
  if (symbol !== titled.sheet.mystery?.symbol)
    return <SymbolPicture src={src(symbol)} cell={cell} size={size} within={cloth} />
  const { revealed } = frame
  const [left, top] = cloth
  return (
    <>
      {revealed !== null && (
        <SymbolPicture src={src(revealed)} cell={cell} size={size} within={cloth} />
      )}
      {(['left', 'right'] as const).map((side) => (
        <img
          key={side}
          className={`machine__thing figure__half figure__half--${side} ${revealed !== null ? 'figure__half--open' : ''}`}
          src={src(symbol)}
          alt=""
          style={custom({
            '--x': cell.x - left,
            '--y': cell.y - top,
            '--size': size * 1.1 * PICTURE_SIZE,
          })}
        />
      ))}
    </>
  )
}
