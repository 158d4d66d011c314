import { disk, edged, layers, rect } from '@zar/art/slots/drawing/marks'

const DARK = '#1A0B03'
const BRASS = 'url(#brass-down)'

/** The crank of a drum machine, beside its case: what stands, the arm and the knob that are pulled. */
export const CRANK = {
  axle: rect(1000, 408, 84, 26, BRASS, edged(DARK, 3)),
  arm: rect(1072, 262, 20, 172, 'url(#brass)', `rx="8" ${edged(DARK, 3)}`),
  hub: layers(
    disk(1082, 422, 27, BRASS, edged(DARK, 3)),
    disk(1082, 422, 10, '#6B4612', edged(DARK, 2)),
  ),
  knob: layers(
    disk(1082, 244, 34, DARK),
    disk(1082, 244, 30, '#C4412E'),
    disk(1082, 244, 30, 'url(#orb)'),
  ),
}
