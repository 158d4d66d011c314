import { archPath, studio } from './studio.ts'

const [WIDTH, HEIGHT] = [1_076, 700]
const COLOURS = { lit: '#8C4A6B', deep: '#250D20', strap: '#F9DCE3', niche: '#1E0A1A' }
const [FOLD, CLOTH, EDGE] = ['#5A120E', '#8C2A1E', '#F2B441']

/** A curtain that is tied to its side. */
const tied = (x: number, isRight: boolean): string =>
  `<g transform="translate(${x} 0) scale(${isRight ? -1 : 1} 1)"><path d="M0 -40H190C180 120 130 240 60 330C36 420 30 560 40 760H-600V-40Z" fill="${CLOTH}"/><path d="M34 -40C30 140 0 300 -40 420V760M84 -40C78 120 40 240 4 330M140 -40C132 100 96 200 44 290" stroke="${FOLD}" stroke-width="14" fill="none"/><path d="M60 330C36 420 30 560 40 760" stroke="${EDGE}" stroke-width="6" fill="none"/><path d="M60 322L86 350L52 366Z" fill="${EDGE}" stroke="#0A0F24" stroke-width="2.500"/></g>`

/** The wall, the arch, and the curtains at its sides. */
export const BACK: string = [
  studio(COLOURS, { width: WIDTH, height: HEIGHT, x: WIDTH / 2, nicheWidth: 620, ids: 'pd' }),
  `<path d="${archPath(WIDTH / 2, 0, 620, 760)}" fill="#1E0A1A" fill-opacity=".7" stroke="#F7F0DF" stroke-width="7"/>`,
  tied(0, false),
  tied(WIDTH, true),
].join('')

const FOLDS = Array.from({ length: 11 }, (_, at) => {
  const x = at * 54 - 10
  return `<path d="M${x} -60C${x + 12} 180 ${x - 12} 380 ${x + 4} 760" stroke="${FOLD}" stroke-width="16" fill="none" opacity=".8"/>`
}).join('')

/** Half of the curtain that is drawn, from the left edge to the middle. */
export const HALF = `<path d="M-600 -60H540V760H-600Z" fill="${CLOTH}"/>${FOLDS}<path d="M537 -60V760" stroke="${EDGE}" stroke-width="6"/>`

const SCALLOPS = Array.from({ length: 20 }, (_, at) => {
  const x = WIDTH + 700 - 62 - at * 123
  return `Q${x} 100 ${x - 61} 34`
}).join('')

/** What hangs above. */
export const VALANCE = `<path d="M-800 -60H${WIDTH + 700}V34${SCALLOPS}H-800Z" fill="#A62F20" stroke="${EDGE}" stroke-width="5"/>`

/** The boards below. */
export const BOARDS = `<path d="M-800 520H${WIDTH + 800}V1100H-800Z" fill="#3A1C0C"/><path d="M-800 520H${WIDTH + 800}" stroke="${EDGE}" stroke-width="5"/>`
