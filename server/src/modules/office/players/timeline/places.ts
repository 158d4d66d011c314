import { Refusal } from '../../../../platform/refusal.ts'

/** A moment in microseconds and the row's id, as sources are read that are in the order of their time. */
export type Moment = { us: bigint; id: string }

const NUMBER = /^\d{1,18}$/
const MOMENT = /^(\d{1,17})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

export function numberIn(place: string | undefined): bigint | undefined {
  if (place === undefined) return undefined
  if (!NUMBER.test(place)) throw new Refusal('invalid_input')
  return BigInt(place)
}

export function momentIn(place: string | undefined): Moment | undefined {
  if (place === undefined) return undefined
  const [, us, id] = MOMENT.exec(place) ?? []
  if (us === undefined || id === undefined) throw new Refusal('invalid_input')
  return { us: BigInt(us), id }
}

/** The places of a row that is read by its number. */
export const byNumber = (id: bigint) => ({ place: `${id}`, before: `${id + 1n}` })

/** The places of a row that is read by its time. */
export const byMoment = ({ us, id }: Moment) => ({
  place: `${us}.${id}`,
  before: `${us + 1n}.${FIRST_ID}`,
})
