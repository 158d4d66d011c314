/** Numbers from 0 to below `most`, the same for a seed. */
export function openChance(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
}

/** So many copies, each with another byte somewhere. */
export function* oneByteOff(file: Buffer, count: number, seed: number): Generator<Buffer> {
  const chance = openChance(seed)
  for (let n = 0; n < count; n += 1) {
    const wrong = Buffer.from(file)
    const at = chance(wrong.length)
    wrong[at] = ((wrong[at] ?? 0) + 1 + chance(255)) % 256
    yield wrong
  }
}
