import { DialogSteps } from '../../../ui/overlay/dialog-steps.tsx'
import { t } from '../texts.ts'

const STEPS = ['details', 'approval', 'result'] as const

/**
 * The way of every deposit: what the player fills in, the bank's approval, on its page or by
 * itself, and what came of it.
 */
export const DepositSteps = ({ at }: { at: (typeof STEPS)[number] }) => (
  <DialogSteps labels={STEPS.map((step) => t(`step.${step}`))} at={STEPS.indexOf(at)} />
)
