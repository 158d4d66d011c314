import type { SportSection } from '@zar/contract/sports'
import { categoryOf, useBootstrap } from '../../lib/bootstrap.ts'
import { useLocation } from '../../lib/router.tsx'
import { Slider } from '../home/slider.tsx'
import { GameRail } from '../lobby/game-rail.tsx'
import { SPORT_PATHS } from '../sports/paths.ts'
import { Section } from '../sports/section.tsx'
import { t } from '../sports/texts.ts'

export const SportsPage = () => <Page section="sports" />
export const LiveSportsPage = () => <Page section="live-sports" />
export const EsportsPage = () => <Page section="esports" />

function Page({ section }: { section: SportSection }) {
  const slots = categoryOf(useBootstrap().data, 'slot')?.games ?? []
  const isPartners = useLocation().pathname.startsWith(`${SPORT_PATHS[section]}/`)
  return (
    <Section key={section} {...{ section, isPartners }} banner={<Slider slug={section} isLow />}>
      {slots.length > 0 && <GameRail title={t('today')} games={slots} more="/casino/slot" />}
    </Section>
  )
}
