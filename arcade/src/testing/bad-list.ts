import { createHash } from 'node:crypto'
import type { ListFault } from '../rounds/list-movements.ts'

const ONE_IN = 100

/**
 * A list that loses or doubles one movement in a hundred: which, the seed says, so that a list that is
 * read again is wrong in the same places.
 */
export function badList(how: 'loses' | 'doubles', seed: number): ListFault {
  return (movements) =>
    movements.flatMap((movement) => {
      if (!isHit(movement.uuid, seed)) return [movement]
      return how === 'loses' ? [] : [movement, movement]
    })
}

export function isHit(uuid: string, seed: number): boolean {
  const digest = createHash('sha256').update(`${seed} ${uuid}`).digest()
  return digest.readUInt32BE() % ONE_IN === 0
}
