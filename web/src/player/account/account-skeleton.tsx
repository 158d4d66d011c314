import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { t } from './texts.ts'

/** How many lines the panels of each column have. */
const COLUMNS = { first: [7, 3], second: [2, 4] } as const

/** The page's shapes while it is on its way. */
export const AccountSkeleton = () => (
  <div className="acc" role="status" aria-label={t('loading')}>
    {Object.entries(COLUMNS).map(([column, panels]) => (
      <div key={column} className="acc__column">
        {panels.map((lines) => (
          <PanelSkeleton key={lines} lines={lines} />
        ))}
      </div>
    ))}
  </div>
)

const PanelSkeleton = ({ lines }: { lines: number }) => (
  <div className="panel">
    <div className="panel__head">
      <Skeleton width="120px" height="24px" />
    </div>
    <div className="acc__body">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes that are all alike
        <Skeleton key={line} width={line % 2 ? '56%' : '72%'} height="20px" />
      ))}
    </div>
  </div>
)
