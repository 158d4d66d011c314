import { f1 } from '@zar/art/geometry/numbers'
import { disk, each, edged, layers, path } from '@zar/art/slots/drawing/marks'
import { box, starOf } from '@zar/art/slots/drawing/pen'
import type { Cell, Look } from '../../frame.ts'

/** Half a vessel's width and height; wider than high where the machine is turned. */
type Radii = readonly [rx: number, ry: number]

/** A vessel that holds one thing: its outline, what is on its rim, and a sheet's corners round all of them. */
export type Vessel = {
  outline: (cell: Cell, radii: Radii) => string
  rim: (cell: Cell, radii: Radii, look: Look) => string
  /** What is added to a ring of light. */
  halo: (cell: Cell, radii: Radii) => string
  corner: number
}

const none = () => ''

const oval = ({ x, y }: Cell, [rx, ry]: Radii): string =>
  `M${f1(x - rx)} ${f1(y)}a${f1(rx)} ${f1(ry)} 0 0 1 ${f1(2 * rx)} 0a${f1(rx)} ${f1(ry)} 0 0 1 ${f1(-2 * rx)} 0Z`

const halo: Vessel['halo'] = ({ x, y }, [, ry]) =>
  path(
    starOf(x, y, 16, ry * 1.12, 0.93),
    'none',
    'stroke="#FFCE73" stroke-opacity=".6" stroke-width="2"',
  )

/** A bowl beaten into the sheet. */
const bowl: Vessel = { outline: oval, rim: none, halo, corner: 1 }

/** A basket of net in a ring of rope. */
const basket: Vessel = {
  outline: oval,
  rim: (cell, [rx, ry], { material }) => {
    const [thick, way] = [ry * 0.14, oval(cell, [rx - ry * 0.04, ry - ry * 0.04])]
    return layers(
      path(way, 'none', edged(material.dark, thick + 3)),
      path(way, 'none', edged('#EADBB4', thick)),
      path(
        way,
        'none',
        `stroke="#9A7E4E" stroke-width="${f1(thick)}" stroke-dasharray="${f1(thick * 0.22)} ${f1(thick * 0.8)}"`,
      ),
    )
  },
  // The rope is as pale as the ring of light: on it only a darker one is told apart.
  halo: (cell, radii) =>
    layers(
      path(oval(cell, radii), 'none', edged('#6B3A00', radii[1] * 0.22)),
      path(oval(cell, radii), 'none', edged('#F2A51E', radii[1] * 0.14)),
    ),
  corner: 1.7,
}

const octagon = ({ x, y }: Cell, [rx, ry]: Radii): string => {
  const [w, h] = [rx * 0.98, ry * 0.98]
  const cut = 0.42
  return `M${f1(x - w * cut)} ${f1(y - h)}H${f1(x + w * cut)}L${f1(x + w)} ${f1(y - h * cut)}V${f1(y + h * cut)}L${f1(x + w * cut)} ${f1(y + h)}H${f1(x - w * cut)}L${f1(x - w)} ${f1(y + h * cut)}V${f1(y - h * cut)}Z`
}

/** A mould of iron, bolted at its four corners. */
const mould: Vessel = {
  outline: octagon,
  rim: (cell, [rx, ry], { material }) =>
    layers(
      path(octagon(cell, [rx * 0.94, ry * 0.94]), 'none', edged(material.rim, ry * 0.07)),
      each([-1, 1], (across) =>
        each([-1, 1], (down) =>
          disk(
            cell.x + across * rx * 0.84,
            cell.y + down * ry * 0.84,
            ry * 0.08,
            material.rim,
            edged(material.dark, 1.5),
          ),
        ),
      ),
    ),
  halo: none,
  corner: 0.25,
}

const square = ({ x, y }: Cell, [rx, ry]: Radii): string =>
  box(x - rx * 0.98, y - ry * 0.98, rx * 1.96, ry * 1.96)

/** A crate of slats, nailed. */
const crate: Vessel = {
  outline: square,
  rim: (cell, [rx, ry], { material }) => {
    const slat = ry * 0.24
    return each([-1, 1], (down) => {
      const y = cell.y + down * (ry * 0.98 - slat / 2)
      return layers(
        path(
          box(cell.x - rx * 1.02, y - slat / 2, rx * 2.04, slat),
          material.body,
          edged(material.dark, 2),
        ),
        each([-0.88, 0.88], (across) => disk(cell.x + across * rx, y, ry * 0.05, material.dark)),
      )
    })
  },
  halo: none,
  corner: 0.25,
}

const VESSELS: Partial<Record<Look['frame'], Vessel>> = {
  'bleached-deck': basket,
  'press-iron': mould,
  'crate-slats': crate,
}

export const vesselOf = ({ frame }: Look): Vessel => VESSELS[frame] ?? bowl
