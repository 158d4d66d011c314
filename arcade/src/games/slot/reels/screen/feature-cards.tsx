import { money } from '../../../../screens/figures.ts'
import type { Play } from '../../../../screens/game/game-screen.ts'
import { IntroCard } from '../../../../screens/slot/intro-card.tsx'
import { Outro } from '../../../../screens/slot/outro.tsx'
import type { Pictures } from '../../../../screens/slot/pictures.ts'
import { SLOT_WORDS } from '../../../../screens/slot/words.ts'
import type { SlotArt } from '../../../../screens/slot-art/load-slot-art.ts'
import { introCard } from '../../../../screens/slot-art/pieces/intro-card.ts'
import { type ReelSheet, scatterOf, wildOf } from '../sheet.ts'
import type { FeatureFrame } from './feature.ts'

type Props = {
  play: Play
  frame: FeatureFrame
  sheet: ReelSheet
  art: SlotArt
  pictures: Pictures
  /** The card's ground, and the colour of its figure. */
  pale: string
  accent: string
  title: string
  /** What is different in the free spins. */
  change: string
  /** What the sum at the end was made in. */
  note: string
}

/** The card that tells what is given, and at the end what came of it. */
export function FeatureCards({ play, frame, sheet, art, pictures, ...told }: Props) {
  const { card, feature } = frame
  const { round, language } = play
  if (!card || !feature || !round) return null
  if (card === 'outro')
    return <Outro sumKurus={feature.totalKurus} stakedKurus={round.stakedKurus} note={told.note} />
  const words = SLOT_WORDS[language]
  const { material, colours } = art.look
  const pictureOf = (id = '') => pictures.sharp.get(id) ?? ''
  return (
    <IntroCard
      drawing={introCard(material.body, told.pale)}
      ink={colours.plate}
      accent={told.accent}
      title={told.title}
      figure={`${feature.of}`}
      unit={words.freeSpins(feature.of).replace(/^\d+ /, '')}
      lines={[told.change, words.stakeStays(money(round.stakeKurus))]}
      sides={[pictureOf(scatterOf(sheet)), pictureOf(wildOf(sheet))]}
    />
  )
}
