import { useMemo } from 'react'
import type { Round } from '../../../protocol.ts'
import { multiplierText } from '../../../screens/figures.ts'
import { custom, type ScreenProps } from '../../../screens/game/game-screen.ts'
import { Drawn } from '../../../screens/kit/art/drawn.tsx'
import { Past, type PastResult } from '../../../screens/kit/past.tsx'
import type { Settled } from '../../game.ts'
import type { Bet, Result } from '../rules.ts'
import { burst } from './scene.ts'
import { LIMBO_WORDS } from './words.ts'

export type Options = { target: number }
export type Frame = {
  /** Hundredths on the screen; null before the first round. */
  height: number | null
  flight: 'rest' | 'rising' | 'passed' | 'short'
  /** The target that it is held to, hundredths. */
  target: number
}

/** The server writes it (`shownOf` of a game of one step). */
export const flownIn = (round: Round): Result & { bet: Bet } => {
  const { bet, result } = round.shown as unknown as Settled<Bet, Result>
  return { ...result, bet }
}

export function frameOf(round: Round | null, target: number): Frame {
  if (!round) return { height: null, flight: 'rest', target }
  const { height, bet } = flownIn(round)
  const flight = height >= bet.target ? 'passed' : 'short'
  return { height, flight, target: bet.target }
}

function rankOf(height: number): Pick<PastResult, 'rank'> {
  if (height >= 1_000) return { rank: 'top' }
  return height >= 200 ? { rank: 'mid' } : {}
}

/** The firework over the roofs, its target and the height that it reached. */
export function Stage({ play, frame, options }: ScreenProps<Options, Frame>) {
  const words = LIMBO_WORDS[play.language]
  const text = (hundredths: number) => multiplierText(hundredths, play.language)
  const { height, flight } = frame
  const target = play.phase === 'ready' ? options.target : frame.target
  const isOver = flight === 'passed' || flight === 'short'
  const results = play.past.slice(0, 9).map((round) => {
    const flown = flownIn(round).height
    return { id: round.id, text: text(flown), ...rankOf(flown) }
  })
  const said =
    height === null || !isOver ? words.atRest : words.sky(text(height), flight === 'passed')
  return (
    <>
      <div className="limbo__past">
        <Past label={words.past} results={results} />
      </div>
      <Sky frame={frame} label={said} target={words.yourTarget(text(target))} />
      <div className={`limbo__height num limbo__height--${flight}`} aria-hidden="true">
        <b>{text(height ?? 100)}</b>
        <span style={custom({ '--seen': isOver ? 1 : 0 })}>
          {flight === 'short' ? words.short : words.passed}
        </span>
      </div>
    </>
  )
}

function Sky({ frame, label, target }: { frame: Frame; label: string; target: string }) {
  const star = useMemo(
    () =>
      burst(500, 212, 156, 24, ['#F2B441', '#E5563F']) +
      burst(500, 212, 88, 12, ['#27B9B4', '#F7F0DF']),
    [],
  )
  return (
    <svg
      className={`limbo__sky limbo__sky--${frame.flight}`}
      viewBox="0 0 1000 660"
      role="img"
      aria-label={label}
    >
      <path className="limbo__trail" d="M500 600C496 500 494 420 500 260" pathLength="1" />
      <Drawn className="limbo__burst" drawing={star} />
      <circle className="limbo__spark" cx="500" cy="600" r="7" />
      <path className="limbo__line" d="M250 300H750" />
      <g transform="translate(752 300)">
        <g className="limbo__label" style={custom({ '--letters': target.length })}>
          <rect className="limbo__plate" y="-20" height="40" rx="10" />
          <text className="limbo__target num" x="14" y="6">
            {target}
          </text>
        </g>
      </g>
      <g transform="translate(500 632)" stroke="#0A0F24" strokeWidth="3">
        <path d="M-30 26L-18 -14H18L30 26Z" fill="#8C4A25" />
        <path d="M-14 -14H14V-34H-14Z" fill="#B97A22" />
      </g>
    </svg>
  )
}
