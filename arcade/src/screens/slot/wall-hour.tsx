import './wall-hour.css'
import { useEffect, useState } from 'react'
import { type Hour, inHour } from '../slot-art/hour.ts'
import type { SlotArt } from '../slot-art/load-slot-art.ts'
import { placeUrl } from '../slot-art/place-url.ts'

type Props = { art: SlotArt; hour: Hour; isOn: boolean }

/** The place of the machine at another hour, while a feature lasts. It is drawn when it is first needed. */
export function WallHour({ art, hour, isOn }: Props) {
  const [wall, setWall] = useState<string>()
  useEffect(() => {
    if (isOn) setWall((drawn) => drawn ?? placeUrl(art, (drawing) => inHour(drawing, hour)))
  }, [art, hour, isOn])
  return <Wall src={wall} isOn={isOn} />
}

/** The place with what wins have lit in it, drawn anew as more is. */
export function WallLit({ art, lit }: { art: SlotArt; lit: number }) {
  const [wall, setWall] = useState<string>()
  useEffect(() => {
    if (lit > 0) setWall(placeUrl(art, undefined, lit))
  }, [art, lit])
  return <Wall src={wall} isOn={lit > 0} />
}

function Wall({ src, isOn }: { src: string | undefined; isOn: boolean }) {
  if (!src) return null
  return <img className={`wall-hour ${isOn ? 'wall-hour--on' : ''}`} src={src} alt="" />
}
