import { dieDrawing } from './die.ts'
import { Drawn } from './drawn.tsx'

/** A small die as a picture of its own. Decoration: what it stands on has the name. */
export const DiePicture = ({ face }: { face: number }) => (
  <svg className="die" viewBox="-50 -50 100 106" aria-hidden="true">
    <Drawn drawing={dieDrawing(face)} />
  </svg>
)
