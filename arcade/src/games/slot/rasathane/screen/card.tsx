import { IntroCard } from '../../../../screens/slot/intro-card.tsx'
import type { Look } from '../../../../screens/slot-art/frame.ts'
import type { SlotArt } from '../../../../screens/slot-art/load-slot-art.ts'
import { introCard } from '../../../../screens/slot-art/pieces/intro-card.ts'
import type { TumbleSheet } from '../sheets.ts'
import type { Bearer } from './multiplier.ts'
import { featureOf, titleWords } from './texts.ts'
import { TUMBLE_WORDS } from './words.ts'

export type SkyArt = { code: string; sheet: TumbleSheet; art: SlotArt; bearer: Bearer }

type CardProps = SkyArt & { language: 'tr' | 'en'; picture: string }

/** What the scatters bring. */
export function Card({ code, sheet, art, language, picture }: CardProps) {
  const words = TUMBLE_WORDS[language]
  const { plate, lit, accent } = art.look.colours
  const [figure = '', ...unit] = words.turns(featureOf(sheet).turns).split(' ')
  return (
    <IntroCard
      drawing={introCard(accent, cardCloth(art.look) ?? lit)}
      ink={cardCloth(art.look) ? plate : '#FFF6E0'}
      accent={cardCloth(art.look) ? plate : accent}
      title={titleWords(code, language).feature}
      figure={figure}
      unit={unit.join(' ')}
      lines={[words.newTurns, words.stakeStays]}
      sides={[picture, picture]}
    />
  )
}

/** Silk is written on in dark. */
const cardCloth = ({ frame, material }: Look): string | undefined =>
  frame === 'silk-rolls' ? material.rim : undefined
