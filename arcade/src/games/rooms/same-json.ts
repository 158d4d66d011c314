import type { Json } from '../game.ts'

/** Whether two values are the same. The database keeps the members of an object in an order of its own. */
export function isSameJson(one: Json, other: Json): boolean {
  if (!isObject(one) || !isObject(other)) return one === other
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => {
      const [own, theirs] = [one[name], other[name]]
      return own !== undefined && theirs !== undefined && isSameJson(own, theirs)
    })
  )
}

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null
