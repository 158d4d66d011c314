import { svgUrl } from '../../../screens/art-url.ts'
import type { Emblem } from '../rules.ts'
import { BRUSH, type Erased, erase, type Spot, shareOf } from './erased.ts'
import { facePicture } from './faces.ts'

/** Pixels for each of the page's, at most. */
const FINEST = 2

/** The scratched part of a box: what lies under the cover is painted where the brush passed. */
export type Sheet = { rub: (from: Spot, to: Spot) => number }

/** `rub` answers how much of the box is erased. */
export function sheetOn(canvas: HTMLCanvasElement, emblem: Emblem): Sheet {
  const size = Math.round(canvas.clientWidth * Math.min(devicePixelRatio, FINEST))
  canvas.width = size
  canvas.height = size
  const brush = canvas.getContext('2d')
  const erased: Erased = new Set()
  const lines: [Spot, Spot][] = []
  let isReady = false
  const paint = ([from, to]: [Spot, Spot]) => {
    brush?.beginPath()
    brush?.moveTo(from[0] * size, from[1] * size)
    brush?.lineTo(to[0] * size, to[1] * size)
    brush?.stroke()
  }
  const picture = new Image()
  picture.onload = () => {
    const ground = brush?.createPattern(picture, 'no-repeat')
    if (!brush || !ground) return
    brush.strokeStyle = ground
    brush.lineWidth = BRUSH * size
    brush.lineCap = 'round'
    isReady = true
    for (const line of lines) paint(line)
  }
  picture.src = svgUrl(facePicture(emblem, size))
  return {
    rub(from, to) {
      erase(erased, from, to)
      if (isReady) paint([from, to])
      else lines.push([from, to])
      return shareOf(erased)
    },
  }
}
