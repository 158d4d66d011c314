import './win-stars.css'
import { useEffect, useState } from 'react'
import type { Language } from '../../protocol.ts'
import { money } from '../figures.ts'
import type { OpenPlay } from './flow/play-state.ts'
import { custom } from './game-screen.ts'
import { SHELL_WORDS } from './words.ts'

/** How long a win above five times its stakes stands on the stage, ms. It blocks nothing. */
const SHOWN_MS = { big: 1_800, huge: 3_200 }

/** The sum over the stage, for a big win and a huge one. Smaller ones are told by the message line. */
export function Celebration({ open, language }: { open: OpenPlay; language: Language }) {
  const { celebrated } = open
  const [seen, setSeen] = useState<string>()
  const id = celebrated?.round.id
  const tier = celebrated?.tier
  useEffect(() => {
    if (!id || (tier !== 'big' && tier !== 'huge')) return
    const timer = setTimeout(() => setSeen(id), SHOWN_MS[tier])
    return () => clearTimeout(timer)
  }, [id, tier])
  if (!celebrated || seen === id || (tier !== 'big' && tier !== 'huge')) return null
  return (
    <>
      {tier === 'huge' && <Stars />}
      <div className="sill sill--win" aria-hidden="true">
        {tier === 'huge' && <span className="display">{SHELL_WORDS[language].huge}</span>}
        <b className="num">{money(celebrated.round.winKurus)}</b>
      </div>
    </>
  )
}

const STARS = 60
/** Degrees from one to the next: no two fly the same way. */
const GOLDEN_ANGLE = 137.5
/** From one to the next: how far one flies does not follow its angle, or all would lie on one spiral. */
const REACH_STEP = 0.7549

/** Stars, squares and petals leave the middle of the stage, once. */
const Stars = () => (
  <div className="win-stars" aria-hidden="true">
    {Array.from({ length: STARS }, (_, at) => {
      const angle = (at * GOLDEN_ANGLE * Math.PI) / 180
      const far = 16 + ((at * REACH_STEP) % 1) * 32
      const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far]
      return <i key={at} style={custom({ '--x': x, '--y': y, '--turn': at * GOLDEN_ANGLE })} />
    })}
  </div>
)
