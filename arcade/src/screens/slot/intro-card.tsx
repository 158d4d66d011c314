import './intro-card.css'
import { scoped } from '@zar/art/slots/drawing/scope'
import type { ReactNode } from 'react'
import { custom } from '../game/game-screen.ts'
import { Drawn } from '../kit/art/drawn.tsx'

type Props = {
  /** The card in the machine's material, 540 × 380 around its middle. */
  drawing: string
  ink: string
  accent: string
  title: string
  /** What is given: a number, and its noun. */
  figure: string
  unit: string
  lines: readonly string[]
  /** Addresses of two pictures beside the figure. */
  sides?: readonly [string, string]
  children?: ReactNode
}

/** Says what a feature gives and what it changes. The telling asks: the coin goes on. */
export function IntroCard({
  drawing,
  ink,
  accent,
  title,
  figure,
  unit,
  lines,
  sides,
  children,
}: Props) {
  return (
    <div className="intro" role="status" style={custom({ '--ink': ink, '--accent': accent })}>
      <svg className="intro__card" viewBox="-290 -212 580 436" aria-hidden="true">
        <Drawn drawing={scoped(drawing, 'intro')} />
      </svg>
      {sides?.map((src, at) => (
        <img key={`${at} ${src}`} className={`intro__side intro__side--${at}`} src={src} alt="" />
      ))}
      <div className="intro__text">
        <b className="display">{title}</b>
        <strong className="num">{figure}</strong>
        <span>{unit}</span>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {children}
      </div>
    </div>
  )
}
