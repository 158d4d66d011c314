import { mix } from './geometry/numbers.ts'

/** The glazes of the tile painters: every emblem is painted with these alone. */
export const GLAZE = {
  ink: '#0A0F24',
  night: '#14205A',
  cobalt: '#2450C8',
  sky: '#8DB4F4',
  turquoise: '#27B9B4',
  deepTurquoise: '#0D6E78',
  coral: '#E5563F',
  bole: '#A62F20',
  rose: '#F2B5A4',
  saffron: '#F2B441',
  amber: '#B8741B',
  emerald: '#22A06F',
  forest: '#0D5A45',
  ivory: '#F7F0DF',
  sand: '#D9C9A3',
}

type Lit = readonly [lit: string, edge: string]

export type Palette = {
  ground: Lit
  strap: Lit
  /** Fills inside the pattern. */
  star: string
  star2: string
  /** The second strap colour. */
  accent: string
  medal: Lit
  rim: string
  /** The ground under a title. */
  plate: string
  light?: boolean
  ivoryMedal?: boolean
}

export const PALETTES = {
  gece: {
    ground: ['#2443AE', '#080E2A'],
    strap: ['#A9C1FF', '#22398F'],
    star: '#1A2F86',
    star2: '#27B9B4',
    accent: '#F2B441',
    medal: ['#132266', '#0A1130'],
    rim: '#F7F0DF',
    plate: '#070B20',
  },
  turkuaz: {
    ground: ['#1BA7A6', '#04303C'],
    strap: ['#D8FBF0', '#0F7379'],
    star: '#0B7882',
    star2: '#F7F0DF',
    accent: '#F2B441',
    medal: ['#0B5A68', '#042A36'],
    rim: '#F7F0DF',
    plate: '#03242E',
  },
  mercan: {
    ground: ['#E65C43', '#5A120E'],
    strap: ['#FFE3D0', '#A63524'],
    star: '#C4412E',
    star2: '#27B9B4',
    accent: '#F7F0DF',
    medal: ['#0F7F80', '#063E46'],
    rim: '#FFEBD6',
    plate: '#3A0B09',
  },
  safran: {
    ground: ['#F5BE55', '#7E470D'],
    strap: ['#FFF6DC', '#B97A22'],
    star: '#DB9730',
    star2: '#2450C8',
    accent: '#FFF6DC',
    medal: ['#1B3596', '#0B1650'],
    rim: '#FFF4D6',
    plate: '#3B2005',
  },
  fildisi: {
    ground: ['#FBF6E8', '#D8CBAA'],
    strap: ['#2450C8', '#6C86C4'],
    star: '#E3E7EC',
    star2: '#E5563F',
    accent: '#27B9B4',
    medal: ['#2450C8', '#14307F'],
    rim: '#FBF6E8',
    plate: '#122A73',
    light: true,
  },
  zumrut: {
    ground: ['#25A673', '#04332A'],
    strap: ['#DDF8E6', '#127050'],
    star: '#127F5A',
    star2: '#E5563F',
    accent: '#F2B441',
    medal: ['#0A5A45', '#03291F'],
    rim: '#F7F0DF',
    plate: '#03261E',
  },
  patlican: {
    ground: ['#8C4A6B', '#250D20'],
    strap: ['#F9DCE3', '#6B3252'],
    star: '#713454',
    star2: '#F2B441',
    accent: '#8FCFC4',
    medal: ['#4A1C3B', '#220A1C'],
    rim: '#FBE9E2',
    plate: '#1E0A1A',
  },
  lapis: {
    ground: ['#3B6BF2', '#0A1B68'],
    strap: ['#F7F0DF', '#3A5CC8'],
    star: '#2450C8',
    star2: '#E5563F',
    accent: '#F7F0DF',
    medal: ['#F9F3E4', '#E3D6B8'],
    rim: '#0C1B5C',
    plate: '#081452',
    ivoryMedal: true,
  },
  celadon: {
    ground: ['#E9F6EF', '#93C3B8'],
    strap: ['#0D6E78', '#5FA39E'],
    star: '#CFE7DE',
    star2: '#E5563F',
    accent: '#2450C8',
    medal: ['#0D6E78', '#08434C'],
    rim: '#F4FBF5',
    plate: '#073C45',
    light: true,
  },
  komur: {
    ground: ['#3A3B47', '#0B0B10'],
    strap: ['#F3CE7A', '#6E5526'],
    star: '#282933',
    star2: '#F7F0DF',
    accent: '#E5563F',
    medal: ['#1C1D26', '#0B0B10'],
    rim: '#F3CE7A',
    plate: '#08080C',
  },
  gul: {
    ground: ['#F3B8A8', '#8A3634'],
    strap: ['#FFF3EA', '#C4766B'],
    star: '#E39A8B',
    star2: '#2450C8',
    accent: '#FFF3EA',
    medal: ['#2A55C4', '#12286E'],
    rim: '#FFF3EA',
    plate: '#4A1216',
  },
  deniz: {
    ground: ['#3FA2E0', '#08264E'],
    strap: ['#E0F3FF', '#2470AE'],
    star: '#2580C0',
    star2: '#F2B441',
    accent: '#F7F0DF',
    medal: ['#0E3F78', '#061E40'],
    rim: '#F4F7F2',
    plate: '#051A38',
  },
  bakir: {
    ground: ['#CE7A48', '#3A170A'],
    strap: ['#FFE2C4', '#8C4A25'],
    star: '#A95A30',
    star2: '#27B9B4',
    accent: '#F7F0DF',
    medal: ['#5A2611', '#2A0F06'],
    rim: '#FFE9D0',
    plate: '#260D05',
  },
  zeytin: {
    ground: ['#A3B07A', '#2A361B'],
    strap: ['#F8F7DC', '#6E7D4A'],
    star: '#86945E',
    star2: '#E5563F',
    accent: '#2450C8',
    medal: ['#3D4A25', '#1D2610'],
    rim: '#F8F7DC',
    plate: '#1A220E',
  },
} satisfies Record<string, Palette>

export type PaletteName = keyof typeof PALETTES

export function blend(a: string, b: string, t: number): string {
  const channel = (from: number) => {
    const [x, y] = [a, b].map((hex) => Number.parseInt(hex.slice(from, from + 2), 16))
    return Math.round(mix(x ?? 0, y ?? 0, t))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${[1, 3, 5].map(channel).join('').toUpperCase()}`
}
