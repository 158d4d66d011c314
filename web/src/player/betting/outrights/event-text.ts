/** A season, by the key of one of its markets: its sides are the league and the season by its name. */
export const isSeason = (marketKey: string): boolean => marketKey.startsWith('outright.')

/** `Galatasaray – Fenerbahçe`; of a season `Süper Lig 2026/4`. */
export const eventText = ({
  market,
  home,
  away,
}: {
  market: string
  home: string
  away: string
}): string => (isSeason(market) ? `${home} ${away}` : `${home} – ${away}`)
