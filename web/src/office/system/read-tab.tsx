import type { ReactNode } from 'react'
import { Failed } from '../parts/states/failed.tsx'

type Props<Told> = {
  read: { data: Told | undefined; error: Error | null; refetch: () => unknown }
  /** Said while it is on its way. */
  loading: string
  children: (told: Told) => ReactNode
}

/** A tab that is one reading: what came, why it did not, or that it is on its way. */
export function ReadTab<Told>({ read: { data, error, refetch }, loading, children }: Props<Told>) {
  if (data !== undefined) return children(data)
  if (error) return <Failed error={error} onAgain={() => void refetch()} />
  return (
    <p className="o-panel o-sys__body" role="status">
      {loading}
    </p>
  )
}
