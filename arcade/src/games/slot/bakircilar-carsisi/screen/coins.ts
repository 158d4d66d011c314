import { placed } from '@zar/art/slots/thing'
import type { Language } from '../../../../protocol.ts'
import { type Pictures, picturesOf } from '../../../../screens/slot/pictures.ts'
import type { Borne } from '../../../../screens/slot/reel.tsx'
import type { SlotArt } from '../../../../screens/slot-art/load-slot-art.ts'
import {
  type CoinRank,
  coin,
  coinPaint,
  GOLD,
  type Mint,
} from '../../../../screens/slot-art/pieces/coin.ts'
import { ROWS } from '../../reels/sheet.ts'
import { type Coin, coinOf, type HoldSheet } from '../rules.ts'
import { stakesText } from './texts.ts'

/** By its worth: plain below 5 stakes, green from there and red from 50 on. */
export const rankOf = (stakes: number): CoinRank => (stakes < 5 ? 0 : stakes < 50 ? 1 : 2)

/** A title's coin, in a box of ±50: where the value stands, how large it is, and what lies under it. */
type Minted = { mint: Mint; y: number; r: number; onThing: boolean }

const STRUCK: Minted = { mint: GOLD, y: 0, r: 52, onThing: false }

const MINTS: Record<string, Minted> = {
  zar_darphane: {
    ...STRUCK,
    mint: {
      metal: ['#FFF7E0', '#E8BE62', '#5A4A2E'],
      hearts: ['#DCE4F6', '#1B3E93', '#7A1F3A'],
      inks: ['#0B1028', '#FFF1D6', '#FFF1D6'],
    },
  },
  zar_sunger_teknesi: {
    mint: {
      metal: ['#FFFFFF', '#F7E3DC', '#B98C8C'],
      hearts: ['#FFF6EE', '#0D5C6E', '#A8324A'],
      inks: ['#06283E', '#EAFBFF', '#FFF1EC'],
    },
    y: 8,
    r: 37,
    onThing: true,
  },
  zar_hasat_ambari: {
    mint: {
      metal: ['#FFF1C9', '#E0A94B', '#8A4E14'],
      hearts: ['#FBE9B8', '#2F5C22', '#8E2A1C'],
      inks: ['#3A1D04', '#FFF3CF', '#FFF3CF'],
    },
    y: 14,
    r: 36,
    onThing: true,
  },
}

const mintedOf = ({ code }: Pick<HoldSheet, 'code'>): Minted => MINTS[code] ?? STRUCK

const RANKS: readonly CoinRank[] = [0, 1, 2]
const pictureName = (rank: CoinRank) => `coin${rank}`

/** Symbols and coins of a title. A coin that only passes bears no value. */
export function holdPictures(sheet: HoldSheet, art: SlotArt, isAcross: boolean): Pictures {
  const { mint, y, r, onThing } = mintedOf(sheet)
  const name = coinOf(sheet) ?? ''
  const under = onThing ? placed(art.things.get(name) ?? '', 0, 0, 108) : ''
  const drawn = (rank: CoinRank) => under + coinPaint(mint) + coin([0, y, r], rank, mint)
  const things = new Map([
    ...art.things,
    ...RANKS.map((rank) => [pictureName(rank), drawn(rank)] as const),
  ])
  things.set(name, drawn(0))
  return picturesOf({ ...art, things }, { isAcross })
}

/** What is set on a coin: its value, in its rank's ink, `size` units high where a thing is so wide. */
export function borneBy(
  sheet: HoldSheet,
  stakes: number,
  thing: number,
  language: Language,
): Borne {
  const { mint, r, y } = mintedOf(sheet)
  const rank = rankOf(stakes)
  const figure = stakesText(stakes, language)
  const share = figure.length > 2 ? 0.6 : 0.7
  return {
    picture: pictureName(rank),
    figure,
    ink: mint.inks[rank],
    size: (r / 100) * thing * share,
    down: (y / 100) * thing,
  }
}

/** The coins of one reel by their places on its strip. */
export function coinsOn(
  sheet: HoldSheet,
  coins: readonly Coin[],
  {
    reel,
    stop,
    thing,
    language,
  }: { reel: number; stop: number; thing: number; language: Language },
): ReadonlyMap<number, Borne> {
  const length = sheet.reels[reel]?.length ?? ROWS
  return new Map(
    coins
      .filter(({ cell: [at] }) => at === reel)
      .map(({ cell: [, row], stakes }) => [
        (stop + row) % length,
        borneBy(sheet, stakes, thing, language),
      ]),
  )
}
