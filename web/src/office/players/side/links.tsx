import { useQuery } from '@tanstack/react-query'
import type { PlayerPage } from '@zar/contract/office/players'
import { readLinks } from '@zar/contract/office/risk/links'
import { Link } from '../../../lib/router/router.tsx'
import { call } from '../../parts/api/call.ts'
import { mayDo, useMe } from '../../parts/api/session.ts'
import { GroupPicture, kindsOf } from '../../parts/links/group-picture.tsx'
import { Failed } from '../../parts/states/failed.tsx'
import { t } from './texts.ts'

/** The accounts that share something with this one, for whoever sees cases. */
export function LinksPanel({ player }: { player: PlayerPage }) {
  const me = useMe()
  return mayDo(me, 'case.view') ? <Links id={player.id} /> : null
}

function Links({ id }: { id: string }) {
  const links = useQuery({
    queryKey: ['office', 'player-links', id],
    queryFn: () => call(readLinks, { id }),
  })
  const { data: group } = links
  const others = group?.members.filter((member) => member.id !== id) ?? []
  return (
    <section className="o-panel" aria-busy={links.isPending}>
      <div className="o-panel__h">
        <h2>{t('links')}</h2>
        {others.length > 0 && <span className="o-micro">{others.length}</span>}
      </div>
      <div className="o-panel__b">
        {links.isPending && (
          <p className="o-micro" role="status">
            {t('linksLoading')}
          </p>
        )}
        {links.isError && <Failed error={links.error} onAgain={() => void links.refetch()} />}
        {group !== undefined && <GroupPicture group={group} playerId={id} />}
        {group && (
          <ul className="o-p__links">
            {others.map((member) => (
              <li key={member.id}>
                <Link className="o-link" to={`/office/players/${member.id}`}>
                  {member.username}
                </Link>{' '}
                <span className="mist">{kindsOf(group, member.id)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
