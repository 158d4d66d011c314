import { blend } from '@zar/art'
import type { Language } from '../../../../protocol.ts'
import { IntroCard } from '../../../../screens/slot/intro-card.tsx'
import type { Look } from '../../../../screens/slot-art/frame.ts'
import type { SlotArt } from '../../../../screens/slot-art/load-slot-art.ts'
import { introCard } from '../../../../screens/slot-art/pieces/intro-card.ts'
import type { TumbleSheet } from '../sheets.ts'
import type { Bearer } from './multiplier.ts'
import { featureOf, titleWords } from './texts.ts'
import { TUMBLE_WORDS } from './words.ts'

export type SkyArt = { code: string; sheet: TumbleSheet; art: SlotArt; bearer: Bearer }

type CardProps = { sky: SkyArt; language: Language; picture: string }

/** What the scatters bring. */
export function Card({ sky: { code, sheet, art }, language, picture }: CardProps) {
  const words = TUMBLE_WORDS[language]
  const { accent } = art.look.colours
  const { cloth, ink, figure } = paperOf(art.look)
  const [count = '', ...unit] = words.turns(featureOf(sheet).turns).split(' ')
  return (
    <IntroCard
      drawing={introCard(accent, cloth)}
      ink={ink}
      accent={figure}
      title={titleWords(code, language).feature}
      figure={count}
      unit={unit.join(' ')}
      lines={[words.newTurns, words.stakeStays]}
      sides={[picture, picture]}
    />
  )
}

/** Pale silk is written on in dark, everything else in light. */
function paperOf({ frame, material, colours: { plate, lit, accent } }: Look) {
  if (frame === 'silk-rolls') return { cloth: material.rim, ink: plate, figure: plate }
  return { cloth: blend(lit, plate, 0.68), ink: '#FFF6E0', figure: accent }
}
