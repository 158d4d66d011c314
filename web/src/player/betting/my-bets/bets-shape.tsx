import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import './bet-card.css'
import './bet-leg.css'
import { t } from './texts.ts'

/** How many legs the cards have that are drawn while bets are awaited. */
const LEGS = [3, 2] as const

/** Bets that are not here yet, with the lines and heights of a card. */
export const BetsShape = () => (
  <div className="bets" role="status" aria-label={t('loading')}>
    {LEGS.map((legs) => (
      <CardShape key={legs} legs={legs} />
    ))}
  </div>
)

const CardShape = ({ legs }: { legs: number }) => (
  <div className="panel bet" aria-hidden>
    <div className="bet__head">
      <Skeleton width="140px" height="18px" />
    </div>
    {Array.from({ length: legs }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a shape is known by its place
      <div key={at} className="betleg">
        <Skeleton width="20px" height="20px" radius="5px" />
        <Skeleton width="70%" height="36px" />
        <Skeleton width="44px" height="36px" />
      </div>
    ))}
    <div className="bet__sums">
      <Skeleton width="72px" height="38px" />
      <Skeleton width="48px" height="38px" />
      <Skeleton width="88px" height="38px" />
    </div>
  </div>
)

/** The place of the sums, so that nothing moves as they come. */
export const SumsShape = () => (
  <div className="bets__sums bets__sums--3" aria-hidden>
    {LEGS.map((at) => (
      <div key={at}>
        <Skeleton width="96px" height="44px" />
      </div>
    ))}
  </div>
)
