import { Seconds } from '../../parts/proposals/second.tsx'
import type { Offers } from '../../parts/rights/offers.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { doKeyDeed, fileOf, type KeyDeed, objectOf, RIGHT_OF } from './deeds.ts'
import { t } from './texts.ts'
import { useKeysAnew } from './use-keys-list.ts'

const DONE = { make: 'made', rotate: 'rotated', retire: 'retired' } as const

/** What one person proposed for the key of personal data, for the second. */
export function DeedSeconds({ of, offers }: { of: KeyDeed; offers: Offers }) {
  const anew = useKeysAnew()
  const file = fileOf(of)
  const right = RIGHT_OF[of.deed]
  const typed = of.deed === 'make' ? {} : { typedName: file }
  return (
    <Seconds
      right={right}
      object={objectOf(of)}
      title={t(`${of.deed}Title`, { file })}
      verb={t(`${of.deed}Second`, { file })}
      {...typed}
      refusal={offers(right).refusal}
      consequence={t(`${of.deed}Does`)}
      facts={() => (file ? [[t('name'), file]] : [])}
      approve={async ({ id: proposal, reason }) => {
        await doKeyDeed(of, { reason, proposal })
        notify(t(DONE[of.deed], { file }))
      }}
      onDone={anew}
    />
  )
}
