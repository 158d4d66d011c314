import { star8 } from '../geometry/shape.ts'
import { GLAZE } from '../palette.ts'

/** How a presenter looks: colours of skin, hair and clothes, and the cut of the hair. */
export type PresenterLook = {
  skin: string
  /** Of neck and nose. */
  shade: string
  hair: string
  style: 'bun' | 'long' | 'short'
  coat: string
  trim: string
  hasBeard?: true
}
export type PresenterPose = 'rest' | 'spin' | 'open' | 'deal'

const SHIRT = '#F7F0DF'
const LINE = `stroke="${GLAZE.ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}" ${LINE}/>`
const part = (name: string, body: string) => `<g data-part="${name}">${body}</g>`

/**
 * A presenter in the manner of a miniature: flat planes, one contour, almond eyes. The chin is 38 below
 * the origin; the table's edge hides what is below 240. Every part is a group with `data-part`, so that
 * it can move alone.
 */
export function presenter(look: PresenterLook, pose: PresenterPose = 'rest'): string {
  return [
    part('back-hair', backHair(look)),
    part('torso', torso(look)),
    part('neck', neck(look)),
    part('head', face(look) + part('hair', topHair(look))),
    part('arm-left', restingArm(look)),
    part('arm-right', armOf(look, pose)),
  ].join('')
}

/** The right arm alone, for a picture in which it moves from one pose to another. */
export const presenterArm = (look: PresenterLook, pose: PresenterPose): string => armOf(look, pose)

function backHair({ style, hair }: PresenterLook): string {
  if (style !== 'long') return ''
  return shape('M-50 -40C-58 20 -56 60 -62 92H-20V-20H20V92H62C56 60 58 20 50 -40Z', hair)
}

function torso({ coat, trim }: PresenterLook): string {
  return [
    shape('M-60 82C-92 90 -112 104 -118 140L-126 260H126L118 140C112 104 92 90 60 82L0 120Z', coat),
    shape('M-34 72L0 190L34 72Z', SHIRT),
    shape('M-60 82L-30 68L0 188L-22 176L-40 128L-62 124L-52 106Z', coat),
    shape('M60 82L30 68L0 188L22 176L40 128L62 124L52 106Z', coat),
    `<path d="M-31 74L-1 186M31 74L1 186" stroke="${trim}" stroke-width="4" stroke-linecap="round"/>`,
    `<path d="${star8(62, 150, 13)}" fill="#F2B441" stroke="${GLAZE.ink}" stroke-width="2"/>`,
  ].join('')
}

const neck = ({ shade, trim }: PresenterLook): string =>
  shape('M-20 20V70C-20 84 20 84 20 70V20Z', shade) +
  shape('M-11 90L0 82L11 90L8 98L0 94L-8 98Z', trim)

function face({ skin, shade, hair, hasBeard }: PresenterLook): string {
  const cheek = (x: number) => `<circle cx="${x}" cy="-8" r="7" fill="#E5563F" fill-opacity=".18"/>`
  const beard = `<path d="M-42 -30C-42 14 -22 28 0 28S42 14 42 -30C36 -10 26 -8 14 -10C6 -14 -6 -14 -14 -10C-26 -8 -36 -10 -42 -30Z" fill="${hair}"/>`
  return [
    shape('M-44 -46C-46 10 -24 38 0 38S46 10 44 -46C44 -84 24 -98 0 -98S-44 -84 -44 -46Z', skin),
    hasBeard ? beard : cheek(-29) + cheek(29),
    part(
      'features',
      [
        `<path d="M-32 -44C-26 -50 -16 -50 -10 -45M10 -45C16 -50 26 -50 32 -44" fill="none" stroke="${hair}" stroke-width="4.5" stroke-linecap="round"/>`,
        part('eyes', EYES),
        `<path d="M1 -28C4 -16 8 -10 3 -6C0 -4 -3 -5 -5 -6" fill="none" stroke="${shade}" stroke-width="3" stroke-linecap="round"/>`,
        part('mouth', '<path d="M-12 10C-6 15 6 15 12 10C8 20 -8 20 -12 10Z" fill="#A63524"/>'),
      ].join(''),
    ),
  ].join('')
}

const EYES = [
  '<path d="M-31 -30C-25 -37 -15 -37 -10 -29C-16 -25 -26 -25 -31 -30ZM31 -30C25 -37 15 -37 10 -29C16 -25 26 -25 31 -30Z" fill="#FBF6E8"/>',
  `<circle cx="-19.5" cy="-30.5" r="4.6" fill="${GLAZE.ink}"/><circle cx="19.5" cy="-30.5" r="4.6" fill="${GLAZE.ink}"/>`,
  `<path d="M-32 -30C-25 -38 -15 -38 -9 -29M32 -30C25 -38 15 -38 9 -29" fill="none" stroke="${GLAZE.ink}" stroke-width="2.6" stroke-linecap="round"/>`,
].join('')

function topHair({ style, hair, trim }: PresenterLook): string {
  if (style === 'bun')
    return [
      `<circle cy="-116" r="21" fill="${hair}" ${LINE}/>`,
      shape(
        'M-46 -38C-54 -96 -26 -108 0 -108S54 -96 46 -38C42 -62 30 -78 4 -80C-22 -76 -42 -64 -46 -38Z',
        hair,
      ),
      `<path d="M-16 -104H16" stroke="${trim}" stroke-width="6" stroke-linecap="round"/>`,
    ].join('')
  if (style === 'long')
    return shape(
      'M-48 -20C-58 -94 -28 -110 0 -110S58 -94 48 -20C44 -52 36 -74 -8 -82C-30 -72 -44 -56 -48 -20Z',
      hair,
    )
  return shape(
    'M-44 -48C-54 -96 -30 -112 2 -112C34 -112 52 -94 44 -48C42 -62 38 -72 30 -80C10 -72 -14 -78 -28 -82C-38 -74 -42 -62 -44 -48Z',
    hair,
  )
}

const restingArm = ({ coat, skin }: PresenterLook): string =>
  shape(
    'M-108 122C-140 160 -150 206 -132 236L-70 240C-66 224 -82 222 -92 218C-94 190 -82 166 -72 150Z',
    coat,
  ) +
  shape('M-86 214C-66 210 -44 214 -34 224C-30 234 -40 240 -54 240H-92Z', skin) +
  shape('M-98 208L-82 206L-80 242L-102 242Z', SHIRT)

/** Sleeve, cuff and hand of each pose of the right arm. */
const ARMS: Record<PresenterPose, { sleeve: string; cuff: string; hand: string }> = {
  rest: {
    sleeve: 'M108 122C140 160 150 206 132 236L70 240C66 224 82 222 92 218C94 190 82 166 72 150Z',
    cuff: 'M98 208L82 206L80 242L102 242Z',
    hand: 'M86 214C66 210 44 214 34 224C30 234 40 240 54 240H92Z',
  },
  spin: {
    sleeve: 'M100 110C142 120 186 148 210 178L192 204C164 190 126 176 84 170Z',
    cuff: 'M204 176L190 202L204 210L218 184Z',
    hand: 'M216 184C232 188 250 196 258 206C262 214 254 218 246 214C240 222 222 222 206 210Z',
  },
  open: {
    sleeve: 'M102 112C138 130 168 166 184 204L158 218C138 196 110 178 82 166Z',
    cuff: 'M184 200L156 214L164 230L194 214Z',
    hand: 'M166 226C176 220 190 214 200 216C212 220 226 224 236 222C240 228 232 236 222 238C206 242 182 242 170 238Z',
  },
  deal: {
    sleeve: 'M104 118C136 150 142 184 124 216L74 226C70 212 82 206 90 196C92 178 84 164 74 150Z',
    cuff: 'M92 192L74 204L86 230L108 222Z',
    hand: 'M80 206C62 206 40 214 24 226C20 234 30 238 44 236C62 240 80 236 92 226Z',
  },
}

function armOf({ coat, skin }: PresenterLook, pose: PresenterPose): string {
  const { sleeve, cuff, hand } = ARMS[pose]
  return shape(sleeve, coat) + shape(hand, skin) + shape(cuff, SHIRT)
}
