import type { CSSProperties } from 'react'
import { custom } from '../../../screens/game/game-screen.ts'

/** Where the parts of the table lie: in units of the felt of a wide frame, and of an upright one. */
export type Spot = { x: number; y: number }
type Felt = {
  width: number
  height: number
  card: number
  /** The lowest card of the fans. */
  handY: number
  spotY: number
  /** Between the cards of a fan, and how much each lies above the last. */
  fan: { step: number; rise: number }
  dealer: { card: number; y: number; step: number; most: number; x: number }
  shoe: Spot
  insurance: Spot
}

export const WIDE: Felt = {
  width: 1376,
  height: 640,
  card: 106,
  handY: 374,
  spotY: 562,
  fan: { step: 52, rise: 4 },
  dealer: { card: 112, y: 18, step: 128, most: 560, x: 692 },
  shoe: { x: 1240, y: 64 },
  insurance: { x: 1030, y: 236 },
}

export const TALL: Felt = {
  width: 374,
  height: 520,
  card: 82,
  handY: 266,
  spotY: 446,
  fan: { step: 40, rise: 3 },
  dealer: { card: 76, y: 6, step: 86, most: 200, x: 185 },
  shoe: { x: 326, y: 34 },
  insurance: { x: 322, y: 150 },
}

export type Layout = {
  /** The middle of the fan, and of the stack under it. */
  x: number
  handY: number
  spotY: number
  card: number
  step: number
  rise: number
  /** Radius of the circle. */
  spotR: number
}

type Row = {
  xs: readonly number[]
  lift: readonly number[]
  card: number
  most: number
  spotR: number
}

/** Rows of one to four hands: the outer ones of many lie higher, as the edge of the table does. */
const ROWS: Record<'wide' | 'tall', readonly Row[]> = {
  wide: [
    { xs: [688], lift: [0], card: 106, most: 330, spotR: 44 },
    { xs: [482, 894], lift: [0, 0], card: 106, most: 240, spotR: 44 },
    { xs: [374, 688, 1002], lift: [34, 0, 34], card: 106, most: 240, spotR: 44 },
    { xs: [256, 544, 832, 1120], lift: [70, 4, 4, 70], card: 106, most: 216, spotR: 44 },
  ],
  tall: [
    { xs: [187], lift: [0], card: 82, most: 220, spotR: 30 },
    { xs: [98, 276], lift: [0, 0], card: 82, most: 150, spotR: 30 },
    { xs: [66, 187, 308], lift: [52, 52, 52], card: 62, most: 104, spotR: 24 },
    { xs: [52, 142, 232, 322], lift: [64, 64, 64, 64], card: 50, most: 78, spotR: 21 },
  ],
}

/** Where a hand of so many cards lies among so many hands. */
export function layoutOf(kind: 'wide' | 'tall', at: number, hands: number, cards: number): Layout {
  const felt = kind === 'wide' ? WIDE : TALL
  const row = ROWS[kind][Math.min(hands, ROWS[kind].length) - 1] ?? ROWS[kind][0]
  const { xs, lift, card = felt.card, most = 0, spotR = 0 } = row ?? {}
  const step = Math.min(
    (felt.fan.step * card) / felt.card,
    cards > 1 ? (most - card) / (cards - 1) : felt.fan.step,
  )
  const raised = lift?.[at] ?? 0
  // Small cards of an upright frame leave room below: only the stack is raised.
  return {
    x: xs?.[at] ?? 0,
    handY: felt.handY - (kind === 'wide' ? raised : 0),
    spotY: felt.spotY - raised,
    card,
    step,
    rise: cards > 3 ? 1 : felt.fan.rise,
    spotR,
  }
}

/** How far each of the dealer's cards lies from the next. */
export const dealerStep = ({ dealer }: Felt, cards: number): number =>
  Math.min(dealer.step, (dealer.most - dealer.card) / Math.max(1, cards - 1))

export type Both<Value> = { wide: Value; tall: Value }
type Box = Spot & { width?: number; height?: number; from?: Spot | undefined }

/** A place of the table in both shapes of it; the sheet takes the one of the frame (`.bj__at`). */
export function at({ wide, tall }: Both<Box>): CSSProperties {
  return custom({
    '--wx': wide.x,
    '--wy': wide.y,
    '--ww': wide.width ?? 0,
    '--wh': wide.height ?? 0,
    '--wfx': wide.from?.x ?? wide.x,
    '--wfy': wide.from?.y ?? wide.y,
    '--tx': tall.x,
    '--ty': tall.y,
    '--tw': tall.width ?? 0,
    '--th': tall.height ?? 0,
    '--tfx': tall.from?.x ?? tall.x,
    '--tfy': tall.from?.y ?? tall.y,
  })
}

export const both = <Value>(make: (kind: 'wide' | 'tall') => Value): Both<Value> => ({
  wide: make('wide'),
  tall: make('tall'),
})
