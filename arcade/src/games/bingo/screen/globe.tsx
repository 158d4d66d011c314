import { hash } from '@zar/art'
import { STAR, toneOf } from '../../../screens/kit/art/ball.ts'
import { Drawn } from '../../../screens/kit/art/drawn.tsx'
import { range } from '../../shuffle.ts'

const share = (word: string): number => (hash(word) % 1_000) / 1_000

function ballAt(ball: number, x: number, y: number): string {
  return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(.44)"><circle r="48" fill="${toneOf(ball)}"/><path d="${STAR}" fill="#F7F0DF" fill-opacity=".16"/><circle r="31" fill="#FBF6E8"/></g>`
}

const BALLS = range(0, 33)
  .map((at) => {
    const [x, y] = [share(`tombala-x${at}`), share(`tombala-y${at}`)]
    const isSide = x < 0.3 || x > 0.7
    return ballAt(1 + (hash(`tombala${at}`) % 90), -112 + x * 224, 6 + y * 92 - (isSide ? 14 : 0))
  })
  .join('')

const GLOBE = [
  '<ellipse cy="148" rx="120" ry="18" fill="#05081A" fill-opacity=".5"/><path d="M-84 146L-56 92H56L84 146Z" fill="#8C4A25" stroke="#0A0F24" stroke-width="3"/><path d="M-96 158V142H96V158Z" fill="#B97A22" stroke="#0A0F24" stroke-width="3"/>',
  '<circle cy="-28" r="132" fill="#8DB4F4" fill-opacity=".08"/><clipPath id="gl"><circle cy="-28" r="128"/></clipPath>',
].join('')
const CAGE =
  '<g fill="none" stroke="#F2B441"><circle cy="-28" r="132" stroke-width="5"/><ellipse cy="-28" rx="132" ry="46" stroke-width="2.5" stroke-opacity=".75"/><ellipse cy="-28" rx="52" ry="132" stroke-width="2.5" stroke-opacity=".75"/></g><path d="M130 -28H158V6" fill="none" stroke="#B97A22" stroke-width="8" stroke-linecap="round"/><circle cx="158" cy="14" r="12" fill="#C4412E" stroke="#0A0F24" stroke-width="2.5"/><path d="M-92 -92C-80 -116 -60 -132 -36 -140" stroke="#fff" stroke-opacity=".4" stroke-width="8" fill="none" stroke-linecap="round"/>'

/** The globe that the balls come from. It turns while numbers are called. */
export const Globe = ({ isTurning }: { isTurning: boolean }) => (
  <svg className="bingo__globe" viewBox="-170 -190 340 360" aria-hidden="true">
    <Drawn drawing={GLOBE} />
    <g clipPath="url(#gl)">
      <Drawn
        className={isTurning ? 'bingo__balls bingo__balls--turning' : 'bingo__balls'}
        drawing={BALLS}
      />
    </g>
    <Drawn drawing={CAGE} />
  </svg>
)
