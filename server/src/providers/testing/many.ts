import { times } from '../../testing/chance.ts'

/** The random scripts of a supplier, and the races of one kind. A multiple of those in flight at once. */
export const MANY = Math.ceil(times(50) / 50) * 50
