import type { Me } from '@zar/contract/office/staff'
import { mayDo } from '../parts/api/session.ts'
import type { Screen } from '../screens.ts'

/** Whether a person has the screen's right, or another that opens it too, in any way. */
export const maySee = (me: Me, { right, orRights = [] }: Pick<Screen, 'right' | 'orRights'>) =>
  [right, ...orRights].some((one) => mayDo(me, one))
