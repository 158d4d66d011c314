import { scoped } from '@zar/art/slots/drawing/scope'
import { placed } from '@zar/art/slots/thing'
import { useEffect, useState } from 'react'
import type { Round } from '../../../../protocol.ts'
import { tierOf } from '../../../../screens/game/flow/play-state.ts'
import { Drawn } from '../../../../screens/kit/art/drawn.tsx'
import { placeOf } from '../../../../screens/slot/machine.tsx'
import { dial, figure, hands } from '../../../../screens/slot-art/pieces/dial.ts'
import { hillMedallion } from '../../../../screens/slot-art/pieces/hills.ts'
import { HILLS_CODE } from './lit-hills.ts'

type Props = {
  code: string
  place: { x: number; y: number; r: number }
  hero: string
  /** The round that has won, once it is told. */
  round: Round | null
  /** Hills that are lit, in the title of seven hills. */
  lit: number
}

const MINUTE_MS = 60_000

/** Whole minutes that the page has been open. */
function useMinutes(): number {
  const [minutes, setMinutes] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setMinutes((now) => now + 1), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return minutes
}

/** The gable's medallion: a clock that shows how long one has played, seven hills, or the title's hero. */
export function Crown({ code, place: { x, y, r }, hero, round, lit }: Props) {
  const minutes = useMinutes()
  const box = placeOf([x - r, y - r, 2 * r, 2 * r])
  const strikes = round !== null && tierOf(round) === 'huge'
  const isClock = code === 'zar_saat_kulesi'
  return (
    <svg
      className="drums__crown machine__at"
      viewBox="-54 -54 108 108"
      style={box}
      aria-hidden="true"
    >
      {isClock ? (
        <>
          <Drawn drawing={dial(0, 0, 52)} />
          <Drawn className={strikes ? 'drums__strike' : ''} drawing={figure(0, 0, 52)} />
          <Drawn drawing={hands(0, 0, 52, Math.floor(minutes / 60), minutes % 60)} />
        </>
      ) : (
        <Drawn
          drawing={scoped(
            code === HILLS_CODE ? hillMedallion(hero, lit) : placed(hero, 0, 0, 92),
            'crown',
          )}
        />
      )}
    </svg>
  )
}
