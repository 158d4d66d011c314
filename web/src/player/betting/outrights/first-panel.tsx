import { OutrightPanel } from './outright-panel.tsx'
import { useOutrights } from './use-outrights.ts'

/** The first market of a league’s season; nothing until it was read. */
export function FirstPanel({ league }: { league: string }) {
  const { data } = useOutrights(league)
  const season = data?.rows.find(({ markets }) => markets.length > 0)
  const [market] = season?.markets ?? []
  return season && market ? <OutrightPanel season={season} market={market} hasLeague /> : null
}
