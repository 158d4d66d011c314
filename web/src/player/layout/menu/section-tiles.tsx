import { categoryOf, useBootstrap, useIsInMenu } from '../../../lib/content/bootstrap.ts'
import { LinkTile } from '../../../ui/navigation/link-tile.tsx'
import { SECTIONS, VIRTUAL_URL } from './sections.ts'
import { t } from './tile-texts.ts'

type Tile = { emblem: Parameters<typeof LinkTile>[0]['emblem']; note: string }

const TILES: Record<string, Tile> = {
  '/spor': { emblem: 'top', note: t('sports') },
  '/livespor': { emblem: 'yildirim', note: t('live') },
  '/esports': { emblem: 'roket', note: t('esports') },
  '/casino/slot': { emblem: 'yedi', note: t('slot') },
  '/casino/live': { emblem: 'cark', note: t('liveCasino') },
  [VIRTUAL_URL]: { emblem: 'nal', note: t('virtual') },
  '/casino/bingo': { emblem: 'bingo', note: t('bingo') },
  '/casino/games': { emblem: 'ucak', note: t('games') },
  '/casino/tvbets': { emblem: 'can', note: t('tv') },
  '/promotions': { emblem: 'elmas', note: t('promotions') },
  '/ticket': { emblem: 'kitap', note: t('tickets') },
}

/** What the home page shows; the drawer has them all. */
const FEW = ['/spor', '/livespor', '/casino/slot', '/casino/live', '/casino/bingo', '/casino/games']

/** The sections of the site as tiles. */
export function SectionTiles({
  className,
  onSelect,
}: {
  className: string
  onSelect?: () => void
}) {
  const count = categoryOf(useBootstrap().data, 'slot')?.total
  const isInMenu = useIsInMenu()
  const shown = SECTIONS.filter(({ url }) => isInMenu(url) && (onSelect || FEW.includes(url)))
  return (
    <nav className={className} aria-label={t('sections')}>
      {shown.map(({ url, title, opensTab }) => {
        const tile = TILES[url]
        const isCounted = url === '/casino/slot' && count !== undefined
        return (
          tile && (
            <LinkTile
              key={url}
              to={url}
              title={url === '/casino/slot' ? t('slotTitle') : title}
              note={isCounted ? t('slotNote', { count }) : tile.note}
              emblem={tile.emblem}
              {...(opensTab && { newTab: t('newTab') })}
              {...(onSelect && { onClick: onSelect })}
            />
          )
        )
      })}
    </nav>
  )
}
