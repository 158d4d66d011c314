import { svgUrl } from '../../art-url.ts'

/** A plain ground behind a table whose studio fills the stage. */
export const darkWall = (colour: string): string =>
  svgUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="${colour}"/></svg>`,
  )
