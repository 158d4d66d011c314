import { Skeleton } from '../../ui/feedback/skeleton.tsx'

/** A sum above a list; `text` is undefined while it is on its way. */
export type Total = { name: string; text: string | undefined; isGain?: boolean }

/** The sums above a list; a skeleton while they are on their way. */
export function Totals({ totals }: { totals: Total[] }) {
  return (
    <dl className="totals">
      {totals.map(({ name, text, isGain }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={isGain ? 'num totals__won' : 'num'}>
            {text ?? <Skeleton width="110px" height="24px" />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
