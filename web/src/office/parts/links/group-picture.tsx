import type { LinkedGroup } from '@zar/contract/office/risk/alerts'
import { Graph } from './graph.tsx'
import { edgeName, t } from './texts.ts'

/** What an account shares with the others of the group, in words. */
export const kindsOf = ({ pairs }: LinkedGroup, id: string): string => {
  const kinds = pairs
    .filter(({ one, other }) => one === id || other === id)
    .flatMap((pair) => pair.kinds)
  return [...new Set(kinds)].map((kind) => edgeName(kind)).join(', ')
}

/** The accounts around one as a picture; where nothing links it, that. A list with the same content follows it. */
export function GroupPicture({ group, playerId }: { group: LinkedGroup | null; playerId: string }) {
  if (!group) return <p className="o-micro">{t('linksNone')}</p>
  return (
    <>
      <p className="o-gr__legend" aria-hidden>
        <span className="is-fact">{t('fact')}</span>
        <span className="is-signal">{t('signal')}</span>
        <span className="is-weak">{t('weak')}</span>
      </p>
      <Graph group={group} playerId={playerId} />
    </>
  )
}
