import { useLayoutEffect, useRef } from 'react'
import { custom } from '../../../../screens/game/game-screen.ts'
import { PICTURE_SIZE, type Pictures } from '../../../../screens/slot/pictures.ts'
import type { Frame as Casing } from '../../../../screens/slot-art/frame.ts'
import type { Drop, Frame } from './shown.ts'

type Props = {
  frame: Frame
  casing: Casing
  pictures: Pictures
  /** Cells whose drops have joined: they are drawn with their runs. */
  joined: ReadonlySet<number>
  gold: string
}

/** What lies on the tray. Before a round spreads, what lay there sinks away. */
export function Drops({ frame, casing, pictures, joined, gold }: Props) {
  const before = useRef<readonly Drop[]>([])
  const { drops, beat, event } = frame
  useLayoutEffect(() => {
    if (beat === 'rest') before.current = drops
  })
  const begins = beat === 'spread' && drops.every(({ lateMs }) => lateMs !== null)
  const classOf = ({ lateMs, name }: Drop) => {
    const isGold = event?.kind === 'gold' && name === gold
    return `${lateMs === null ? '' : 'tray__drop--fresh'} ${isGold ? 'tray__drop--gold' : ''}`
  }
  return (
    <>
      {begins &&
        before.current.map((drop) => (
          <Picture
            key={drop.key}
            drop={drop}
            casing={casing}
            src={pictures.sharp.get(drop.name)}
            className="tray__drop--goes"
          />
        ))}
      {drops
        .filter(({ cell }) => !joined.has(cell))
        .map((drop) => (
          <Picture
            key={drop.key}
            drop={drop}
            casing={casing}
            src={pictures.sharp.get(drop.name)}
            className={classOf(drop)}
          />
        ))}
    </>
  )
}

type FigureProps = Pick<Props, 'frame' | 'casing' | 'joined'> & {
  figures: ReadonlyMap<string, string>
}

/** The figures of drops that have joined, over their runs. */
export const Figures = ({ frame, casing, joined, figures }: FigureProps) =>
  frame.drops
    .filter(({ cell }) => joined.has(cell))
    .map((drop) => (
      <Picture
        key={drop.key}
        drop={drop}
        casing={casing}
        src={figures.get(drop.name)}
        className="tray__drop--joined"
      />
    ))

type PictureProps = {
  drop: Drop
  casing: Casing
  src: string | undefined
  className: string
}

function Picture({ drop, casing, src, className }: PictureProps) {
  const { x = 0, y = 0 } = casing.cells[drop.cell] ?? {}
  const { size, stretch } = casing.thing
  return (
    <img
      className={`tray__drop ${className}`}
      src={src}
      alt=""
      style={custom({
        '--x': x,
        '--y': y,
        '--size': size * PICTURE_SIZE,
        '--stretch': stretch,
        '--late': `${drop.lateMs ?? 0}ms`,
        '--sinks': drop.sinks,
      })}
    />
  )
}
