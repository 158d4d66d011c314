import type { SportSection } from '@zar/contract/sports'
import { categoryOf, useBootstrap } from '../../lib/content/bootstrap.ts'
import { useLocation } from '../../lib/router/router.tsx'
import { Slider } from '../home/slider.tsx'
import { GameScroller } from '../lobby/tile/game-scroller.tsx'
import { SPORT_PATHS } from './paths.ts'
import { Section } from './section.tsx'
import { t } from './texts.ts'

export const SportsPage = () => <Page section="sports" />
export const LiveSportsPage = () => <Page section="live-sports" />
export const EsportsPage = () => <Page section="esports" />

function Page({ section }: { section: SportSection }) {
  const slots = categoryOf(useBootstrap().data, 'slot')?.games ?? []
  const isPartners = useLocation().pathname.startsWith(`${SPORT_PATHS[section]}/`)
  return (
    <Section
      key={section}
      section={section}
      isPartners={isPartners}
      banner={<Slider slug={section} isLow />}
    >
      {slots.length > 0 && <GameScroller title={t('today')} games={slots} more="/casino/slot" />}
    </Section>
  )
}
