import type { EventPage } from '@zar/contract/betting/event'
import { type MouseEvent, useEffect, useState } from 'react'
import { Link } from '../../../lib/router/router.tsx'
import { useEvents } from '../board/data/use-board.ts'
import '../../../ui/form/chips.css'
import '../frame/tree.css'
import { useNow } from '../frame/use-now.ts'
import { eventPath } from '../paths.ts'
import { shortKickOff } from '../words/kick-off.ts'
import './jump.css'
import { type CardGroup, idOf } from './market-board.tsx'
import { t } from './texts.ts'

const OTHERS_MAX = 8
/** Under the header, and in the upper part of the page: the group that is read. */
const READ = '-140px 0px -60% 0px'

/** Which group of markets is being read. */
export function useReadGroup(groups: readonly CardGroup[]): string | null {
  const [read, setRead] = useState<string | null>(null)
  const ids = groups.map(({ id }) => id).join(' ')
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined' || ids === '') return
    const watcher = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        if (seen) setRead(seen.target.id)
      },
      { rootMargin: READ },
    )
    for (const id of ids.split(' ')) {
      const section = document.getElementById(idOf(id))
      if (section) watcher.observe(section)
    }
    return () => watcher.disconnect()
  }, [ids])
  return read
}

/** Goes to a group without a step in the history. */
export function goTo(event: MouseEvent, id: string): void {
  event.preventDefault()
  const section = document.getElementById(idOf(id))
  section?.scrollIntoView({ behavior: 'smooth', block: 'start' })
}

type JumpProps = { event: EventPage; groups: readonly CardGroup[] }

/** The groups of markets to jump to, and the league’s other matches. */
export function Jump({ event, groups }: JumpProps) {
  const read = useReadGroup(groups)
  const [first] = groups
  return (
    <nav className="panel tree jump" aria-label={t('groups')}>
      <h3>{t('markets')}</h3>
      <ul>
        {groups.map(({ id, name, cards }) => {
          const isHere = read === null ? id === first?.id : read === idOf(id)
          return (
            <li key={id}>
              <a
                href={`#${idOf(id)}`}
                onClick={(press) => goTo(press, id)}
                {...(isHere && { 'aria-current': 'true' as const })}
              >
                <i className="jump__mark" aria-hidden />
                <span>{name}</span>
                <small className="num">{cards.length}</small>
              </a>
            </li>
          )
        })}
      </ul>
      <Others event={event} />
    </nav>
  )
}

function Others({ event }: { event: EventPage }) {
  const now = useNow()
  const { data } = useEvents({ league: event.league.id, take: OTHERS_MAX })
  const others = data?.rows.filter(({ id }) => id !== event.id) ?? []
  if (others.length === 0) return null
  return (
    <>
      <h3>{event.league.name}</h3>
      <ul className="jump__others">
        {others.map(({ id, home, away, startsAt }) => (
          <li key={id}>
            <Link to={eventPath(id)}>
              <span>
                <b>
                  {home.name} – {away.name}
                </b>
                <span className="num">{shortKickOff(startsAt, now)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The same groups as chips, where there is no column for them. */
export function JumpChips({ groups }: Pick<JumpProps, 'groups'>) {
  const read = useReadGroup(groups)
  return (
    <nav className="chips jumpchips" aria-label={t('groups')}>
      {groups.map(({ id, name, cards }) => (
        <a
          key={id}
          className="chip"
          href={`#${idOf(id)}`}
          onClick={(press) => goTo(press, id)}
          {...(read === idOf(id) && { 'aria-current': 'true' as const })}
        >
          {name} <small>{cards.length}</small>
        </a>
      ))}
    </nav>
  )
}
