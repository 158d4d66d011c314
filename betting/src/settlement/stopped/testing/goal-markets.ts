/** A second implementation of football’s goals markets, which shares nothing with the first. */

/** Goals of the first half and of the match, home and away. */
export type End = { h: number; a: number; H: number; A: number }
type Said = Record<string, string>

const sign = (x: number) => (x > 0 ? '1' : x < 0 ? '2' : 'X')
const half = (x: number) => {
  const steps = Math.round(x * 4)
  if (steps === 0) return 'push'
  const word = steps > 0 ? 'win' : 'loss'
  return Math.abs(steps) === 1 ? `half-${word}` : word
}
const pick = (all: string, ...right: string[]): Said =>
  Object.fromEntries(all.split(' ').map((one) => [one, right.includes(one) ? 'win' : 'loss']))
const yes = (is: boolean) => pick('yes no', is ? 'yes' : 'no')
const over = (x: number, line: number): Said => ({ over: half(x - line), under: half(line - x) })
const most = (x: number, y: number) => pick('h1 tie h2', x > y ? 'h1' : x < y ? 'h2' : 'tie')
const capped = (x: number, cap: number) => (x >= cap ? `${cap}+` : `${x}`)
const counted = (x: number, cap: number) =>
  pick([...Array.from({ length: cap }, (_, at) => `${at}`), `${cap}+`].join(' '), capped(x, cap))
const score = (x: number, y: number, cap: number): Said => {
  const said: Said = {}
  for (let i = 0; i <= cap; i++)
    for (let j = 0; j <= cap; j++) said[`${i}:${j}`] = i === x && j === y ? 'win' : 'loss'
  return { ...said, other: x > cap || y > cap ? 'win' : 'loss' }
}
const range = (x: number) => (x < 2 ? '0-1' : x < 4 ? '2-3' : x < 7 ? '4-6' : '7+')
const dc = (x: number, y: number) => (x > y ? ['1X', '12'] : x < y ? ['12', 'X2'] : ['1X', 'X2'])

/** Of any period, by its goals. */
const ofPeriod: Record<string, (x: number, y: number, line: number) => Said> = {
  result: (x, y) => pick('1 X 2', sign(x - y)),
  dc: (x, y) => pick('1X 12 X2', ...dc(x, y)),
  dnb: (x, y) => (x === y ? { '1': 'push', '2': 'push' } : pick('1 2', sign(x - y))),
  btts: (x, y) => yes(x * y > 0),
  oe: (x, y) => pick('odd even', (x + y) % 2 ? 'odd' : 'even'),
  total: (x, y, line) => over(x + y, line),
  'total.home': (x, _, line) => over(x, line),
  'total.away': (_, y, line) => over(y, line),
  ah: (x, y, line) => ({ '1': half(x - y + line), '2': half(y - x - line) }),
}

const cross = (one: string, other: string) =>
  one
    .split(' ')
    .flatMap((a) => other.split(' ').map((b) => `${a}&${b}`))
    .join(' ')
const ou = (x: number, line: number) => (x > line ? 'over' : 'under')
const gg = (x: number, y: number) => (x * y > 0 ? 'yes' : 'no')

const ofMatch: Record<string, (end: End, line: number) => Said> = {
  'ft.eh': ({ H, A }, line) => pick('1 X 2', sign(H + line - A)),
  'ft.score': ({ H, A }) => score(H, A, 4),
  'ft.exact': ({ H, A }) => counted(H + A, 6),
  'ft.exact.home': ({ H }) => counted(H, 3),
  'ft.exact.away': ({ A }) => counted(A, 3),
  'ft.range': ({ H, A }) => pick('0-1 2-3 4-6 7+', range(H + A)),
  'ft.margin': ({ H, A }) =>
    pick(
      '1-1 1-2 1-3+ X 2-1 2-2 2-3+',
      H === A ? 'X' : `${sign(H - A)}-${capped(Math.abs(H - A), 3)}`,
    ),
  'ft.clean.home': ({ A }) => yes(A === 0),
  'ft.clean.away': ({ H }) => yes(H === 0),
  'ft.wtn.home': ({ H, A }) => yes(A === 0 && H > 0),
  'ft.wtn.away': ({ H, A }) => yes(H === 0 && A > 0),
  'ft.htft': ({ h, a, H, A }) =>
    pick('1/1 1/X 1/2 X/1 X/X X/2 2/1 2/X 2/2', `${sign(h - a)}/${sign(H - A)}`),
  'ft.mosthalf': ({ h, a, H, A }) => most(h + a, H + A - h - a),
  'ft.mosthalf.home': ({ h, H }) => most(h, H - h),
  'ft.mosthalf.away': ({ a, A }) => most(a, A - a),
  'ft.bothhalves': ({ h, a, H, A }) => yes(h + a > 0 && H + A > h + a),
  'ft.scoreboth.home': ({ h, H }) => yes(h > 0 && H > h),
  'ft.scoreboth.away': ({ a, A }) => yes(a > 0 && A > a),
  'ft.winboth.home': ({ h, a, H, A }) => yes(h > a && H - h > A - a),
  'ft.winboth.away': ({ h, a, H, A }) => yes(h < a && H - h < A - a),
  'ft.wineither.home': ({ h, a, H, A }) => yes(h > a || H - h > A - a),
  'ft.wineither.away': ({ h, a, H, A }) => yes(h < a || H - h < A - a),
  'ft.resulttotal': ({ H, A }, line) =>
    pick(cross('1 X 2', 'over under'), `${sign(H - A)}&${ou(H + A, line)}`),
  'ft.resultbtts': ({ H, A }) => pick(cross('1 X 2', 'yes no'), `${sign(H - A)}&${gg(H, A)}`),
  'ft.totalbtts': ({ H, A }, line) =>
    pick(cross('over under', 'yes no'), `${ou(H + A, line)}&${gg(H, A)}`),
  'ft.dctotal': ({ H, A }, line) =>
    pick(cross('1X 12 X2', 'over under'), ...dc(H, A).map((two) => `${two}&${ou(H + A, line)}`)),
  'h1.score': ({ h, a }) => score(h, a, 2),
  'h2.score': ({ h, a, H, A }) => score(H - h, A - a, 2),
}

/** What an end gives to the selections of a goals market; undefined for another market. */
export function saidOf(key: string, line: number, end: End): Said | undefined {
  if (Object.hasOwn(ofMatch, key)) return ofMatch[key]?.(end, line)
  const [period = '', ...rest] = key.split('.')
  const goals: Record<string, [number, number]> = {
    ft: [end.H, end.A],
    h1: [end.h, end.a],
    h2: [end.H - end.h, end.A - end.a],
  }
  const pair = goals[period]
  return pair && ofPeriod[rest.join('.')]?.(...pair, line)
}
