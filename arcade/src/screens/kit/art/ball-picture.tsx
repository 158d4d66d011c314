import { STAR, toneOf } from './ball.ts'

type Props = { ball: number; className?: string }

/** A numbered ball as a picture of its own. Decoration: its number is told beside it. */
export const BallPicture = ({ ball, className = '' }: Props) => (
  <svg className={`ball ${className}`} viewBox="-50 -50 100 104" aria-hidden="true">
    <circle r="48" cy="4" fill="#05081A" fillOpacity=".45" />
    <circle r="48" fill={toneOf(ball)} />
    <path d={STAR} fill="#F7F0DF" fillOpacity=".16" />
    <circle r="31" fill="#FBF6E8" />
    <text y="13" textAnchor="middle" fontSize="36" fontWeight="700" fill="#0A0F24">
      {ball}
    </text>
    <ellipse
      cx="-16"
      cy="-32"
      rx="12"
      ry="6"
      fill="#fff"
      fillOpacity=".35"
      transform="rotate(-28 -16 -32)"
    />
  </svg>
)
