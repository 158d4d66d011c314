import { Link } from '../../../lib/router/router.tsx'
import { t } from './texts.ts'

type Named = { id: string; name: string; version: number }

/** `Autumn evenings, version 3`. */
export const segmentText = ({ name, version }: Pick<Named, 'name' | 'version'>): string =>
  t('named', { name, version })

/** The same as a link to the segment. */
export const SegmentLink = ({ segment }: { segment: Named }) => (
  <Link className="o-link" to={`/office/segments?row=${segment.id}`}>
    {segmentText(segment)}
  </Link>
)
