import { type Game, SECTIONS, type Section } from '@zar/contract/casino/casino'
import { useEffect } from 'react'
import { isAway } from '../../lib/api/query.ts'
import { readGameLink } from '../../lib/games/game-link.ts'
import { useLocation, useParams } from '../../lib/router/router.tsx'
import { isRecord } from '../../lib/storage/stored.ts'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import { t } from '../layout/texts.ts'
import { t as lobbyText } from '../lobby/section-texts.ts'
import { SimilarScroller } from '../lobby/tile/similar-scroller.tsx'
import { useGame } from '../lobby/tile/use-games-of.ts'
import { GamePlay } from './game-play.tsx'

/** `/casino/play/{encoded}`: the way here, the game, and games like it. */
export function PlayPage() {
  const link = readGameLink(useParams().game ?? '')
  const state: unknown = useLocation().state
  const asked = useGame(link?.gameCode)
  // What cannot be asked is not waited for.
  const game = isAway(asked) ? null : asked.data
  const told = isRecord(state) && typeof state.title === 'string' ? state.title : undefined
  const name = game?.name ?? told ?? t('crumb.play')
  useEffect(() => {
    document.title = `${name} · Zar`
  }, [name])

  const slug = sectionOf(game)
  const lobby = `/casino/${slug}`
  const crumbs = [
    { label: t('crumb.home'), url: '/' },
    { label: t('crumb.casino'), url: '/casino/slot' },
    { label: lobbyText(`title.${slug}`), url: lobby },
    { label: name, url: '#' },
  ]
  return (
    <>
      <Breadcrumbs label={t('crumbs')} crumbs={crumbs} />
      <GamePlay link={link} name={name} game={game} lobby={lobby} />
      {link && game !== null && <SimilarScroller key={game?.gameCode} game={game} lobby={lobby} />}
    </>
  )
}

/** The page a game stands on follows from its kind; one without a kind is a slot. */
function sectionOf(game: Game | null | undefined): Section {
  const kind = game?.kind
  const slugs = Object.keys(SECTIONS) as Section[]
  const found = slugs.find((slug) => (SECTIONS[slug] as readonly unknown[]).includes(kind))
  return found ?? 'slot'
}
