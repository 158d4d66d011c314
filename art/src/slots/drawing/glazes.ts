import { GLAZE_BY_LETTER } from '../../emblems/part.ts'

/** The house's glazes and the earths and metals that the slots add, by the letter a part names. */
export const GLAZES: Record<string, string> = {
  ...GLAZE_BY_LETTER,
  g: '#E8BE62',
  G: '#94651C',
  u: '#D08A50',
  U: '#8A4A22',
  h: '#7A4A2A',
  H: '#3B2114',
  v: '#7B3A63',
  V: '#4A1F3E',
  o: '#F08A3C',
  y: '#FFE3A0',
  m: '#7C8DB5',
  M: '#3E4C7A',
  l: '#B7D3C9',
  a: '#C9D6EE',
  i: '#5BC8F0',
}

/** How light a colour is, from 0 to 1. */
export function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) =>
    Number.parseInt(hex.slice(from, from + 2), 16),
  )
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}
