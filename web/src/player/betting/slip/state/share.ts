import { sharedSlip, shareSlip } from '@zar/contract/betting/slip'
import { call } from '../../../../lib/api/call.ts'
import { failureText } from '../../../../lib/api/failure-text.ts'
import { fetchToasts } from '../../../../lib/dialog/toasts.ts'
import { withNames } from '../../names/names.ts'
import { asked } from './bets.ts'
import type { Pick } from './pick.ts'
import { type Leg, loadSlip } from './slip.ts'

/** A code for these legs; null where none could be made, which is said. */
export async function shareLegs(
  legs: readonly { leg: Leg; oddsMilli: number }[],
): Promise<string | null> {
  try {
    const { code } = await call(shareSlip, {
      legs: legs.map(({ leg, oddsMilli }) => asked(leg, oddsMilli)),
    })
    return code
  } catch (error) {
    const notify = await fetchToasts()
    notify.error(failureText(error))
    return null
  }
}

/** Fills the slip with the selections behind a code, at the odds that they were shared with. */
export async function loadCode(code: string): Promise<void> {
  const { legs } = withNames(await call(sharedSlip, { code }))
  const builders: string[] = []
  const picks = legs.flatMap(({ asked: was, now }) => {
    const [first] = now.selections
    const isBuilder = now.selections.length > 1
    if (isBuilder && first) builders.push(first.event)
    return now.selections.map(({ state: _state, ...selection }): Pick => {
      return { ...selection, odds: was.odds }
    })
  })
  loadSlip(picks, { builders, code })
}
