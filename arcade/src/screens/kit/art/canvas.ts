/** A canvas as wide and high as it is shown, in pixels of the page. Undefined while it is not. */
export function fitted(
  canvas: HTMLCanvasElement,
): { context: CanvasRenderingContext2D; width: number; height: number } | undefined {
  const { clientWidth: width, clientHeight: height } = canvas
  const density = Math.min(2, devicePixelRatio)
  const [wide, high] = [Math.round(width * density), Math.round(height * density)]
  if (canvas.width !== wide || canvas.height !== high) {
    canvas.width = wide
    canvas.height = high
    canvas.dataset.font = getComputedStyle(canvas).fontFamily
  }
  const context = canvas.getContext('2d')
  if (!context || wide === 0) return undefined
  context.setTransform(density, 0, 0, density, 0, 0)
  return { context, width, height }
}

/** Shows the page's clock with each frame, until the returned function is called. */
export function eachFrame(show: (nowMs: number) => void): () => void {
  let asked = requestAnimationFrame(function step() {
    show(performance.now())
    asked = requestAnimationFrame(step)
  })
  return () => cancelAnimationFrame(asked)
}

/** The same at once and so often. */
export function every(ms: number, show: (nowMs: number) => void): () => void {
  show(performance.now())
  const timer = setInterval(() => show(performance.now()), ms)
  return () => clearInterval(timer)
}
