import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { lazy } from '../../lib/browser/lazily.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

// What is opened by a press is fetched by it: the page itself has nothing to type in.
export const AddPasskey = lazy(async () => ({
  default: (await import('./passkeys/add-passkey.tsx')).AddPasskey,
}))
export const PasswordStep = lazy(async () => ({
  default: (await import('./password-step.tsx')).PasswordStep,
}))
export const ErasureStep = lazy(async () => ({
  default: (await import('./erasure-step.tsx')).ErasureStep,
}))
const stages = () => import('./two-step/two-step-stages.tsx')
export const ScanStage = lazy(async () => ({ default: (await stages()).ScanStage }))
export const CodesStage = lazy(async () => ({ default: (await stages()).CodesStage }))
export const OffStage = lazy(async () => ({ default: (await stages()).OffStage }))

/** The room of a form while it is fetched. */
export const FormRoom = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Skeleton height="148px" />}>{children}</Suspense>
)
