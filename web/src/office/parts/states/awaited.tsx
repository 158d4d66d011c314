import { Failed } from './failed.tsx'

type Props = {
  read: { data: unknown; error: unknown; refetch: () => unknown }
  /** What is said while it is on its way. */
  loading: string
}

/** In the place of a part that is read: that it is on its way, or why it did not come. Nothing once it is there. */
export function Awaited({ read: { data, error, refetch }, loading }: Props) {
  if (data !== undefined) return null
  if (error) return <Failed error={error} onAgain={() => void refetch()} />
  return (
    <p className="o-micro" role="status">
      {loading}
    </p>
  )
}
