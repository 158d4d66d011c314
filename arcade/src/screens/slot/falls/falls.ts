/** One grid of a chain, column by column from the left, each from its first row; and the cells that leave it. */
export type Step = { grid: readonly string[]; removed: readonly number[] }

/** A thing in its cell. */
export type Thing = {
  /** Its own as long as it lies in the grid. */
  key: string
  id: string
  cell: number
  /** The row it comes from; those over the first are negative. */
  from: number
  leaves: boolean
}

/** What lies in a grid, by its cells. */
export type Fall = readonly Thing[]

export type Shape = { columns: number; rows: number }

/** Where the things of each grid come from: what stays sinks in its column, what is new comes from above it. */
export function fallsOf(steps: readonly Step[], shape: Shape, chain: string): Fall[] {
  const falls: Fall[] = []
  for (const [at, { grid, removed }] of steps.entries()) {
    const stay = (falls.at(-1) ?? []).filter(({ leaves }) => !leaves)
    const fresh = (cell: number) => ({ key: `${chain}.${at}.${cell}`, id: grid[cell] ?? '' })
    const leaves = (cell: number) => removed.includes(cell)
    falls.push(stacked(shape, stay, { fresh, leaves }))
  }
  return falls
}

/** The same chain in a grid of another shape, where places make no difference. */
export function recut(falls: readonly Fall[], shape: Shape): Fall[] {
  const cut: Fall[] = []
  for (const fall of falls) {
    const going = new Set(fall.filter(({ leaves }) => leaves).map(({ key }) => key))
    const keys = new Set(fall.map(({ key }) => key))
    const stay = (cut.at(-1) ?? []).filter(({ key }) => keys.has(key))
    const known = new Set(stay.map(({ key }) => key))
    const coming = fall.filter(({ key }) => !known.has(key)).values()
    const fresh = () => coming.next().value ?? { key: '', id: '' }
    cut.push(stacked(shape, stay, { fresh, leaves: (_, key) => going.has(key) }))
  }
  return cut
}

type Filling = {
  /** What fills a free cell; asked by columns, each from its first row. */
  fresh: (cell: number) => Pick<Thing, 'key' | 'id'>
  leaves: (cell: number, key: string) => boolean
}

function stacked({ columns, rows }: Shape, stay: Fall, { fresh, leaves }: Filling): Fall {
  return Array.from({ length: columns }, (_, column) => {
    const kept = stay.filter(({ cell }) => Math.floor(cell / rows) === column)
    const free = rows - kept.length
    return Array.from({ length: rows }, (__, row): Thing => {
      const cell = column * rows + row
      const old = kept[row - free]
      const { key, id } = old ?? fresh(cell)
      return { key, id, cell, from: old ? old.cell % rows : row - free, leaves: leaves(cell, key) }
    })
  }).flat()
}

export const leavingCells = (fall: Fall): number[] =>
  fall.filter(({ leaves }) => leaves).map(({ cell }) => cell)
