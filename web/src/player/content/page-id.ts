const ID_MAX = 2 ** 31 - 1

/** The number of a page, from the last part of its address; undefined when it cannot be one. */
export function pageIdOf(segment: string | undefined): number | undefined {
  if (!segment || !/^[1-9]\d{0,9}$/.test(segment)) return undefined
  const id = Number(segment)
  return id <= ID_MAX ? id : undefined
}

type PageLink = { id: number; title: string }

/** The pages before and after one in the menu. */
export function neighboursOf(
  menu: PageLink[],
  id: number,
): { before?: PageLink; after?: PageLink } {
  const at = menu.findIndex((one) => one.id === id)
  if (at < 0) return {}
  const [before, after] = [menu[at - 1], menu[at + 1]]
  return { ...(before && { before }), ...(after && { after }) }
}
