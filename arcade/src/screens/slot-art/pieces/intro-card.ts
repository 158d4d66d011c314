import { layers, path } from '@zar/art/slots/drawing/marks'

const OUTLINES = [
  'M-270 -190C-150 -230 150 -230 270 -190C300 -60 300 60 270 190C150 230 -150 230 -270 190C-300 60 -300 -60 -270 -190Z',
  'M-256 -178C-140 -214 140 -214 256 -178C284 -56 284 56 256 178C140 214 -140 214 -256 178C-284 56 -284 -56 -256 -178Z',
  'M-246 -168C-134 -202 134 -202 246 -168C272 -52 272 52 246 168C134 202 -134 202 -246 168C-272 52 -272 -52 -246 -168Z',
] as const

/** A card of the machine's cloth that says what begins, 540 × 380 around its middle; its words are the page's. */
export const introCard = (cloth: string, pale: string): string =>
  layers(
    path(OUTLINES[0], '#1b0d2a', 'transform="translate(6 12)" fill-opacity=".45"'),
    path(OUTLINES[0], cloth),
    path(OUTLINES[1], pale),
    path(OUTLINES[2], 'none', `stroke="${cloth}" stroke-width="2" stroke-dasharray="8 6"`),
  )
