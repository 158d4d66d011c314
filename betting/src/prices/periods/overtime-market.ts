import { yesNo } from '../chances.ts'
import { chanceOf } from '../distributions/distribution.ts'
import type { OwnMarket } from '../model.ts'
import type { Period } from './period.ts'

/** Whether full time ends level. */
export const overtimeMarket = (ft: Period): [string, OwnMarket] => [
  'match.overtime',
  () => yesNo(chanceOf(ft.margin, 0)),
]
