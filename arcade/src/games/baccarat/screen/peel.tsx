import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { CardPicture } from '../../../screens/kit/art/card.tsx'
import { BACK, faceOf } from '../../../screens/kit/art/card-face.ts'
import type { Card } from '../../cards.ts'

type Props = {
  card: Card
  name: string
  /** It lies across: its lower edge is at the right. */
  isAcross: boolean
  onOpen: () => void
  /** Where a press is nobody else's: it opens the card too. */
  onPress?: () => void
}

/** Of the card's height that its edge is drawn before it opens. */
const OPENS_AT = 0.6
/** Less than this is a press and no drawing, px. */
const PRESSED_PX = 6

/** A card that its player peels: its lower edge is drawn up, and shows what is under it. A press opens it too. */
export function PeelCard({ card, name, isAcross, onOpen, onPress }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const from = useRef<number | null>(null)
  const drawn = useRef(0)
  const along = ({ clientX, clientY }: PointerEvent) => (isAcross ? clientX : clientY)
  const draw = (part: number) => button.current?.style.setProperty('--drawn', `${part}`)
  const end = () => {
    from.current = null
    button.current?.classList.remove('peel--held')
    draw(0)
  }
  return (
    <button
      ref={button}
      type="button"
      className="peel"
      aria-label={name}
      onPointerDown={(event: PointerEvent<HTMLButtonElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        event.currentTarget.classList.add('peel--held')
        from.current = along(event)
        drawn.current = 0
      }}
      onPointerMove={(event) => {
        if (from.current === null || !button.current) return
        drawn.current = Math.max(0, from.current - along(event))
        const part = drawn.current / button.current.offsetHeight
        if (part < OPENS_AT) return draw(part)
        end()
        onOpen()
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onClick={(event: MouseEvent) => {
        // A press goes on to the stage, which opens the card; a drawing that was let go does not.
        if (drawn.current > PRESSED_PX) event.stopPropagation()
        else onPress?.()
        drawn.current = 0
      }}
    >
      <CardPicture drawing={BACK} className="peel__back" />
      <CardPicture drawing={faceOf(card)} className="peel__face" />
    </button>
  )
}
