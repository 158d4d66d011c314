import { crest } from '@zar/art'
import { useMemo } from 'react'
import { svgUrl } from '../../../screens/art-url.ts'

/** A team's crest beside its name. */
export function Crest({ team, size }: { team: string; size: number }) {
  const url = useMemo(() => svgUrl(crest(team, { size })), [team, size])
  return <img className="crest" src={url} alt="" width={size} height={size} />
}
