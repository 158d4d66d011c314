/** A supplier's code of a game may stand before the arcade's own. */
const ARCADE_CODE = /zar_[a-z\d_]+$/

/** Whether this code is one of the arcade's games. */
export const isArcadeGame = (gameCode: string): boolean => ARCADE_CODE.test(gameCode)

/** A page of the arcade's about one of its games, whichever supplier that comes by; undefined for others. */
export function arcadeGameUrl(
  page: 'play' | 'rules',
  gameCode: string,
  arcade: string | undefined,
  query: Record<string, string>,
): string | undefined {
  const own = ARCADE_CODE.exec(gameCode)?.[0]
  if (!own || !arcade || !URL.canParse(arcade)) return undefined
  return new URL(`/${page}/${own}?${new URLSearchParams(query)}`, arcade).href
}
