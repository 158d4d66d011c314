import { useMemo } from 'react'
import { custom } from '../../../../screens/game/game-screen.ts'
import { Marks, placeOf } from '../../../../screens/slot/machine.tsx'
import { partUrl } from '../../../../screens/slot/pictures.ts'
import type { Part } from '../../../../screens/slot-art/frame.ts'
import type { ReelShown } from '../../ways/screen/shown.ts'
import type { ReelsProps } from '../../ways/screen/stage.tsx'
import { SymbolPicture } from '../../ways/screen/symbol.tsx'
import { useKept } from '../../ways/screen/use-kept.ts'
import { BANNER_ARRIVALS } from './arrivals.ts'

/** Five banners: their cloths, the cords of what won, and what is sewn on them. */
export function Banners(props: ReelsProps) {
  const { form, casing, frame, won, isFast } = props
  const { leaving, coming } = BANNER_ARRIVALS[isFast ? 'fast' : 'slow']
  const cloths = casing.cloths ?? []
  const cells = new Set(won.flat())
  return (
    <div
      className="banners"
      style={custom({ '--leaving': `${leaving}ms`, '--coming': `${coming}ms` })}
    >
      {cloths.map((cloth, reel) => (
        <Cloth key={cloth.at.join()} cloth={cloth} shown={frame.reels[reel]} />
      ))}
      {won.map((own) => (
        <div key={`${frame.id} ${own}`} className="banners__cords">
          <Marks casing={casing} form={form} won={own} layer="under" />
        </div>
      ))}
      {cloths.map((cloth, reel) => (
        <Sewn key={cloth.at.join()} reel={reel} cloth={cloth} own={props} cells={cells} />
      ))}
    </div>
  )
}

function Cloth({ cloth, shown }: { cloth: Part; shown: ReelShown | undefined }) {
  const src = useMemo(() => partUrl(cloth), [cloth])
  return (
    <div
      className={`machine__at banner banner--${shown?.state ?? 'away'}`}
      style={placeOf(cloth.at)}
    >
      <div className="banner__clip">
        <img className="banner__inner" src={src} alt="" />
      </div>
    </div>
  )
}

type SewnProps = { reel: number; cloth: Part; own: ReelsProps; cells: ReadonlySet<number> }

/** The pictures of a banner, and the roll that it comes from. */
function Sewn({ reel, cloth, own, cells }: SewnProps) {
  const { casing, pictures, frame, titled } = own
  const shown = frame.reels[reel] ?? { state: 'away' }
  const symbols = useKept(shown)
  const { rows, scatter } = titled.sheet
  const classOf = (symbol: string, isWon: boolean) => {
    if (isWon) return 'banner__won'
    return symbol === scatter && !frame.isOver && shown.state === 'stands' ? 'banner__lit' : ''
  }
  return (
    <div
      className={`machine__at banner banner--${shown.state} ${frame.waiting === reel ? 'banner--waits' : ''}`}
      style={{ ...placeOf(cloth.at), ...custom({ '--cloth': cloth.colour }) }}
    >
      <div className="banner__clip">
        <div className="banner__inner">
          {symbols.map((symbol, row) => {
            const cell = casing.cells[reel * rows + row]
            if (!cell) return null
            const isWon = cells.has(reel * rows + row)
            return (
              <SymbolPicture
                key={`${frame.id} ${row} ${isWon}`}
                src={pictures.sharp.get(symbol)}
                cell={cell}
                size={casing.thing.size * (isWon ? 0.9 : 1)}
                within={cloth.at}
                className={classOf(symbol, isWon)}
              />
            )
          })}
        </div>
      </div>
      <div className="banner__roll" />
    </div>
  )
}
