import { blend } from '@zar/art'
import { f1 } from '@zar/art/geometry/numbers'
import { disk, each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { stream } from '@zar/art/slots/drawing/stream'
import type { MaterialName } from '@zar/art/slots/looks/index'
import { grained } from '@zar/art/slots/textures/grains'
import type { PageForm } from '../../../kit/use-form.ts'
import type { Look, Window } from '../../frame.ts'

/** A case that is no book: the faces lie where a book's pages would, one of them on a phone. */
type DrawCase = (form: PageForm, look: Look, faces: readonly Window[]) => string

const paintOf = (at: number, faces: readonly Window[]) =>
  faces.length > 1 && at === 0 ? 'url(#left-page)' : 'url(#right-page)'

/** A rough edge from point to point, as a split trunk has it. */
function roughOutline([x, y, w, h]: Window, rough: number): string {
  const random = stream('bark')
  const jag = () => f1((random() - 0.5) * rough)
  const steps = { across: 14, down: 6 }
  const along = (n: number, at: (part: number) => string) =>
    Array.from({ length: n }, (_, i) => `L${at(i / n)}`).join('')
  return `M${f1(x)} ${f1(y)}${along(steps.across, (p) => `${f1(x + p * w)} ${f1(y + Number(jag()))}`)}${along(steps.down, (p) => `${f1(x + w + Number(jag()) * 1.6)} ${f1(y + p * h)}`)}${along(steps.across, (p) => `${f1(x + w - p * w)} ${f1(y + h + Number(jag()))}`)}${along(steps.down, (p) => `${f1(x + Number(jag()) * 1.6)} ${f1(y + h - p * h)}`)}Z`
}

/** A split trunk: bark round two cut faces, resin that runs out of it, a twig with needles. */
const trunk: DrawCase = (form, look, faces) => {
  const { body, dark, rim, light } = look.material
  const isWide = form === 'wide'
  const k = isWide ? 1 : 0.4
  const whole: Window = isWide ? [78, 22, 1256, 646] : [2, 5, 370, 572]
  const [left, top, width, height] = whole
  const bark = path(roughOutline(whole, 34 * k), body)
  const ridges = repeat(isWide ? 26 : 9, (i) => {
    const x = left + 20 * k + (i * (width - 40 * k)) / (isWide ? 25 : 8)
    return `M${f1(x)} ${f1(top + 12)}q${f1((i % 2 ? 18 : -16) * k)} ${f1(height * 0.3)} 0 ${f1(height * 0.5)}t${f1((i % 3) * 6 * k)} ${f1(height * 0.46)}`
  })
  const drip = ([x, long]: readonly [number, number]) => {
    const [at, foot] = [left + width * x, top + height - 16 * k]
    const [r, h] = [13 * k, long * k]
    return layers(
      path(
        `M${f1(at - r)} ${f1(foot - h)}C${f1(at - r)} ${f1(foot - h * 0.4)} ${f1(at - r * 1.7)} ${f1(foot)} ${f1(at)} ${f1(foot + 10 * k)}C${f1(at + r * 1.7)} ${f1(foot)} ${f1(at + r)} ${f1(foot - h * 0.4)} ${f1(at + r)} ${f1(foot - h)}Q${f1(at)} ${f1(foot - h - r * 2)} ${f1(at - r)} ${f1(foot - h)}Z`,
        rim,
        edged('#7A3E06', 2),
      ),
      disk(at - r * 0.4, foot - 6 * k, 4 * k, light),
    )
  }
  const needles = (x: number, y: number, side: number) =>
    repeat(9, (i) => `M${f1(x)} ${f1(y)}l${f1(side * (18 + i * 9) * k)} ${f1((-64 + i * 12) * k)}`)
  const face = ([x, y, w, h]: Window, at: number) =>
    layers(
      rect(x, y, w, h, paintOf(at, faces), `rx="${f1(44 * k)}" ${edged(rim, 9 * k + 2)}`),
      rect(x, y, w, h, 'none', `rx="${f1(44 * k)}" ${edged(dark, 2.5)}`),
    )
  return layers(
    line(needles(left + width * 0.02, top + 90 * k, -1), '#22A06F', 5 * k),
    line(needles(left + width * 0.98, top + 90 * k, 1), '#22A06F', 5 * k),
    look.material.grain ? grained(look.material.grain, bark) : bark,
    line(ridges, dark, 7 * k, 'stroke-opacity=".75" stroke-linecap="round"'),
    path(roughOutline(whole, 34 * k), 'none', edged(dark, 4)),
    each(
      [
        [0.03, 120],
        [0.485, 170],
        [0.975, 90],
      ] as const,
      drip,
    ),
    each(faces, face),
  )
}

/** Panes of blown glass in thick blue rims, each hung from a ring by a cord with beads. */
const panes: DrawCase = (form, look, faces) => {
  const { body, dark, rim, light } = look.material
  const k = form === 'wide' ? 1 : 0.4
  const bead = (x: number, y: number, r: number) =>
    layers(
      disk(x, y, r, body, edged(dark, 2)),
      disk(x, y, r * 0.66, '#F7F0DF'),
      disk(x, y, r * 0.42, rim),
      disk(x, y, r * 0.2, dark),
    )
  const pane = ([x, y, w, h]: Window, at: number) => {
    const middle = x + w / 2
    const edge = 22 * k
    const round = `rx="${f1(64 * k)}"`
    return layers(
      line(`M${f1(middle)} 0V${f1(y)}`, light, Math.max(2, 4 * k)),
      rect(x - edge, y - edge, w + 2 * edge, h + 2 * edge, body, `${round} ${edged(dark, 4)}`),
      rect(
        x - edge * 0.55,
        y - edge * 0.55,
        w + edge * 1.1,
        h + edge * 1.1,
        'none',
        `${round} ${edged(rim, 3)}`,
      ),
      rect(
        x,
        y,
        w,
        h,
        paintOf(at, faces),
        `rx="${f1(44 * k)}" ${edged(blend(body, light, 0.4), 3)}`,
      ),
      bead(middle, y - edge, 24 * k),
      each([-0.42, 0.42], (part) => bead(middle + part * w, y + h + edge - 6 * k, 13 * k)),
    )
  }
  return each(faces, pane)
}

const CASES: Partial<Record<MaterialName, DrawCase>> = { 'pine-bark': trunk, 'blown-glass': panes }

/** Undefined for a book. */
export const bookCaseOf = ({ frame }: Look): DrawCase | undefined => CASES[frame]
