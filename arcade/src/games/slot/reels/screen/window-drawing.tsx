import { scoped } from '@zar/art/slots/drawing/scope'
import { useMemo } from 'react'
import { Drawn } from '../../../../screens/kit/art/drawn.tsx'
import type { Window } from '../../../../screens/slot-art/frame.ts'

type Props = { window: Window; drawing: string; ids: string; className?: string }

/** A drawing in the machine's units, as much of it as a reel's window shows. */
export function WindowDrawing({ window, drawing, ids, className = '' }: Props) {
  const whole = useMemo(() => scoped(drawing, ids), [drawing, ids])
  return (
    <svg className={`machine__layer ${className}`} viewBox={window.join(' ')} aria-hidden="true">
      <Drawn drawing={whole} />
    </svg>
  )
}
