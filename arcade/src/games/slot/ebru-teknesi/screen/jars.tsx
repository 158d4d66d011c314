import type { Language } from '../../../../protocol.ts'
import { custom } from '../../../../screens/game/game-screen.ts'
import { Drawn } from '../../../../screens/kit/art/drawn.tsx'
import { placeOf } from '../../../../screens/slot/machine.tsx'
import { BOXES } from '../../../../screens/slot-art/frame.ts'
import { vessel } from '../../../../screens/slot-art/trays/vessels.ts'
import type { ClusterSheet } from '../rules.ts'
import type { Dress } from './dress.ts'
import { nameOf } from './names.ts'
import { payText } from './texts.ts'
import { CLUSTER_WORDS, trayWords } from './words.ts'

type Props = {
  sheet: ClusterSheet
  dress: Dress
  pictures: ReadonlyMap<string, string>
  /** Drops that have just paid. */
  lit: ReadonlySet<string>
  language: Language
}

/** The pay table: each thing in its vessel, with the least and the most that it pays. */
export function Jars({ sheet, dress, pictures, lit, language }: Props) {
  const words = CLUSTER_WORDS[language]
  const { unit } = trayWords(sheet.code, language)
  const [w, h] = BOXES.wide
  return (
    <ul
      className="machine machine__side tray__side tray__jars"
      style={custom({ '--w': w, '--h': h })}
      aria-label={words.pays}
    >
      {[...sheet.drops].reverse().map(({ id, pays }, at) => {
        const [least = 0] = pays
        const [x, y] = [130 + (at % 2) * 34, 64 + at * 92]
        return (
          <li
            key={id}
            className={`machine__at tray__jar ${lit.has(id) ? 'tray__jar--on' : ''}`}
            style={placeOf([x - 46, y - 46, 226, 92])}
          >
            <svg viewBox="-46 -46 92 92" aria-hidden="true">
              <Drawn drawing={vessel(dress.vessel, 38, dress.colourOf(id))} />
            </svg>
            <img src={pictures.get(id)} alt={nameOf(id, language)} />
            <span className="tray__plate num">
              {words.least(sheet.sizes[0] ?? 0, unit)}
              <b>
                {payText(sheet, least, language)} – {payText(sheet, pays.at(-1) ?? 0, language)}
              </b>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
