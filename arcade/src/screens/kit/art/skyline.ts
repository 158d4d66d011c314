import { hash } from '@zar/art'

/** What stands in the city: how wide each is, and its outline from its lower left corner on. */
const BUILDINGS: readonly { width: number; outline: (x: number, y: number) => string }[] = [
  {
    width: 100,
    outline: (x, y) =>
      `V${y - 52}H${x + 6}V${y - 66}H${x}L${x + 46} ${y - 104}L${x + 92} ${y - 66}H${x + 86}V${y - 52}H${x + 92}V${y}`,
  },
  {
    width: 64,
    outline: (x, y) =>
      `H${x + 8}V${y - 96}H${x + 3}V${y - 106}H${x + 8}L${x + 30} ${y - 156}L${x + 52} ${y - 106}H${x + 57}V${y - 96}H${x + 52}V${y}`,
  },
  {
    width: 84,
    outline: (x, y) =>
      `V${y - 40}H${x + 12}L${x + 40} ${y - 60}L${x + 68} ${y - 40}H${x + 76}V${y}`,
  },
  { width: 58, outline: (x, y) => `V${y - 22}H${x + 52}V${y}` },
  {
    width: 40,
    outline: (x, y) =>
      `H${x + 6}C${x + 8} ${y - 30} ${x + 12} ${y - 60} ${x + 20} ${y - 86}C${x + 28} ${y - 60} ${x + 32} ${y - 30} ${x + 34} ${y}`,
  },
]

/** Houses, towers, walls and trees, down to the picture's lower edge. */
export function skyline(
  { y, seed, fill }: { y: number; seed: number; fill: string },
  { width, height }: { width: number; height: number },
): string {
  let outline = `M0 ${height}V${y}`
  for (let x = 0, index = 0; x < width; index++) {
    const building = BUILDINGS[hash(`sky${seed}${index}`) % BUILDINGS.length]
    if (!building) break
    outline += building.outline(x, y)
    x += building.width
  }
  return `<path d="${outline}H${width}V${height}Z" fill="${fill}"/>`
}
