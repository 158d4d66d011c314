import type { PageForm } from '../../../../screens/kit/use-form.ts'
import { MachineDrawing } from '../../../../screens/slot/machine.tsx'
import type { Look } from '../../../../screens/slot-art/frame.ts'
import { sluice } from '../../../../screens/slot-art/frames/aqueduct.ts'

type Props = { form: PageForm; look: Look; count: number; now: number }

/** The multipliers: the present one lit, those of earlier falls open and filled. */
export function Sluices({ form, look, count, now }: Props) {
  return Array.from({ length: Math.min(now + 1, count) }, (_, at) => {
    const state = at === now ? 'now' : 'open'
    return (
      <MachineDrawing
        key={`${at} ${state}`}
        form={form}
        drawing={sluice(form, at, state, look)}
        ids={`sluice${at}`}
      />
    )
  })
}
