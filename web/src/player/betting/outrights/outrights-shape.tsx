import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import './outrights-shape.css'

const PANELS = ['1', '2', '3']

/** The shape of the markets of seasons until they are there. */
export const OutrightsShape = ({ label }: { label: string }) => (
  <div className="outr__wait" role="status" aria-label={label}>
    {PANELS.map((panel) => (
      <Skeleton key={panel} height="132px" radius="var(--radius-card)" />
    ))}
  </div>
)
