import { star } from './shapes.ts'

const TONES = [
  ...['#2450C8', '#C4412E', '#127F5A', '#B97A22', '#6B3252', '#0D6E78', '#8C4A25', '#14205A'],
  '#A62F20',
]
/** Tens have a colour each. */
export const toneOf = (ball: number): string => TONES[Math.floor((ball - 1) / 10)] ?? '#2450C8'
export const STAR = star(0, 0, 8, 47)

/** A numbered ball of 100, around its middle. */
export function drawBall(context: CanvasRenderingContext2D, ball: number): void {
  const disc = (radius: number, fill: string, y = 0) => {
    context.fillStyle = fill
    context.beginPath()
    context.arc(0, y, radius, 0, 2 * Math.PI)
    context.fill()
  }
  disc(48, 'rgb(5 8 26 / 0.45)', 4)
  disc(48, toneOf(ball))
  context.fillStyle = 'rgb(247 240 223 / 0.16)'
  context.fill(new Path2D(STAR))
  disc(31, '#FBF6E8')
  context.fillStyle = '#0A0F24'
  context.textAlign = 'center'
  context.font = `700 36px ${context.canvas.dataset.font ?? 'sans-serif'}`
  context.fillText(String(ball), 0, 13)
  context.fillStyle = 'rgb(255 255 255 / 0.35)'
  context.beginPath()
  context.ellipse(-16, -32, 12, 6, -0.49, 0, 2 * Math.PI)
  context.fill()
}
