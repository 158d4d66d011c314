import { useEffect, useRef } from 'react'

type Props = { url: string; isNight?: boolean }

const MAX_RESOLUTION = 2

/** A backdrop, drawn once as pixels: its thousands of paths are never painted again. */
export function Backdrop({ url, isNight = false }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const surface = canvas.current
    if (!surface) return
    const picture = new Image()
    picture.src = url
    let isGone = false
    const draw = () => {
      if (!isGone) cover(surface, picture)
    }
    const ready = picture.decode()
    const watcher = new ResizeObserver(() => void ready.then(draw))
    watcher.observe(surface)
    return () => {
      isGone = true
      watcher.disconnect()
    }
  }, [url])
  return <canvas ref={canvas} className={`backdrop${isNight ? ' backdrop--night' : ''}`} />
}

/** Fills the surface, keeping the picture's shape and its middle. */
function cover(surface: HTMLCanvasElement, picture: HTMLImageElement): void {
  const resolution = Math.min(MAX_RESOLUTION, devicePixelRatio)
  const width = Math.round(surface.clientWidth * resolution)
  const height = Math.round(surface.clientHeight * resolution)
  if (!width || !height || (surface.width === width && surface.height === height)) return
  surface.width = width
  surface.height = height
  const scale = Math.max(width / picture.width, height / picture.height)
  const [w, h] = [picture.width * scale, picture.height * scale]
  // Kept off the graphics card, where strokes this many are slow on weak machines.
  const pen = surface.getContext('2d', { willReadFrequently: true })
  pen?.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h)
}
