import type { ScreenProps } from '../../../../screens/game/game-screen.ts'
import type { Frame, Options } from './shown.ts'
import { EXAMPLE_WORDS } from './words.ts'

const DRAWINGS: Record<string, { path: string; fill: string }> = {
  bell: {
    path: 'M0 -40C24 -40 26 0 36 24H-36C-26 0 -24 -40 0 -40ZM-10 30H10L0 42Z',
    fill: '#F2B441',
  },
  star: {
    path: 'M0 -42L12 -12L42 -12L18 8L28 40L0 20L-28 40L-18 8L-42 -12L-12 -12Z',
    fill: '#27B9B4',
  },
  plum: { path: 'M0 -30A36 36 0 1 1 -1 -30ZM0 -30Q4 -48 22 -46Q18 -32 0 -30Z', fill: '#8E4BC0' },
}

/** The three reels. */
export function Stage({ play, frame }: ScreenProps<Options, Frame>) {
  const words = EXAMPLE_WORDS[play.language]
  const standing = frame.symbols.filter((symbol) => symbol !== null)
  const said = standing.map((symbol) => words.symbols[symbol]).join(', ')
  const isStill = standing.length === frame.symbols.length
  return (
    <div
      className="example frame"
      role="img"
      aria-label={isStill ? words.reels(said) : words.spinning}
    >
      {frame.symbols.map((symbol, reel) => (
        <svg
          key={reel}
          className={symbol ? '' : 'example__turning'}
          viewBox="-60 -60 120 120"
          aria-hidden="true"
        >
          <path {...pathOf(symbol)} />
        </svg>
      ))}
    </div>
  )
}

function pathOf(symbol: string | null) {
  const { path: d, fill } = DRAWINGS[symbol ?? 'star'] ?? { path: '', fill: '' }
  return { d, fill }
}
