import { CircleOff } from 'lucide-react'
import { Awaited } from '../states/awaited.tsx'
import { Empty } from '../states/empty.tsx'

type Props = {
  /** What the case is called. */
  name: string
  read: { data: unknown; error: unknown; refetch: () => unknown }
  loading: string
  /** What is said of one that is no longer there. */
  gone?: { title: string; note: string } | false
}

/** In the place of a case that is read: that it is on its way, why it did not come, or that it is gone. */
export const AwaitedCase = ({ name, read, loading, gone }: Props) => (
  <aside className="o-panel" aria-label={name} aria-busy={!read.error}>
    <div className="o-case">
      {gone ? (
        <Empty icon={CircleOff} title={gone.title}>
          {gone.note}
        </Empty>
      ) : (
        <Awaited read={read} loading={loading} />
      )}
    </div>
  </aside>
)
