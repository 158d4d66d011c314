import { type Gait, horseParts, lookOf, NUMBER_AT } from '@zar/art/studio/horse'
import type { Horse } from '../race.ts'

/** A horse with its rider and its number, as `horseParts` has them. */
export function drawHorse(context: CanvasRenderingContext2D, horse: Horse, gait: Gait): void {
  context.lineJoin = 'round'
  context.lineCap = 'round'
  for (const { path, fill, line, width } of horseParts(horse, gait)) {
    const drawn = new Path2D(path)
    if (fill) {
      context.fillStyle = fill
      context.fill(drawn)
    }
    context.strokeStyle = line
    context.lineWidth = width
    context.stroke(drawn)
  }
  context.fillStyle = lookOf(horse).figure
  context.textAlign = 'center'
  context.font = `700 ${NUMBER_AT.size}px ${context.canvas.dataset.font ?? 'sans-serif'}`
  context.fillText(String(horse), NUMBER_AT.x, NUMBER_AT.y)
}
