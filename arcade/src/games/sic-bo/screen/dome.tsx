import { dieDrawing } from '../../../screens/kit/art/die.ts'
import { Drawn } from '../../../screens/kit/art/drawn.tsx'
import { star } from '../../../screens/kit/art/shapes.ts'
import { range } from '../../shuffle.ts'
import { type Props, totalOf } from './shown.ts'
import { SIC_BO_WORDS } from './words.ts'

const STARS = range(0, 8)
  .map((at) => star(-144 + at * 36, 97, 8, 13))
  .join('')
const TRAY = `<ellipse cy="120" rx="200" ry="34" fill="#05081A" fill-opacity=".5"/><ellipse cy="108" rx="196" ry="40" fill="#3A1C0C" stroke="#F2B441" stroke-width="4"/><ellipse cy="96" rx="168" ry="30" fill="#8C2A1E"/><path d="${STARS}" fill="none" stroke="#F7F0DF" stroke-opacity=".3"/>`
const GLASS = `<path d="M-176 98C-176 -40 -100 -124 0 -124S176 -40 176 98" fill="#8DB4F4" fill-opacity=".07" stroke="#F7F0DF" stroke-opacity=".5" stroke-width="3"/><path d="M-132 20C-120 -36 -88 -76 -46 -94" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="8" stroke-linecap="round"/><path d="M-12 -124H12V-138H-12Z" fill="#F2B441" stroke="#0A0F24" stroke-width="2.5"/><circle cy="-148" r="12" fill="#F2B441" stroke="#0A0F24" stroke-width="2.5"/>`

const SPOTS = [
  'translate(-88 54) rotate(-11) scale(.88)',
  'translate(4 66) rotate(4) scale(.92)',
  'translate(96 52) rotate(13) scale(.88)',
]

/** Three dice on a tray under a glass cover. */
export function Dome({ play, frame }: Pick<Props, 'play' | 'frame'>) {
  const words = SIC_BO_WORDS[play.language]
  const { faces, landed, cover, thrown } = frame
  const told = thrown ? words.dice(thrown.join(', '), totalOf(thrown)) : words.covered
  return (
    <svg
      className={`sic-bo__dome sic-bo__dome--${cover}`}
      viewBox="-220 -170 440 330"
      role="img"
      aria-label={play.phase === 'telling' && !thrown ? words.rolling : told}
    >
      <Drawn drawing={TRAY} />
      {SPOTS.map((spot, index) => (
        <g key={spot} transform={spot}>
          <Drawn
            className={index < landed ? 'sic-bo__die' : 'sic-bo__die sic-bo__die--rolling'}
            drawing={dieDrawing(faces[index] ?? 1)}
          />
        </g>
      ))}
      <Drawn className="sic-bo__cover" drawing={GLASS} />
    </svg>
  )
}
