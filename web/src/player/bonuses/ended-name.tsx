import { formatDate } from '../../lib/language/format.ts'

/** What has ended; on a phone, whose list has no column for it, with the day that it did. */
export const EndedName = ({ title, endedAt }: { title: string; endedAt: string | null }) => (
  <>
    {title}
    {endedAt && <small className="bonuses__when num">{formatDate(endedAt)}</small>}
  </>
)
