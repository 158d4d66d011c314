import { GRAINS } from '../textures/grains.ts'
import { PAINTS } from './paints.ts'

/** Gradients, patterns and filters that any drawing may name, by their id. */
const SHARED: Record<string, string> = { ...PAINTS, ...GRAINS }

const namedIn = (drawing: string): string[] => [
  ...new Set([...drawing.matchAll(/url\(#([\w-]+)\)/g)].map(([, id = '']) => id)),
]

/** The shared definitions that a drawing names. */
export const definitionsFor = (drawing: string): string =>
  namedIn(drawing)
    .flatMap((id) => SHARED[id] ?? [])
    .join('')

/**
 * A drawing with all it needs, to stand beside others in one page: what it names is defined in it,
 * and every id begins with `ids`.
 */
export function scoped(drawing: string, ids: string): string {
  const whole = `<defs>${definitionsFor(drawing)}</defs>${drawing}`
  return whole
    .replace(/ id="([\w-]+)"/g, ` id="${ids}-$1"`)
    .replace(/url\(#([\w-]+)\)/g, `url(#${ids}-$1)`)
    .replace(/ href="#([\w-]+)"/g, ` href="#${ids}-$1"`)
}

/** A drawing as a picture of its own. */
export function picture(
  drawing: string,
  { box, ids, w, h }: { box: string; ids: string; w: number; h: number },
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${w}" height="${h}">${scoped(drawing, ids)}</svg>`
}
