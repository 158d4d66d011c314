import { Skeleton } from '../../ui/skeleton.tsx'
import { t } from './texts.ts'

const HEIGHTS = ['380px', '210px'] as const
const COLUMNS = ['first', 'second'] as const

/** The page's shapes while it is on its way. */
export const AccountBones = () => (
  <div className="acc" role="status" aria-label={t('loading')}>
    {COLUMNS.map((column) => (
      <div key={column} className="acc__column">
        {HEIGHTS.map((height) => (
          <Skeleton key={height} height={height} radius="var(--radius-panel)" />
        ))}
      </div>
    ))}
  </div>
)
