import { Drawn } from './drawn.tsx'

type Props = { drawing: string; name?: string; className?: string }

/** A card as a picture of its own. One without a name is decoration. */
export const CardPicture = ({ drawing, name, className = '' }: Props) => (
  <svg
    className={`card ${className}`}
    viewBox="0 0 100 140"
    role={name === undefined ? 'presentation' : 'img'}
    aria-label={name}
    aria-hidden={name === undefined}
  >
    <Drawn drawing={drawing} />
  </svg>
)
