import { svgUrl } from '../../art-url.ts'
import { star } from '../../kit/art/shapes.ts'

/** A ground of stars, behind a room that has no studio. */
export function starWall(colour: string, line: string): string {
  const [across, down] = [22, 14]
  const stars = Array.from({ length: across * down }, (_, at) =>
    star((at % across) * 70, Math.floor(at / across) * 70, 8, 40),
  ).join('')
  return svgUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice"><rect width="1440" height="900" fill="${colour}"/><path d="${stars}" fill="none" stroke="${line}" stroke-width="3" stroke-opacity=".16"/></svg>`,
  )
}

/** A plain ground behind a table whose studio fills the stage. */
export const darkWall = (colour: string): string =>
  svgUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="${colour}"/></svg>`,
  )
