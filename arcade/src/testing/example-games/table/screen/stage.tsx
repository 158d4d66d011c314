import type { Card } from '../../../../games/cards.ts'
import type { Language } from '../../../../protocol.ts'
import type { ScreenProps } from '../../../../screens/game/game-screen.ts'
import { CardPicture } from '../../../../screens/kit/art/card.tsx'
import { BACK, faceOf } from '../../../../screens/kit/art/card-face.ts'
import { cardName } from '../../../../screens/kit/card-words.ts'
import type { Frame, Options } from './shown.ts'
import { EXAMPLE_WORDS } from './words.ts'

/** The dealer's card and the player's. */
export function Stage({ play: { language }, frame }: ScreenProps<Options, Frame>) {
  const words = EXAMPLE_WORDS[language]
  return (
    <div className="example">
      <Place label={words.dealer} card={frame.dealer} language={language} />
      <Place label={words.you} card={frame.player} language={language} />
    </div>
  )
}

function Place(props: { label: string; card: Card | null; language: Language }) {
  const { label, card, language } = props
  const name = card === null ? EXAMPLE_WORDS[language].hidden : cardName(card, language)
  return (
    <figure className="example__place">
      <CardPicture drawing={card === null ? BACK : faceOf(card)} name={name} />
      <figcaption>{label}</figcaption>
    </figure>
  )
}
