import { at, disc, rounded, star } from '../../../screens/kit/art/shapes.ts'

/** Petals of a flower round the middle of a box of 100. */
function petals(count: number, from: number, to: number, width: number, turn = 0): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + (index * 360) / count
    const [root, tip] = [at(50, 50, from, angle), at(50, 50, to, angle)]
    const middle = (from + to) / 2
    const [left, right] = [at(50, 50, middle, angle - width), at(50, 50, middle, angle + width)]
    return `M${rounded(root)}Q${rounded(left)} ${rounded(tip)}Q${rounded(right)} ${rounded(root)}Z`
  }).join('')
}

const ground = (edge: string, fill: string) =>
  `<rect width="100" height="100" rx="13" fill="${edge}"/><rect x="3" y="3" width="94" height="94" rx="10.5" fill="${fill}"/>`

const CORNERS = [
  [0, 0],
  [100, 0],
  [0, 100],
  [100, 100],
] as const

/** The three faces of a tile, drawn in a box of 100: their shapes differ, not their colours alone. */
export const TILES = {
  shut: `${ground('#14307F', '#1D3FA6')}<path d="${star(50, 50, 8, 37)}" fill="#14307F"/><path d="${star(50, 50, 8, 32)}" fill="none" stroke="#8DB4F4" stroke-width="2.4"/><path d="${CORNERS.map(([x, y]) => disc(x, y, 17)).join('')}" fill="#14307F" clip-path="inset(3px round 10px)"/><circle cx="50" cy="50" r="6" fill="#8DB4F4"/>`,
  whole: `${ground('#0D6E78', '#FBF6E8')}<path d="${petals(8, 6, 45, 24)}" fill="#27B9B4" stroke="#0D6E78" stroke-width="2"/><path d="${petals(8, 5, 31, 22, 22.5)}" fill="#E5563F" stroke="#A62F20" stroke-width="1.6"/><circle cx="50" cy="50" r="9" fill="#F2B441" stroke="#0A0F24" stroke-width="2"/>`,
  cracked: `${ground('#2A0803', '#6E1F16')}<path d="${star(50, 50, 8, 37)}" fill="#4A120C"/><path d="M52 2L46 24L60 38L44 52L56 66L42 80L48 98M46 24L22 16L8 26M60 38L84 30L97 38M44 52L20 58L3 52M56 66L80 72L88 97M42 80L24 84" fill="none" stroke="#FFC9B8" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M52 2L46 24L60 38L44 52L56 66L42 80L48 98" fill="none" stroke="#1A0502" stroke-width="1.6"/>`,
} as const

export type TileFace = keyof typeof TILES
